/** The socket beside the API: a page hears there that something changed, and asks the API what. */

/** Below the origin. A page brings the ticket that came with its view, as `ticket` in the query. */
export const livePath = "/live";

/** Seconds between two signs of life of a page: any text. It is closed after 600 without. */
export const pingSeconds = 240;

/** What a page is told: a revision that it may have already; null: to look anew, and to come with another ticket. */
export interface LiveNews {
  readonly revision: string | null;
}
