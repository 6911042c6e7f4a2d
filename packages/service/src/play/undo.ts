import type { MatchLook, Since } from "@consigliere/contract/play";
import type { Context } from "../context.ts";
import { enterMine } from "./answer-prompt.ts";

/** Takes back the user's last answer. @throws RefusedError `match/nothing-to-undo` */
export function undoAnswer(
  context: Context,
  userId: string,
  matchId: string,
  answerId: string,
  since?: Since,
): Promise<MatchLook> {
  return enterMine(context, { userId, matchId, answerId, input: (seat) => ({ kind: "undo", seat }) }, since);
}
