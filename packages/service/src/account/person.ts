/** Somebody with a session. */
export interface Person {
  readonly userId: string;
  /** Null for guests. */
  readonly email: string | null;
}
