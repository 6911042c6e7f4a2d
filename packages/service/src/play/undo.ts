import type { MatchView } from "@consigliere/contract/play";
import type { House } from "../house.ts";
import { enterMine } from "./answer-prompt.ts";

/** Takes back the user's last answer. @throws RefusedError `match/nothing-to-undo` */
export function undoAnswer(
  house: House,
  userId: string,
  matchId: string,
  answerId: string,
): Promise<MatchView> {
  return enterMine(house, { userId, matchId, answerId, input: (seat) => ({ kind: "undo", seat }) });
}
