/**
 * `pnpm replay <file>`: runs a recorded match again and says whether the secret fits the commitment and every
 * event and the final state agree. Exit code 1 when anything differs.
 */
import { readFileSync } from "node:fs";
import { matchFileSchema, replay } from "@consigliere/engine/match-file";
import { findGame } from "./find-game.ts";

try {
  const path = process.argv[2];
  if (path === undefined) throw new Error("which file? pnpm replay <file>");
  const file = matchFileSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  const game = findGame(file.game);
  if (game.meta.version !== file.rules) {
    console.log(`recorded under rules ${file.rules}; these are ${game.meta.version}`);
  }
  const verdict = replay(game, file);
  const say = (what: string, isSo: boolean) => console.log(`${isSo ? "agrees" : "DIFFERS"}  ${what}`);
  say("secret and commitment", verdict.keepsCommitment);
  say(`${verdict.events.length} events`, verdict.sameEvents);
  say(`final state after ${file.inputs.length} inputs`, verdict.sameState);
  if (verdict.run.outcome !== null) console.log(`ended: ${verdict.run.outcome.reason}`);
  if (!(verdict.keepsCommitment && verdict.sameEvents && verdict.sameState)) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
