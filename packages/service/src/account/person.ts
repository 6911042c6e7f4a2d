/** Somebody with a session. */
export interface Person {
  readonly userId: string;
  /** Null for guests. */
  readonly email: string | null;
  /** The id of the session; absent: there is none. */
  readonly session?: string;
  /** There is no session: a key of a message has opened one table for them. */
  readonly isByLink?: true;
  /** There is no session: an access token lets a script of theirs look and answer at one table. */
  readonly isByToken?: true;
}
