import type { Seat } from "@consigliere/engine/seat";

/** A link, as a button or an action. */
export interface NotificationLink {
  readonly label: string;
  readonly url: string;
  /** The main link; the others are choices. */
  readonly isMain: boolean;
}

/** A person at the table, with the signs by which they are told apart. */
export interface Figure {
  readonly name: string;
  /** The text from which their face is drawn. */
  readonly portrait: string;
  /** The seat whose signs they have; null before the start, when nobody has any. */
  readonly seat: Seat | null;
}

/** A board as everybody may see it, with the reader's part lit. */
export interface BoardPicture {
  /** An SVG document without words. */
  readonly svg: string;
  /** The picture's content, in whole sentences with the figures. */
  readonly says: readonly string[];
  /** The owners of its signs, in the order of the seats. */
  readonly seats: readonly { readonly seat: Seat; readonly name: string; readonly isReader: boolean }[];
}

/** The content of a notification for every channel: the events or the question, and the possible actions. */
export interface NotificationText {
  readonly heading: string;
  /** The events since its reader last looked, oldest first, as whole sentences. */
  readonly news?: readonly string[];
  /** The subject in one sentence: the question if somebody's action caused it, otherwise the most important news. */
  readonly headline?: string | undefined;
  /** The people in the headline or heading, the acting one first. */
  readonly figures?: readonly Figure[];
  readonly picture?: BoardPicture | undefined;
  readonly lines: readonly string[];
  /** Letters from others at the table that the reader has not read, oldest first. */
  readonly letters?: readonly { readonly from: string; readonly text: string }[];
  /** Facts that are kept for the record and seldom read. */
  readonly smallPrint?: readonly string[];
  readonly links: readonly NotificationLink[];
}

/** The sentence of the headline is not repeated below it. */
export function besideHeadline(sentences: readonly string[], { headline }: NotificationText): string[] {
  return sentences.filter((sentence) => sentence !== headline);
}
