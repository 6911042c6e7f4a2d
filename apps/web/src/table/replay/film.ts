import type { RecapFrame } from "@consigliere/contract/play";
import { momentInAddress } from "./moment.ts";

/** A film that was asked for. */
export interface Film {
  /** The first event, the turn before the present one, what came after an event of the reader's, or a named moment. */
  readonly from: "start" | "last-turn" | { readonly after: number } | { readonly moment: string };
  /** Whether it plays by itself. */
  readonly plays: boolean;
}

/** What a film is showing. */
export interface Shot {
  readonly frame: RecapFrame;
  /** From 1. */
  readonly at: number;
  readonly count: number;
}

/** The film to which the address leads; null: none. */
export function filmInAddress(): Film | null {
  const moment = momentInAddress();
  return moment === null ? null : { from: { moment }, plays: false };
}
