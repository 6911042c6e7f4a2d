import type { Seat, Viewer } from "./seat.ts";

/** Something that happened, as typed data. Sentences are made from it at the edge. */
export interface GameEvent {
  readonly type: string;
}

/**
 * An event as it is stored: the public version (null: only the named seats learn of it), and the versions of single
 * seats that see more.
 */
export interface AddressedEvent<E extends GameEvent = GameEvent> {
  readonly everyone: E | null;
  readonly seats?: { readonly [seat: number]: E };
  /** The named seats already knew this. */
  readonly known?: true;
}

/** The version of `event` that `viewer` sees; null if it is not for them. */
export function eventFor<E extends GameEvent>(event: AddressedEvent<E>, viewer: Viewer): E | null {
  if (viewer === "spectator") return event.everyone;
  return event.seats?.[viewer] ?? event.everyone;
}

/**
 * Whether the event showed something hidden, to some seats or (with no seat named) to all. Such an event cannot be
 * taken back.
 */
export function isReveal(event: AddressedEvent): boolean {
  return event.seats !== undefined && event.known === undefined;
}

/** How many events each viewer has been told so far. Each viewer's events have their own numbers, without gaps. */
export interface Told {
  readonly seats: readonly number[];
  readonly spectator: number;
}

/** Nothing told yet, at a table of `count` seats. */
export function nothingTold(count: number): Told {
  return { seats: Array.from({ length: count }, () => 0), spectator: 0 };
}

/** The counts after `event`. */
export function toldAfter(told: Told, event: AddressedEvent): Told {
  const sees = (viewer: Viewer) => (eventFor(event, viewer) === null ? 0 : 1);
  return {
    seats: told.seats.map((count, seat) => count + sees(seat)),
    spectator: told.spectator + sees("spectator"),
  };
}

/** The count of `viewer`. */
export function toldTo(told: Told, viewer: Viewer): number {
  return viewer === "spectator" ? told.spectator : (told.seats[viewer] ?? 0);
}

/** Events that the kernel tells for every game. */
export type TableEvent =
  | { readonly type: "default-applied"; readonly seat: Seat; readonly topic: string }
  | { readonly type: "autopilot"; readonly seat: Seat; readonly on: boolean }
  | { readonly type: "resigned"; readonly seat: Seat }
  | { readonly type: "taken-back"; readonly seat: Seat }
  | { readonly type: "step-restarted"; readonly from: string; readonly to: string }
  /** From here on the match goes by a correction of its rules. */
  | { readonly type: "corrected"; readonly correction: string };
