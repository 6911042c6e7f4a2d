/**
 * `npm run cost`: prints the cost of a month, and the limits of a large house. With `--write` the tables go into
 * docs/deploy.md and docs/scale.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { costPart, scalePart, withTable } from "./doc.ts";
import { fixed } from "./fixed.ts";
import { readInputs } from "./inputs.ts";
import { scaleTable } from "./scale-table.ts";
import { costTable } from "./table.ts";

const inputs = readInputs();
const tables = [
  [costPart, costTable(inputs, fixed)],
  [scalePart, scaleTable(inputs)],
] as const;
for (const [part, table] of tables) {
  if (process.argv.includes("--write"))
    writeFileSync(part.file, withTable(part, readFileSync(part.file, "utf8"), table));
  else console.log(`${table}\n`);
}
