/** How often what each can see of a match itself has changed: what names their views goes by it (`live/revision.ts`). */
import { isDeepStrictEqual } from "node:util";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { matchPublic } from "./public-form.ts";
import { type Position, positionOf } from "./record.ts";
import { waitingAt } from "./sight.ts";

/**
 * `changed`, with one more counted for everybody who sees it of `meta`, and for nobody else: that a seat is offered is its
 * player's alone, and so is that something was done. Before the start there is nothing to count.
 */
export async function counted(context: Context, meta: MatchMeta, changed: MatchMeta): Promise<MatchMeta> {
  if (meta.status === "lobby" || changed.status === "cancelled") return changed;
  const newest = await context.store.matches.newest(meta.id);
  const position = newest === undefined ? null : positionOf(newest);
  const isForAll = !isDeepStrictEqual(formOf(context, meta, position), formOf(context, changed, position));
  const places = [...changed.seats.keys(), null];
  const isFor = (seat: number | null) =>
    isForAll || (seat !== null && !isDeepStrictEqual(ownFormOf(meta, seat), ownFormOf(changed, seat)));
  const shown = places.map((seat, at) => (meta.shown?.[at] ?? 0) + (isFor(seat) ? 1 : 0));
  return { ...changed, shown };
}

/** What everybody sees of it. Clocks are part of that: when somebody rests is seen by their deadlines alone. */
function formOf(context: Context, meta: MatchMeta, position: Position | null) {
  return [matchPublic(context, meta, null, null), position && waitingAt(meta, position)];
}

/** What those see besides who look from a seat: whoever plays it, and whose it is. */
function ownFormOf({ seats, host, spectators, club }: MatchMeta, seat: number) {
  const { player, loan, offer }: Partial<SeatMeta> = seats[seat] ?? {};
  const { by, to, until } = loan ?? {};
  const isHost = [
    player !== null && player !== undefined && "userId" in player && player.userId,
    by,
  ].includes(host);
  return [player, by, to, until, offer, club, isHost && [host, spectators]];
}
