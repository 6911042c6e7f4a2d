// `npm run check:standards`: checks all built pages with the W3C's checker, the built scripts with ES Check, for the
// oldest browsers that we name, and the OpenAPI document with Redocly and Spectral. It fetches all four, and needs Java
// 17 or newer.
import { globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root, run } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";

/** The checker knows no policy that names scripts by their content, and React writes `<br/>`. */
const KNOWN = ".*(Content Security Policy|Trailing slash on void).*";

/** A library looks whether these are there before it uses them; and a method of that name is ours. */
const NOT_USED = "Uint8ArrayFromHex,Uint8ArrayToHex,ArrayPrototypeGroup";

/** Prints the document of a service. */
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
const web = join(root, "apps", "web");
const out = join(web, "out");
const { browserslist } = JSON.parse(readFileSync(join(web, "package.json"), "utf8"));
// Only older browsers load what fills in what they lack.
const [, forOlder] =
  /<script src="\/([^"]+)" noModule/i.exec(readFileSync(join(out, "en/index.html"), "utf8")) ?? [];
const scripts = globSync(["_next/static/chunks/*.js", "sw.js"], { cwd: out })
  .filter((file) => file !== forOlder)
  .map((file) => join(out, file));
const browsers = [`--browserslistQuery=${browserslist.join()}`, "--checkFeatures", `--ignore=${NOT_USED}`];
const fetched = (name, ...args) => run("npx", ["-y", "--loglevel=error", name, ...args]);
const codes = [
  await run("node", ["--input-type=module", "-e", PRINT, document]),
  await fetched("vnu-jar@26.9.27", "--Werror", "--skip-non-html", "--filterpattern", KNOWN, out),
  await fetched("es-check@9.8.1", "checkBrowser", ...scripts, "--module", ...browsers),
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
