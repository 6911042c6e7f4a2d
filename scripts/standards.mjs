// `npm run check:standards`: checks all built pages with the W3C's checker, and the OpenAPI document with Redocly and
// Spectral. It fetches all three, and needs Java 17 or newer.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";

/** The checker knows no policy that names scripts by their content, and React writes `<br/>`. */
const KNOWN = ".*(Content Security Policy|Trailing slash on void).*";

/** Prints the document of a house. */
const PRINT = `
import { writeFileSync } from "node:fs";
import { openApiDocument } from "./apps/api/src/pages/openapi.ts";
import { endpoints } from "./packages/contract/src/endpoints.ts";
writeFileSync(process.argv[1], JSON.stringify(openApiDocument(endpoints, "https://mob.example.org")));
`;

await install();
await build();
const folder = mkdtempSync(join(tmpdir(), "standards-"));
const document = join(folder, "openapi.json");
const ruleset = join(folder, "spectral.json");
writeFileSync(ruleset, JSON.stringify({ extends: "spectral:oas" }));
const fetched = (name, ...args) => run("npx", ["-y", "--loglevel=error", name, ...args]);
const codes = [
  await run("node", ["--input-type=module", "-e", PRINT, document]),
  await fetched(
    "vnu-jar@26.9.27",
    "--Werror",
    "--skip-non-html",
    "--filterpattern",
    KNOWN,
    join(root, "apps/web/out"),
  ),
  await fetched("@redocly/cli@2.77.0", "lint", document),
  await fetched(
    "@stoplight/spectral-cli@6.16.3",
    "lint",
    "--fail-severity=warn",
    "--ruleset",
    ruleset,
    document,
  ),
];
process.exitCode = codes.some((code) => code !== 0) ? 1 : 0;
