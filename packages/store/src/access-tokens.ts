/** Lets a script of its owner look and answer at matches. */
export interface AccessToken {
  readonly id: string;
  /** The owner's name for it. */
  readonly name: string;
  /** Ids of the matches that it opens. */
  readonly matches: readonly string[];
  /** SHA-256 of the secret that the script sends, in hex. The secret itself is stored nowhere. */
  readonly secretHash: string;
  /** ISO time. */
  readonly createdAt: string;
  /** ISO time, from which on it is gone. */
  readonly expiresAt: string;
  /** ISO time; absent: never. */
  readonly usedAt?: string;
}

/** Access tokens of people, each under its owner. */
export interface AccessTokenStore {
  get(userId: string, id: string): Promise<AccessToken | undefined>;
  /** In no particular order. */
  list(userId: string): Promise<AccessToken[]>;
  put(userId: string, token: AccessToken): Promise<void>;
  /** Notes that it was used; one that is gone stays gone. */
  setUsed(userId: string, id: string, at: string): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
}
