/**
 * `npm run estimate` (`npm run estimate family-business` for one game): plays matches of people by each set of rules at
 * each number of seats, and writes the averages into each game's `estimates.ts`. It takes some minutes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@consigliere/games/catalogue";
import { type Estimate, RULE_SETS, type RuleSet } from "@consigliere/games/estimates";
import { estimated } from "./estimated.ts";

const MATCHES = 20;
const GAMES = join(import.meta.dirname, "../../../packages/games/src");

const [only] = process.argv.slice(2);
const chosen = catalogue.filter(({ meta }) => only === undefined || meta.id === only);
if (chosen.length === 0) throw new Error(`which game? one of: ${catalogue.map(({ meta }) => meta.id)}`);
for (const { meta, rules } of chosen) {
  const game = await rules();
  const { min, max } = meta.seats;
  const sets = RULE_SETS.map((ruleSet): [RuleSet, Estimate[]] => [
    ruleSet,
    Array.from({ length: max - min + 1 }, (_, i) => estimated(game, ruleSet, min + i, MATCHES)),
  ]);
  writeFileSync(join(GAMES, meta.id, "estimates.ts"), written(sets));
  for (const [ruleSet, rows] of sets) {
    console.log(`${meta.id}, ${ruleSet}`);
    console.table(rows);
  }
}

function written(sets: readonly [RuleSet, readonly Estimate[]][]): string {
  const all = sets.map(([ruleSet, rows]) => {
    const lines = rows.map(
      ({ seats, waits, asks, days }) =>
        `    { seats: ${seats}, waits: ${waits}, asks: ${asks}, days: ${days} },\n`,
    );
    return `  ${ruleSet}: [\n${lines.join("")}  ],\n`;
  });
  const head = '/** Written by `npm run estimate`. */\nimport type { Estimates } from "../estimates.ts";\n';
  return `${head}\nexport const estimates: Estimates = {\n${all.join("")}};\n`;
}
