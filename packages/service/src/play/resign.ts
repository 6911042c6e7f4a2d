import type { MatchLook, Since } from "@consigliere/contract/play";
import type { Context } from "../context.ts";
import { enterMine } from "./answer-prompt.ts";

/** Gives up: a bot plays the seat to the end. @throws RefusedError `match/resigned` */
export function resign(
  context: Context,
  userId: string,
  matchId: string,
  answerId: string,
  since?: Since,
): Promise<MatchLook> {
  return enterMine(
    context,
    { userId, matchId, answerId, input: (seat) => ({ kind: "resign", seat }) },
    since,
  );
}
