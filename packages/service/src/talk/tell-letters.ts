import { partsOfTalk } from "@consigliere/store/letters";
import { type StreamRecord, talkIn } from "@consigliere/store/stream";
import type { Context } from "../context.ts";
import { letterNews } from "../live/news.ts";
import { ownSeatOf } from "../match/loans.ts";

/**
 * Tells the open pages of those at the table that there is another letter, or something else to be seen of one. Pages ask
 * again by themselves, so a failure is only reported.
 */
export async function followTalk(context: Context, records: readonly StreamRecord[]): Promise<void> {
  const talks = new Set(records.flatMap((record) => talkIn(record) ?? []));
  for (const talk of talks) {
    const { matchId, between } = partsOfTalk(talk);
    try {
      await tell(context, matchId, between);
    } catch (error) {
      context.report({ what: "players could not be told of letters", where: { matchId }, error });
    }
  }
}

/** `between`: the seats that alone are to learn of it; null: all. */
async function tell(
  { store, sockets }: Context,
  matchId: string,
  between: readonly number[] | null,
): Promise<void> {
  if (sockets === null) return;
  const [pages, meta] = await Promise.all([store.live.at(matchId), store.matches.meta(matchId)]);
  if (meta === undefined) return;
  const players = pages.filter(({ userId, revision }) => {
    const seat = ownSeatOf(meta, userId);
    return revision !== null && seat !== null && (between === null || between.includes(seat));
  });
  await Promise.all(players.map(({ id }) => sockets.send(id, letterNews())));
}
