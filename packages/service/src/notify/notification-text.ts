import type { Seat } from "@consigliere/engine/seat";

/** A link, as a button or an action. */
export interface NotificationLink {
  readonly label: string;
  readonly url: string;
  /** The one that leads on; the others are choices. */
  readonly isMain: boolean;
}

/** Somebody at the table, as they are told apart there. */
export interface Figure {
  readonly name: string;
  /** What their face is drawn from. */
  readonly portrait: string;
  /** Whose signs they bear; null before the start, when nobody has any. */
  readonly seat: Seat | null;
}

/** A board as everybody may see it, with what is the reader's lit. */
export interface BoardPicture {
  /** An SVG document without words. */
  readonly svg: string;
  /** What it shows, in whole sentences with the figures. */
  readonly says: readonly string[];
  /** Whose the signs on it are, in the order of the seats. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly isReader: boolean }[];
}

/** What a notification says, whatever channel tells it: what happened or is asked, and what can be done about it. */
export interface NotificationText {
  readonly heading: string;
  /** What happened since its reader looked last, oldest first, as whole sentences. */
  readonly news?: readonly string[];
  /** What it is about in one sentence: what is asked where that is somebody's doing, else the greatest of the news. */
  readonly headline?: string | undefined;
  /** Those of whom headline or heading tell, who acts first. */
  readonly figures?: readonly Figure[];
  readonly picture?: BoardPicture | undefined;
  readonly lines: readonly string[];
  /** What others at the table wrote, and the reader has not read, oldest first. */
  readonly letters?: readonly { readonly from: string; readonly text: string }[];
  /** What is kept for the record and seldom read. */
  readonly smallPrint?: readonly string[];
  readonly links: readonly NotificationLink[];
}

/** What the headline says is not said again below it. */
export function besideHeadline(sentences: readonly string[], { headline }: NotificationText): string[] {
  return sentences.filter((sentence) => sentence !== headline);
}
