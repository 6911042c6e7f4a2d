/** The great moments of a game: what takes the middle of the stage when it happens, and then gives it back. */
import type { ReactNode } from "react";

/** The light of a scene. */
export type Light = "lamp" | "muzzle" | "headlights" | "beam" | "river" | "badge" | "day";

/** What becomes of somebody in a scene. */
export type Fate = "stands" | "aimed" | "wins" | "falls" | "drowns" | "leaves" | "turns";

/** Somebody in the middle of the stage. */
export interface Actor {
  readonly key: string;
  readonly name: string;
  readonly face: ReactNode;
  /** Whose it is; null: nobody's. */
  readonly owner: number | null;
  /** Whether it is whoever sits in that seat, and not somebody of theirs. */
  readonly isSelf?: true;
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
  /** The place itself with all who are in it: drawn as high as the board, in place of the actors in a line. */
  readonly set?: ReactNode;
  readonly caption: string;
  /** The outcome, stamped on those whom fate has come to: "KILLED". */
  readonly stamp?: string;
}
