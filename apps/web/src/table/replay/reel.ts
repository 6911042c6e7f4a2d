/** A match as a film: the events that change the board, and where in it to look. */
import type { LoggedEvent } from "@consigliere/contract/play";
import type { MomentKind } from "@consigliere/games/story";
import type { GameWords } from "../../games/game-words.ts";
import type { Film } from "./film.ts";
import { indexOfMoment } from "./moment.ts";

export interface Reel {
  /** What is shown, from the first event on. */
  readonly events: readonly LoggedEvent[];
  /** Where a turn begins, by index of `events`, and what opened it. */
  readonly turns: readonly { readonly at: number; readonly opening: LoggedEvent }[];
  /** The great moments by kind, and the other headlines. */
  readonly moments: ReadonlyMap<MomentKind | "news", readonly number[]>;
}

/** An event of this weight is a headline. */
const HEADLINE = 3;

/**
 * The film of what was `told`, in order. `isStill` says of an event that nothing on the board changes with it: such a one
 * is passed over, and the turn that it opens begins with the next that is shown.
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

/** Where a headline stands: the red notches of the film. */
export function headlinesOf({ events, moments }: Reel, weight: GameWords["weight"]): readonly number[] {
  const great = new Set(["kill", "war", "news"].flatMap((kind) => moments.get(kind as MomentKind) ?? []));
  return [...events.keys()].filter(
    (at) => great.has(at) || weight(events[at]?.event ?? { type: "" }) >= HEADLINE,
  );
}
