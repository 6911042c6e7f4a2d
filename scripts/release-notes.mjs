// `npm run release-notes -- v1.2.0`: prints the changelog of a version, for its release. Refuses a version that differs
// from package.json, that is missing in the changelog, or whose entry does not say what cannot be undone.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/command.mjs";

const wanted = (process.argv.slice(2).filter((arg) => arg !== "--")[0] ?? "").replace(/^v/, "");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
const section = changelog.split(/^## /m).find((part) => part.startsWith(`[${wanted}] - `));
const notes = section?.slice(section.indexOf("\n")).trim();

const refusal =
  wanted !== version
    ? `package.json is of version ${version}, not ${wanted || "none"}.`
    : notes === undefined
      ? `CHANGELOG.md has no "## [${wanted}] - <date>".`
      : /^### Cannot be taken back$/m.test(notes)
        ? null
        : `CHANGELOG.md does not say under "### Cannot be taken back" what of ${wanted} cannot be.`;
if (refusal === null) process.stdout.write(`${notes}\n`);
else process.stderr.write(`${refusal}\n`);
process.exitCode = refusal === null ? 0 : 1;
