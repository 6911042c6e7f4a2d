import type { MatchLook, Since } from "@consigliere/contract/play";
import type { Context } from "../context.ts";
import { metaOf } from "../match/meta.ts";
import { mySeat } from "../match/people.ts";
import { enterMine } from "./answer-prompt.ts";

/** Gives up: a bot plays the seat to the end. @throws RefusedError `match/resigned` */
export async function resign(
  context: Context,
  userId: string,
  matchId: string,
  answerId: string,
  since?: Since,
): Promise<MatchLook> {
  // A borrower cannot give the seat up.
  mySeat(await metaOf(context, matchId), userId, "owns");
  return enterMine(
    context,
    { userId, matchId, answerId, input: (seat) => ({ kind: "resign", seat }) },
    since,
  );
}
