import { partsOfTalk } from "@consigliere/store/letters";
import { type StreamRecord, type TalkChange, talkIn } from "@consigliere/store/stream";
import type { Context } from "../context.ts";
import { letterNews } from "../live/news.ts";
import { readersAmong } from "../match/talks.ts";

/**
 * Tells the open pages of people at the table that there is another letter, or something new on one. Pages also ask on
 * their own, so a failure is only reported.
 */
export async function followTalk(context: Context, records: readonly StreamRecord[]): Promise<void> {
  const talks = Map.groupBy(
    records.flatMap((record) => talkIn(record) ?? []),
    ({ talk }) => talk,
  );
  for (const [talk, changes] of talks) {
    const { matchId } = partsOfTalk(talk);
    try {
      await push(context, talk, changes);
    } catch (error) {
      context.report({ what: "players could not be told of letters", where: { matchId }, error });
    }
  }
}

async function push(context: Context, talk: string, changes: readonly TalkChange[]): Promise<void> {
  const { store, sockets } = context;
  if (sockets === null) return;
  const { matchId } = partsOfTalk(talk);
  const named = changes.flatMap(({ readers }) => (readers === null ? [] : [readers]));
  const [pages, readers] = await Promise.all([
    store.live.at(matchId),
    // New letters say whom they go to.
    named.length === changes.length ? named.flat() : readersOf(context, talk),
  ]);
  const told = pages.filter(({ userId, revision }) => revision !== null && readers.includes(userId));
  await Promise.all(told.map(({ id }) => sockets.send(id, letterNews())));
}

async function readersOf({ store }: Context, talk: string): Promise<readonly string[]> {
  const { matchId, between } = partsOfTalk(talk);
  const meta = await store.matches.meta(matchId);
  return meta === undefined ? [] : readersAmong(meta, between);
}
