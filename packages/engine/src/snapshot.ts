import type { Told } from "./event.ts";
import type { Game, Outcome } from "./game.ts";
import { copyJson, type Json } from "./json.ts";
import type { Seat } from "./seat.ts";

/** The kind of control of a seat. A resigned seat stays with the bot. */
export type SeatMode = "player" | "autopilot" | "resigned";

export interface SeatControl {
  readonly mode: SeatMode;
  /** Deadlines of the turn clock missed in a row. */
  readonly missed: number;
}

/** Kept between the steps of a turn. */
export interface TurnMemory {
  /** How often seats have answered, by occasion. */
  readonly answered: Readonly<Record<string, number>>;
  /** The seats that have run out of time. */
  readonly missed: readonly Seat[];
}

/** A match between two steps, as plain JSON. With the match's key, it is everything needed to continue. */
export interface Snapshot<State = unknown> {
  /** The version of the rules that made it. */
  readonly rules: string;
  /** The number of finished turns; a turn is one step or several. */
  readonly step: number;
  /** Only in the middle of a turn. */
  readonly turn?: TurnMemory;
  readonly state: State;
  /** Bytes of randomness used so far. */
  readonly randomAt: number;
  readonly settings: readonly Json[];
  readonly control: readonly SeatControl[];
  /** The corrections by which the match goes; absent: none. */
  readonly corrections?: readonly string[];
  /** How many events each viewer had been told when the step ended. */
  readonly told: Told;
  readonly outcome: Outcome | null;
}

/** The settings of a seat whose player has set nothing, or has given up. */
export function defaultSettings(game: Game): Json {
  return game.settings.parse({}) as Json;
}

/** Settings in today's shape; null if they no longer fit. */
export function readSettings(game: Game, settings: Json): Json | null {
  const parsed = game.settings.safeParse(settings);
  return parsed.success ? (parsed.data as Json) : null;
}

/** The settings in a snapshot in the shape that today's schema gives them. */
export function settingsAsRead(game: Game, { settings }: Pick<Snapshot, "settings">): Json[] {
  return settings.map((one) => readSettings(game, one) ?? defaultSettings(game));
}

/** The snapshot with its state in the shape of today's rules, and its settings in that of today's schema. */
export function readAgain(game: Game, snapshot: Snapshot): Snapshot {
  const isOld = snapshot.rules !== game.meta.version;
  const state =
    isOld && game.migrate !== undefined
      ? game.migrate(copyJson(snapshot.state), snapshot.rules)
      : snapshot.state;
  return { ...snapshot, state, settings: settingsAsRead(game, snapshot), rules: game.meta.version };
}
