/** A match as a film: the events that change the board, and the interesting places in it. */
import type { LoggedEvent } from "@consigliere/contract/play";
import type { MomentKind } from "@consigliere/games/story";
import type { GameWords } from "../../games/game-words.ts";
import type { Film } from "./film.ts";
import { indexOfMoment } from "./moment.ts";

export interface Reel {
  /** The shown events, from the first on. */
  readonly events: readonly LoggedEvent[];
  /** The start of a turn, by index of `events`, and the event that opened it. */
  readonly turns: readonly { readonly at: number; readonly opening: LoggedEvent }[];
  /** The great moments by kind, and the other headlines. */
  readonly moments: ReadonlyMap<MomentKind | "news", readonly number[]>;
}

/** An event of this weight is a headline. */
const HEADLINE = 3;

/**
 * The film of all `told` events, in order. `isStill` says that an event changes nothing on the board. Such an event is
 * skipped, and a turn that it opens begins with the next shown event.
 */
export function reelOf(
  told: readonly LoggedEvent[],
  isStill: (event: LoggedEvent["event"]) => boolean,
  words: Pick<GameWords, "turn" | "moment" | "weight">,
): Reel {
  const events: LoggedEvent[] = [];
  const turns: { at: number; opening: LoggedEvent }[] = [];
  const moments = new Map<MomentKind | "news", number[]>();
  for (const one of told) {
    if (words.turn(one.event) !== null) turns.push({ at: events.length, opening: one });
    if (isStill(one.event)) continue;
    const kind = words.moment(one.event) ?? (words.weight(one.event) >= HEADLINE ? "news" : null);
    if (kind !== null) moments.set(kind, [...(moments.get(kind) ?? []), events.length]);
    events.push(one);
  }
  return { events, turns: turns.filter(({ at }) => at < events.length), moments };
}

/** The index at which a film begins. */
export function startOf({ events, turns }: Reel, from: Film["from"]): number {
  if (from === "start") return 0;
  if (from === "last-turn") return (turns.at(-2) ?? turns.at(-1))?.at ?? 0;
  if ("where" in from)
    return Math.max(
      0,
      events.findLastIndex(({ event }) => from.where(event)),
    );
  if ("moment" in from) return indexOfMoment(events, from.moment) ?? 0;
  const first = events.findIndex(({ n }) => n > from.after);
  return first === -1 ? Math.max(0, events.length - 1) : first;
}

/** The number of the last event of a log of `told` before the one that is shown next, after the one at `at`. */
export function lastBefore(reel: Reel | undefined, at: number | null, told: number): number {
  const next = at === null ? undefined : reel?.events[at + 1];
  return next === undefined ? told : next.n - 1;
}

/** The places of headlines: the red notches of the film. */
export function headlinesOf({ events, moments }: Reel, weight: GameWords["weight"]): readonly number[] {
  const great = new Set(["kill", "war", "news"].flatMap((kind) => moments.get(kind as MomentKind) ?? []));
  return [...events.keys()].filter(
    (at) => great.has(at) || weight(events[at]?.event ?? { type: "" }) >= HEADLINE,
  );
}
