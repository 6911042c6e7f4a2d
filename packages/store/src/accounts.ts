/** A user as far as every request asks: whose address it is, and whether it is proven. */
export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isGuest?: boolean | null;
}

export interface StoredSession {
  /** ISO time. */
  readonly expiresAt: string;
  readonly user: StoredUser;
}

/** What Better Auth has written, for questions that are asked too often to load it for them. Writes nothing. */
export interface AccountStore {
  /** The session with this token, expired or not; undefined when there is none, or nobody whose it is. */
  session(token: string): Promise<StoredSession | undefined>;
  user(id: string): Promise<StoredUser | undefined>;
}
