/** `npm run estimate <game>`: plays matches by every set of rules and writes what they take into `estimates.json`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Estimates, RULE_SETS } from "../src/estimates.ts";
import { estimated } from "../src/testing/estimated.ts";
import { findGame } from "./find-game.ts";

const MATCHES = 20;

const game = findGame(process.argv[2]);
const { id, seats } = game.meta;
const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
const estimates = Object.fromEntries(
  RULE_SETS.map((ruleSet) => [ruleSet, counts.map((count) => estimated(game, ruleSet, count, MATCHES))]),
) as unknown as Estimates;
const path = join(import.meta.dirname, "..", "src", id, "estimates.json");
writeFileSync(path, `${JSON.stringify(estimates, null, 2)}\n`);
for (const [ruleSet, rows] of Object.entries(estimates)) {
  console.log(ruleSet);
  console.table(rows);
}
