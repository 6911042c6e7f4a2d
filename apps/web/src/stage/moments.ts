/** The great moments of a game: events that take the middle of the stage for a short time. */
import type { ReactNode } from "react";

/** The light of a scene. */
export type Light = "lamp" | "muzzle" | "headlights" | "beam" | "river" | "badge" | "day";

/** The fate of a person in a scene. */
export type Fate = "stands" | "aimed" | "wins" | "falls" | "drowns" | "leaves" | "turns";

/** A person in the middle of the stage. */
export interface Actor {
  readonly key: string;
  readonly name: string;
  readonly face: ReactNode;
  /** The owner; null: nobody. */
  readonly owner: number | null;
  /** Whether it is the player in that seat, and not one of the player's people. */
  readonly isSelf?: true;
  readonly fate: Fate;
  /** Milliseconds from the start of the scene to the fate; absent: at its middle. */
  readonly at?: number;
}

export interface MomentScene {
  readonly light: Light;
  /** From left to right. */
  readonly actors: readonly Actor[];
  /** The thing between the first of them and the others: a card, a die, a sign. */
  readonly picture?: ReactNode;
  /** The place itself with all who are in it: drawn as high as the board, in place of the actors in a line. */
  readonly set?: ReactNode;
  /** What is shown in its stead where it goes on by itself: a picture of the moment does not have it. */
  readonly over?: ReactNode;
  readonly caption: string;
  /** The outcome, stamped on those that meet their fate: "KILLED". */
  readonly stamp?: string;
}
