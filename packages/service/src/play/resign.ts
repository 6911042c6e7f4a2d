import type { MatchLook, Since } from "@consigliere/contract/play";
import type { Context } from "../context.ts";
import { checkBot } from "../games.ts";
import { editMatch } from "../match/edit.ts";
import { openTableAt } from "../match/load.ts";
import { metaAt } from "../match/meta.ts";
import { enterMine } from "./answer-prompt.ts";

interface Resignation {
  readonly answerId: string;
  /** The bot that is to play on; absent: the one that stands in. */
  readonly bot?: string;
}

/**
 * Gives up: a bot plays the seat to the end.
 * @throws RefusedError `match/resigned`
 * @throws Refusal `game/unknown-bot`
 */
export async function resign(
  context: Context,
  userId: string,
  matchId: string,
  { answerId, bot }: Resignation,
  since?: Since,
): Promise<MatchLook> {
  // A borrower cannot give the seat up.
  await metaAt(context, matchId, userId, "owns");
  if (bot !== undefined) await leaveTo(context, userId, matchId, bot);
  return enterMine(
    context,
    { userId, matchId, answerId, input: (seat) => ({ kind: "resign", seat }) },
    since,
  );
}

/** Notes who plays on. This comes first, as the bot may answer at once; a seat that is out of play keeps its bot. */
async function leaveTo(context: Context, userId: string, matchId: string, leftTo: string): Promise<void> {
  const { game, run, seat } = await openTableAt(context, matchId, userId, "plays");
  checkBot(game, leftTo);
  if (run.outcome !== null || !run.isPlaying(seat)) return;
  await editMatch(context, matchId, (now) => {
    const mine = now.seats[seat];
    return mine === undefined ? now : { ...now, seats: now.seats.with(seat, { ...mine, leftTo }) };
  });
}
