/** The socket beside the API: a page hears there that something changed, and asks the API what. */

/** Below the origin. A page brings the ticket that came with its view, as `ticket` in the query. */
export const livePath = "/live";

/** Seconds between two signs of life of a page: any text. It is closed after 600 without. */
export const pingSeconds = 240;

/** What a page is told. */
export interface LiveNews {
  /** It may have it already; null: to look anew, and to come with another ticket; absent: nothing of it. */
  readonly revision?: string | null;
  /** The seats of those who look at the table and show it, for players; absent: nothing of it. */
  readonly present?: readonly number[];
  /** There is something new among the letters, for players. */
  readonly letters?: true;
}
