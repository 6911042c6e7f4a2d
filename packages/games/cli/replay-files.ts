/** The `npm run replay` command, without the process around it. */
import { readFileSync } from "node:fs";
import type { FindingVerdict } from "@consigliere/engine/finding";
import { isRecord } from "@consigliere/engine/json";
import { matchFileSchema, replay } from "@consigliere/engine/match-file";
import { findGame } from "../src/find-game.ts";
import { checkFiles } from "./check-files.ts";

const EXIT_CODES: Readonly<Record<FindingVerdict, number>> = { holds: 0, broken: 1, unchecked: 2 };

/** Prints what is found of the file and the receipts at `paths`. The code with which the command ends. */
export function replayFiles([path, ...receipts]: readonly string[]): number {
  try {
    if (path === undefined) throw new Error("which file? npm run replay -- <file> [<receipt>…]");
    const text = readFileSync(path, "utf8");
    const isRecorded = isMatchFile(text);
    if (isRecorded && receipts.length > 0) {
      throw new Error("a recorded match is no proof: receipts cannot be compared with it");
    }
    const verdict = isRecorded
      ? replayFile(text)
      : checkFiles(
          text,
          receipts.map((receipt) => readFileSync(receipt, "utf8")),
        );
    return EXIT_CODES[verdict];
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

function isMatchFile(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value["format"] === "consigliere-match/1";
  } catch {
    return false;
  }
}

/** Whether the secret fits the commitment, and every event and the final state agree. */
function replayFile(text: string): FindingVerdict {
  const file = matchFileSchema.parse(JSON.parse(text));
  console.log("a recorded match, no proof: nothing here shows that it was dealt fairly");
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
  return verdict.keepsCommitment && verdict.sameEvents && verdict.sameState ? "holds" : "broken";
}
