/** The tables that somebody watches without a seat. Nothing is stored for the others: they do not learn of it. */
import type { WatchedTable } from "@consigliere/contract/watched";
import type { Outcome } from "@consigliere/engine/game";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { callerIfKnown } from "../match/people.ts";
import { asOf, forStrangers, REPLAY, spectatorBy } from "../match/spectators.ts";
import { isLongOver, watchUrl } from "../match/table-link.ts";
import { Refusal } from "../refusal.ts";

/** Beyond it, the oldest is forgotten. */
const MOST_WATCHED = 20;

type Watched = NonNullable<Profile["watched"]>[number];

/**
 * Keeps a table in somebody's list; `word` is that of the link by which they came, null at an open table.
 * @throws Refusal `match/unknown` where they may not look
 */
export async function watchTable(
  { store }: Context,
  userId: string,
  matchId: string,
  word: string | null,
): Promise<void> {
  const meta = await store.matches.meta(matchId);
  const entry: Watched = { matchId, ...(word !== null && { word }) };
  if (meta === undefined || callerIfKnown(meta, holderOf(userId, entry)) === null)
    throw new Refusal("match/unknown");
  await store.profiles.change(userId, ({ watched, ...profile }) => ({
    ...profile,
    watched: [entry, ...without(watched, matchId)].slice(0, MOST_WATCHED),
  }));
}

/** Takes a table off the list; nothing happens to one that is not there. */
export async function stopWatching({ store }: Context, userId: string, matchId: string): Promise<void> {
  await store.profiles.change(userId, ({ watched, ...profile }) => {
    const kept = without(watched, matchId);
    return kept.length === 0 ? profile : { ...profile, watched: kept };
  });
}

/** Adds what a guest watches to the list of the account that takes the guest's place. */
export async function moveWatched({ store }: Context, guestId: string, accountId: string): Promise<void> {
  const { watched: brought } = (await store.profiles.get(guestId)) ?? {};
  if (brought === undefined) return;
  await store.profiles.change(accountId, ({ watched = [], ...profile }) => ({
    ...profile,
    watched: [
      ...brought,
      ...watched.filter(({ matchId }) => without(brought, matchId).length === brought.length),
    ].slice(0, MOST_WATCHED),
  }));
}

const without = (watched: Profile["watched"] = [], matchId: string) =>
  watched.filter((one) => one.matchId !== matchId);

const holderOf = (userId: string, { word }: Watched) => (word === undefined ? userId : spectatorBy(word));

/** The list, newest first, without the tables that its owner may no longer see or has sat down at. */
export async function listWatched(
  context: Context,
  { userId, watched = [] }: Profile,
): Promise<WatchedTable[]> {
  const metas = await context.store.matches.metas(watched.map(({ matchId }) => matchId));
  return watched.flatMap((entry) => {
    const meta = metas.find(({ id }) => id === entry.matchId);
    return meta === undefined ? [] : shownAs(context, meta, userId, entry);
  });
}

function shownAs(context: Context, meta: MatchMeta, userId: string, entry: Watched): WatchedTable[] {
  const now = context.clock();
  const caller = callerIfKnown(meta, holderOf(userId, entry));
  const isMine = callerIfKnown(meta, userId)?.looks != null;
  if (caller === null || isMine || meta.status === "cancelled") return [];
  if (entry.word !== undefined && entry.word !== REPLAY && isLongOver(meta, now)) return [];
  const then = new Date(now.getTime() - (caller.delay ?? 0) * 60_000).toISOString();
  const seen = caller.delay ? asOf(meta, then) : forStrangers(meta);
  const isOver = seen.endedAt !== undefined;
  const hasBegun = seen.startedAt !== undefined && seen.startedAt <= then;
  // A link shows nobody a table before its first card.
  const seats = hasBegun || entry.word === undefined ? seen.seats : [];
  const places = isOver ? ((meta.outcome as Outcome | undefined)?.placements ?? []) : [];
  return [
    {
      matchId: meta.id,
      game: meta.game,
      seats: seats.flatMap(({ player, name, portrait }) =>
        player === null ? [] : [{ name, portrait: portrait ?? null }],
      ),
      status: isOver ? "over" : hasBegun ? "playing" : "lobby",
      winners: seats.flatMap(({ name }, at) => (places[at] === 1 ? [name] : [])),
      url: watchUrl(context, meta, entry.word),
    },
  ];
}
