/** How a bot reads the view. Values are in thousands of dollars. */
import type { Seat } from "@consigliere/engine/seat";
import { cardOfKind, type GangsterId, type ItemType, type RacketId, racketValue } from "../cards.ts";
import type { GangsterView, SeatView, View, WarehouseView } from "../view.ts";
import type { Taste } from "./taste.ts";
import type { Temper } from "./temper.ts";

export interface Reading {
  readonly view: View;
  readonly me: Seat;
  readonly mine: SeatView;
  readonly rivals: readonly SeatView[];
  /** Only the cards among which the End waits are left. */
  readonly isLate: boolean;
  /** Own turns that may still follow. */
  readonly turnsLeft: number;
  readonly taste: Taste;
  readonly temper: Temper;
}

/** Reads the table from the point of view of seat `me`. */
export function read(view: View, me: Seat, { taste, temper }: Pick<Reading, "taste" | "temper">): Reading {
  const mine = view.seats[me];
  if (mine === undefined) throw new Error(`no seat ${me}`);
  return {
    view,
    me,
    mine,
    rivals: view.seats.filter((seat) => seat !== mine),
    isLate: view.isLate,
    turnsLeft: turnsLeft(view.deckCount, view.seats.length),
    taste,
    temper,
  };
}

/** The turns of each seat that may still follow. */
export function turnsLeft(deckCount: number, seatCount: number): number {
  return (deckCount - 15) / (1.8 * seatCount);
}

export function racketCount(seat: SeatView): number {
  return seat.warehouses.reduce((sum, w) => sum + w.racketCount, 0);
}

export function isFree(gangster: GangsterView): boolean {
  return gangster.blocks.length === 0;
}

export function bonus({ items }: GangsterView, type: ItemType): number {
  const item = items.find((id) => cardOfKind(id, "item").subtype === type);
  return item === undefined ? 0 : cardOfKind(item, "item").bonus;
}

export function bonusSum({ items }: GangsterView): number {
  return items.reduce((sum, item) => sum + cardOfKind(item, "item").bonus, 0);
}

export function points(gangster: GangsterId): { readonly attack: number; readonly robbery: number } {
  return cardOfKind(gangster, "gangster");
}

/** In thousands. */
export function thousands(racket: RacketId): number {
  return racketValue(racket) / 1000;
}

/** The share of the die faces with which a check of modifier `m` succeeds, as a sum of the tables. */
export function chance(m: number): number {
  return Math.min(Math.max(m, 0), 8) / 8;
}

/** The warehouse for a racket: the one with the fewest. A dog counts as three fewer. */
export function stash({ mine }: Pick<Reading, "mine">): WarehouseView["card"] | undefined {
  const weight = (w: WarehouseView) => w.racketCount - (w.dog === null ? 0 : 3);
  return [...mine.warehouses].sort((a, b) => weight(a) - weight(b))[0]?.card;
}
