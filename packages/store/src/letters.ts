import type { Json } from "./json.ts";

/** What somebody at a table wrote to everybody there. */
export interface Letter {
  /** Unique at its table, and in the order of the letters: {@link letterId}. */
  readonly id: string;
  readonly at: string;
  readonly seat: number;
  readonly userId: string;
  readonly text: string;
  /** An event that everybody was told. */
  readonly quote?: Json;
  /** When that was (ISO), and which of those of its type at that time; absent from old letters. */
  readonly quoteAt?: { readonly at: string; readonly nth: number };
}

/** What became of a letter after it was written. */
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
  /** By seat, the id of the last letter that was read there; only with the newest page. */
  readonly read: Readonly<Record<number, string>>;
}

export interface LetterStore {
  /** One more. False for one whose id is there. */
  write(matchId: string, letter: Letter): Promise<boolean>;
  /** The newest page of letters, or the one before a letter: one read. */
  page(matchId: string, limit: number, before?: string): Promise<LetterPage>;
  /** By seat, the id of the last letter that was read there. */
  readUntil(matchId: string): Promise<Readonly<Record<number, string>>>;
  get(matchId: string, id: string): Promise<KeptLetter | undefined>;
  /** False where there is no such letter. */
  react(matchId: string, id: string, seat: number, reaction: string | null): Promise<boolean>;
  hide(matchId: string, id: string, hidden: Marks["hidden"] | null): Promise<boolean>;
  /** False when as much was read before. */
  markRead(matchId: string, seat: number, id: string): Promise<boolean>;
}

/** The id of a letter: by when it was written, and then by the id that its writer gave it. */
export function letterId(at: Date, given: string): string {
  return `${at.getTime().toString(36).padStart(9, "0")}-${given}`;
}

/** The id that the writer of a letter gave it. */
export function givenId(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}
