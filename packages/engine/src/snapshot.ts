import type { Told } from "./event.ts";
import type { Outcome } from "./game.ts";
import type { Json } from "./json.ts";
import type { Seat } from "./seat.ts";

/** Who answers for a seat. A seat that was resigned stays with the bot. */
export type SeatMode = "player" | "autopilot" | "resigned";

export interface SeatControl {
  readonly mode: SeatMode;
  /** Deadlines of the turn clock missed in a row. */
  readonly missed: number;
}

/** What the steps of a turn leave to the next step of it. */
export interface TurnMemory {
  /** How often seats have answered, by occasion. */
  readonly answered: Readonly<Record<string, number>>;
  /** Who has run out of time. */
  readonly missed: readonly Seat[];
}

/** A match between two steps, as plain JSON: with the key of the match, all that is needed to go on. */
export interface Snapshot<State = unknown> {
  /** The version of the rules that made it. */
  readonly rules: string;
  /** How many turns have been finished; a turn is one step or several. */
  readonly step: number;
  /** Only in the middle of a turn. */
  readonly turn?: TurnMemory;
  readonly state: State;
  /** Bytes of randomness used so far. */
  readonly randomAt: number;
  readonly settings: readonly Json[];
  readonly control: readonly SeatControl[];
  /** What each viewer had been told when the step ended. */
  readonly told: Told;
  readonly outcome: Outcome | null;
}
