/** The socket beside the API: a page hears there that something changed, and then asks the API. */

/** Below the origin. A page brings the ticket that came with its view, as `ticket` in the query. */
export const livePath = "/live";

/** Seconds between two signs of life of a page: any text. Without one, it is closed after 600 seconds. */
export const pingSeconds = 240;

/** Seconds between two looks of a page whose socket is open, and the longest pause of any page. */
export const lookSeconds = 60;

/** A message to a page. */
export interface LiveNews {
  /**
   * The page may have this revision already. Null: look again, and connect with another ticket. Absent: the message is
   * not about it.
   */
  readonly revision?: string | null;
  /**
   * The seats of players who are looking at the table and show it, for players; absent: the message is not about it.
   */
  readonly present?: readonly number[];
  /** There is something new among the letters, for players. */
  readonly letters?: true;
}
