import type { RecapFrame } from "@consigliere/contract/play";
import type { TableEvent } from "../../games/game-words.ts";
import { momentInAddress } from "./moment.ts";

/** A film that was asked for. */
export interface Film {
  /**
   * The first event, the turn before the present one, what came after an event of the reader's, a named moment, or the
   * last event of which something is true.
   */
  readonly from:
    | "start"
    | "last-turn"
    | { readonly after: number }
    | { readonly moment: string }
    | { readonly where: (event: TableEvent) => boolean };
  /** Whether it plays by itself; "deed": from some steps before where it would begin, up to there. */
  readonly plays: boolean | "deed";
  /** With all hands open, where the match opened them at its end. */
  readonly opens?: boolean;
}

/** What a film is showing. */
export interface Shot {
  readonly frame: RecapFrame;
  /** From 1. */
  readonly at: number;
  readonly count: number;
}

/** In the place of a moment's name, in the address of a replay: from the first event on. */
export const START = "start";

/** The film to which the address leads; null: none. */
export function filmInAddress(): Film | null {
  const moment = momentInAddress();
  if (moment === null) return null;
  return moment === START ? { from: START, plays: false } : { from: { moment }, plays: "deed" };
}
