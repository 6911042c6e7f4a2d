/** A page that is open at a match and hears of changes through a socket. */
export interface LivePage {
  /** Its socket, as the gateway names it. */
  readonly id: string;
  readonly matchId: string;
  readonly userId: string;
  /**
   * The revision of the match that the page has seen or was last told of; null: the page cannot be told, and must
   * connect again.
   */
  readonly revision: string | null;
}

/**
 * An open page in its place. Each person has a fixed number of places at a match, and no number of sockets takes more.
 */
export interface PlacedPage extends LivePage {
  readonly place: number;
  /** The seats of those who are looking at the table, as last told to the page; absent: it was told nothing. */
  readonly present?: readonly number[];
}

/** How many pages of one person at one match hear of changes. */
export const mostPages = 8;

/** Seconds that a page is kept without a sign of life. API Gateway closes idle sockets after the same time. */
export const silenceSeconds = 600;

export interface LiveStore {
  /** Adds a page; false if its person already has {@link mostPages} at this match. */
  open(page: LivePage): Promise<boolean>;
  /** The pages that are open at a match, in no particular order. */
  at(matchId: string): Promise<PlacedPage[]>;
  /** The pages that one person has open at a match. */
  of(matchId: string, userId: string): Promise<PlacedPage[]>;
  /** Whether one person has a page open at a match. It is read by key, together with other reads of the same moment. */
  isOpen(matchId: string, userId: string): Promise<boolean>;
  /** The page behind a socket. It may take moments to appear after its opening. */
  find(id: string): Promise<PlacedPage | undefined>;
  /** The page has given a sign of life. */
  prolong(page: PlacedPage): Promise<void>;
  /** The page has been told of another revision. */
  setRevision(page: PlacedPage, revision: string | null): Promise<void>;
  /** The page has been told of others who look. */
  setPresent(page: PlacedPage, present: readonly number[]): Promise<void>;
  /** The page is gone. */
  forget(page: PlacedPage): Promise<void>;
}
