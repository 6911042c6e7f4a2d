/**
 * Counts the changes of a match itself that each viewer can see. The names of their views depend on it
 * (`live/revision.ts`).
 */

import { isDeepStrictEqual } from "node:util";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { standInOf } from "./people.ts";
import type { Position } from "./position.ts";
import { awayAt, matchPublic } from "./public-form.ts";
import { waitingAt } from "./view-hash.ts";

/**
 * `changed`, with the count raised for everybody who sees a difference from `meta`, and for nobody else. For example,
 * only its player sees that a seat is offered. Before the start there is nothing to count.
 */
export async function counted(context: Context, meta: MatchMeta, changed: MatchMeta): Promise<MatchMeta> {
  if (meta.status === "lobby" || changed.status === "cancelled") return changed;
  const newest = await context.store.matches.newest(meta.id);
  const position = newest === undefined ? null : newest.waiting;
  const isForAll = !isDeepStrictEqual(formOf(context, meta, position), formOf(context, changed, position));
  const now = context.clock();
  const places = [...changed.seats.keys(), null];
  const isFor = (seat: number | null) =>
    isForAll ||
    (seat !== null && !isDeepStrictEqual(ownFormOf(meta, seat, now), ownFormOf(changed, seat, now)));
  const shown = places.map((seat, at) => (meta.shown?.[at] ?? 0) + (isFor(seat) ? 1 : 0));
  return { ...changed, shown };
}

/** The part that everybody sees. Clocks belong to it: others notice somebody's rests only by their deadlines. */
function formOf(context: Context, meta: MatchMeta, position: Position | null) {
  const standIns = meta.seats.map((seat, at) => position?.modes[at] === "autopilot" && standInOf(seat));
  return [matchPublic(context, meta, null, null), position && [waitingAt(meta, position), standIns]];
}

/** The additional part for those who look from a seat: its player, and its owner. */
function ownFormOf(meta: MatchMeta, seat: number, now: Date) {
  const { seats, host, spectators, club, corrections } = meta;
  const { player, loan, offer }: Partial<SeatMeta> = seats[seat] ?? {};
  const { by, to, until } = loan ?? {};
  const isHost = [
    player !== null && player !== undefined && "userId" in player && player.userId,
    by,
  ].includes(host);
  return [player, by, to, until, offer, club, corrections, awayAt(meta, now), isHost && [host, spectators]];
}
