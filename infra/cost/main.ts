/** `npm run cost`: prints the cost of a month. With `--write` the table goes into docs/deploy.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { docFile, withTable } from "./doc.ts";
import { fixed } from "./fixed.ts";
import { readInputs } from "./inputs.ts";
import { costTable } from "./table.ts";

const table = costTable(readInputs(), fixed);
if (process.argv.includes("--write")) writeFileSync(docFile, withTable(readFileSync(docFile, "utf8"), table));
else console.log(table);
