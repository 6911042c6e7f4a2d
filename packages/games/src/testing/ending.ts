/** The ways in which matches of a game end. One golden match is recorded for each. */
import type { GameEvent } from "@consigliere/engine/event";

export interface Ending<E extends GameEvent = GameEvent> {
  /** Also the name of the golden match's file. */
  readonly name: string;
  readonly seatCount: number;
  readonly options: unknown;
  readonly bots: "random" | "regular";
  /** Whether players give up now and then. */
  readonly isQuitting?: true;
  /** The reason as the outcome gives it. */
  readonly reason: string;
  /** Whether a match with these events, as a spectator was told them, ends this way. */
  isEnding(events: readonly E[]): boolean;
}
