/** The people who are looking at a table now. Its players see each other, as far as each of them shows it. */
import type { Seat } from "@consigliere/engine/seat";
import type { PlacedPage } from "@consigliere/store/live";
import type { MatchMeta } from "@consigliere/store/matches";
import { pageIn, type StreamRecord } from "@consigliere/store/stream";
import type { Context, Sockets } from "../context.ts";
import { placeOf } from "../match/people.ts";
import { presenceNews } from "./news.ts";

/** Whether somebody has a page of the match in sight, whether they show it or not. Used for their own messages. */
export async function isLookingAt(
  { store }: Pick<Context, "store">,
  userId: string,
  matchId: string,
): Promise<boolean> {
  return store.live.isOpen(matchId, userId);
}

/** Tells of the pages that were opened or closed by stream records. */
export async function followPages(context: Context, records: readonly StreamRecord[]): Promise<void> {
  const changed = Map.groupBy(
    records.flatMap((record) => pageIn(record) ?? []),
    ({ matchId }) => matchId,
  );
  for (const [matchId, pages] of changed) {
    await pushPresence(context, matchId, new Set(pages.map(({ userId }) => userId)));
  }
}

/**
 * Tells the players who are looking at a table who else is, after pages of `changed` were opened or closed.
 * `everybody`: after the deal, because before it nobody's seat is drawn. Pages of people who hide their presence tell
 * others nothing, at any time; these people themselves are told. Pages connect again, so a failure is only reported.
 */
export async function pushPresence(
  context: Context,
  matchId: string,
  changed: ReadonlySet<string> | "everybody",
): Promise<void> {
  const { sockets, report } = context;
  if (sockets === null) return;
  try {
    await pushToPlayers(context, sockets, matchId, changed);
  } catch (error) {
    report({ what: "players could not be told who looks", where: { matchId }, error });
  }
}

async function pushToPlayers(
  context: Context,
  sockets: Sockets,
  matchId: string,
  changed: ReadonlySet<string> | "everybody",
): Promise<void> {
  const { store } = context;
  const [pages, meta] = await Promise.all([store.live.at(matchId), store.matches.meta(matchId)]);
  if (meta?.contributions === undefined) return;
  const players = pages.filter(({ userId }) => placeOf(meta, userId).plays !== null);
  if (players.length === 0) return;
  const concerned = changed === "everybody" ? [] : [...changed];
  const shown = await whoShow(context, [...concerned, ...players.map(({ userId }) => userId)]);
  const present = seatsOf(
    meta,
    players.filter(({ userId }) => shown.has(userId)),
  );
  const isForAll = changed === "everybody" || concerned.some((userId) => shown.has(userId));
  const told = players.filter(({ userId }) => isForAll || concerned.includes(userId));
  await Promise.all(told.map((page) => push(context, sockets, page, present)));
}

/** Those among some people who let others see when they look at a table. */
export async function whoShow({ store }: Context, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const profiles = await store.profiles.getMany([...new Set(userIds)]);
  return new Set(profiles.filter((profile) => profile.hidesPresence !== true).map(({ userId }) => userId));
}

function seatsOf(meta: MatchMeta, pages: readonly PlacedPage[]): Seat[] {
  const seats = pages.flatMap(({ userId }) => placeOf(meta, userId).plays ?? []);
  return [...new Set(seats)].toSorted((a, b) => a - b);
}

/** A page that is just being opened hears nothing yet: the news is repeated at its first sign of life. */
async function push(
  { store }: Context,
  sockets: Sockets,
  page: PlacedPage,
  present: readonly Seat[],
): Promise<void> {
  if (String(page.present) === String(present)) return;
  await store.live.setPresent(page, present);
  if (page.revision !== null) await sockets.send(page.id, presenceNews(present));
}
