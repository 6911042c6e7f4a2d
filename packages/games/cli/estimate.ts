/** `npm run estimate <game>`: plays matches by every set of rules and writes what they take into `estimates.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Estimate, type Estimates, RULE_SETS } from "../src/estimates.ts";
import { estimated } from "../src/testing/estimated.ts";
import { findGame } from "./find-game.ts";

const MATCHES = 20;

const game = findGame(process.argv[2]);
const { id, seats } = game.meta;
const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
const estimates = Object.fromEntries(
  RULE_SETS.map((ruleSet) => [ruleSet, counts.map((count) => estimated(game, ruleSet, count, MATCHES))]),
) as unknown as Estimates;
const path = join(import.meta.dirname, "..", "src", id, "estimates.ts");
writeFileSync(path, written(estimates));
for (const [ruleSet, rows] of Object.entries(estimates)) {
  console.log(ruleSet);
  console.table(rows);
}

function written(all: Estimates): string {
  const sets = Object.entries(all).map(([ruleSet, rows]) => {
    const lines = rows.map(
      (row: Estimate) => `    { seats: ${row.seats}, waits: ${row.waits}, asks: ${row.asks} },\n`,
    );
    return `  ${ruleSet}: [\n${lines.join("")}  ],\n`;
  });
  const head = '/** Written by `npm run estimate`. */\nimport type { Estimates } from "../estimates.ts";\n';
  return `${head}\nexport const estimates: Estimates = {\n${sets.join("")}};\n`;
}
