/** `npm run cost`: prints the cost of a month. With `--write` the table goes into docs/deploy.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { readInputs } from "./inputs.ts";
import { costTable, page, withTable } from "./table.ts";

const table = costTable(readInputs());
if (process.argv.includes("--write")) writeFileSync(page, withTable(readFileSync(page, "utf8"), table));
else console.log(table);
