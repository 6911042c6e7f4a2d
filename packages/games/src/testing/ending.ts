/** The ways in which matches of a game end: one golden match is recorded for each. */
import type { GameEvent } from "@consigliere/engine/event";

export interface Ending<E extends GameEvent = GameEvent> {
  /** Also the name of the file of the golden match. */
  readonly name: string;
  readonly seatCount: number;
  readonly options: unknown;
  readonly bots: "random" | "regular";
  /** Whether players give up now and then. */
  readonly isQuitting?: true;
  /** How the outcome gives the reason. */
  readonly reason: string;
  /** Whether the match that a spectator was told of so ends this way. */
  isEnding(events: readonly E[]): boolean;
}
