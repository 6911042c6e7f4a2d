/** The great moments of a game: what takes the middle of the stage when it happens, and then gives it back. */
import type { ReactNode } from "react";
import type { BoardProps } from "../games/game-ui.ts";
import type { AnyMessage, TableEvent } from "../games/game-words.ts";
import type { Sound } from "../sound/sounds.ts";

/** The light of a scene. */
export type Light = "lamp" | "muzzle" | "headlights" | "beam" | "river" | "badge" | "day";

/** What becomes of somebody in a scene. */
export type Fate = "stands" | "aimed" | "falls" | "drowns" | "leaves" | "turns";

/** Somebody in the middle of the stage. */
export interface Actor {
  readonly key: string;
  readonly name: string;
  readonly face: ReactNode;
  /** Whose it is; null: nobody's. */
  readonly owner: number | null;
  readonly fate: Fate;
  /** Milliseconds from the beginning of the scene at which fate comes; absent: at its middle. */
  readonly at?: number;
}

export interface Scene {
  readonly light: Light;
  /** From left to right. */
  readonly actors: readonly Actor[];
  /** What lies between the first of them and the others: a card, a die, a sign. */
  readonly picture?: ReactNode;
  readonly caption: string;
  /** The outcome, stamped on those whom fate has come to: "KILLED". */
  readonly stamp?: string;
}

/** A sound, and milliseconds after the beginning of its event. */
export type SoundCue = readonly [sound: Sound, at: number];

/** What is known where an event is shown: the board just after it, and the event before it. */
export interface MomentContext {
  readonly board: BoardProps;
  readonly before: TableEvent | null;
  readonly say: AnyMessage;
}

/**
 * The moments of a game. How long one takes and how it sounds follows from the event and the view as everybody may
 * know them: nobody learns from it what lies in a hand.
 */
export interface GameMoments {
  /** Milliseconds of the scene of an event; 0: it has none. */
  readonly length: (event: TableEvent, view: unknown) => number;
  /** The scene itself; null for an event of no length. */
  readonly scene: (event: TableEvent, context: MomentContext) => Scene | null;
  readonly sounds: (event: TableEvent) => readonly SoundCue[];
}
