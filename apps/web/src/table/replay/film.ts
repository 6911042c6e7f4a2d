import type { Papers, RecapFrame } from "@consigliere/contract/play";
import type { LetterView } from "@consigliere/contract/talk";
import type { TableEvent } from "../../games/game-words.ts";
import { momentInAddress } from "./moment.ts";

/** A requested film. */
export interface Film {
  /**
   * The start: the first event, the turn before the present one, the moment after an event of the reader's, a named
   * moment, or the last event for which something is true.
   */
  readonly from:
    | "start"
    | "last-turn"
    | { readonly after: number }
    | { readonly moment: string }
    | { readonly where: (event: TableEvent) => boolean };
  /** Whether it plays on its own; "deed": from some steps before its start, up to there. */
  readonly plays: boolean | "deed";
  /** With all hands open, if the match opened them at its end. */
  readonly opens?: boolean;
}

/** Everything told of a moment beside its board, once the match is over. */
export interface MomentStory {
  /** Its number among the events that everybody was told; 0: before the first. */
  readonly number: number;
  /** By seat, the settings and sealed answers of its player. */
  readonly papers: ReadonlyMap<number, Papers>;
  /** The table as the player in a seat saw it. */
  readonly viewOf: (seat: number) => unknown;
  /** The letters about it. */
  readonly comments: readonly LetterView[];
}

/** The position of a film. */
export interface Shot {
  readonly frame: RecapFrame;
  /** The view from the chair, without what is open besides. */
  readonly seen: RecapFrame["view"];
  /** From 1. */
  readonly at: number;
  readonly count: number;
  /** Null: the match goes on, or nothing of it is for the reader. */
  readonly story: MomentStory | null;
}

/** Replaces a moment's name in the address of a replay: from the first event on. */
export const START = "start";

/** The film in the address; null: none. */
export function filmInAddress(): Film | null {
  const moment = momentInAddress();
  if (moment === null) return null;
  return moment === START ? { from: START, plays: false } : { from: { moment }, plays: "deed" };
}
