import type { Json } from "./json.ts";

/** A letter from somebody at a table to all others, or to one of them. */
export interface Letter {
  /** Unique at its table, and in the order of the letters: {@link letterId}. */
  readonly id: string;
  readonly at: string;
  readonly seat: number;
  readonly userId: string;
  readonly text: string;
  /** An event that everybody was told. */
  readonly quote?: Json;
  /** The time of the quote (ISO), and its number among those of its type at that time; absent from old letters. */
  readonly quoteAt?: { readonly at: string; readonly nth: number };
}

/** The marks on a letter after it was written. */
export interface Marks {
  /** Reactions by seat. */
  readonly reactions: Readonly<Record<number, string>>;
  readonly hidden?: "writer" | "host";
}

export type KeptLetter = Letter & Marks;

export interface LetterPage {
  /** Ascending. */
  readonly letters: readonly KeptLetter[];
  readonly isMore: boolean;
  /** By seat, the id of the last letter read there; only with the newest page. */
  readonly read: Readonly<Record<number, string>>;
}

/** Letters by the talk that they belong to: {@link talkOf}. */
export interface LetterStore {
  /**
   * Adds a letter. False if its id exists already. `readers` are the user ids of its receivers. They are kept beside
   * it, so that code that follows the table's stream can tell them without reading the match.
   */
  write(talk: string, letter: Letter, readers?: readonly string[]): Promise<boolean>;
  /** The newest page of letters, or the one before a letter: one read. */
  page(talk: string, limit: number, before?: string): Promise<LetterPage>;
  /** By seat, the id of the last letter read there. */
  readUntil(talk: string): Promise<Readonly<Record<number, string>>>;
  get(talk: string, id: string): Promise<KeptLetter | undefined>;
  /** All that somebody wrote, ascending. It reads every letter of the talk. */
  by(talk: string, userId: string): Promise<KeptLetter[]>;
  /** Leaves nothing of a letter. */
  remove(talk: string, id: string): Promise<void>;
  /** Gives somebody's letters to another user (a guest who becomes an account). */
  moveAll(talk: string, fromUserId: string, toUserId: string): Promise<void>;
  /** False where there is no such letter. */
  react(talk: string, id: string, seat: number, reaction: string | null): Promise<boolean>;
  hide(talk: string, id: string, hidden: Marks["hidden"] | null): Promise<boolean>;
  /** False when as much was read before. */
  markRead(talk: string, seat: number, id: string): Promise<boolean>;
}

/**
 * Names the talk of everybody at a table, or of two of its seats. Private talks are stored separately, so nobody else
 * reads them, waits for them or pays for them.
 */
export function talkOf(matchId: string, between?: readonly [number, number]): string {
  return between === undefined ? matchId : `${matchId}/${between.toSorted((a, b) => a - b).join("-")}`;
}

/** The match of a talk, and the seats it is between; null: all. */
export function partsOfTalk(talk: string): { matchId: string; between: readonly number[] | null } {
  const [matchId = "", seats] = talk.split("/");
  return { matchId, between: seats === undefined ? null : seats.split("-").map(Number) };
}

/** The id of a letter: the time it was written, then the id that its writer gave it. */
export function letterId(at: Date, given: string): string {
  return `${at.getTime().toString(36).padStart(9, "0")}-${given}`;
}

/** The id that the writer of a letter gave it. */
export function givenId(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}
