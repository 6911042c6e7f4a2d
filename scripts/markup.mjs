// `npm run check:markup`: checks all built pages with the W3C's checker, which it fetches; needs Java 17 or newer.
import { join } from "node:path";
import { root, run } from "./lib/command.mjs";
import { build, install } from "./lib/install.mjs";

/** It knows no policy that names scripts by their content, and React writes `<br/>`. */
const KNOWN = ".*(Content Security Policy|Trailing slash on void).*";

await install();
await build();
const checker = ["-y", "--loglevel=error", "vnu-jar@26.9.27"];
const args = ["--Werror", "--skip-non-html", "--filterpattern", KNOWN, join(root, "apps", "web", "out")];
process.exitCode = await run("npx", [...checker, ...args]);
