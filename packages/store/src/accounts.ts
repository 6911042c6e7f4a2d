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

/** Users and sessions that Better Auth has made, for what is done too often to load it for that. Makes none. */
export interface AccountStore {
  /** The session with this token, expired or not; undefined when there is none, or nobody whose it is. */
  session(token: string): Promise<StoredSession | undefined>;
  /** Lets the session with this token last until then; says nothing when it is gone. */
  renew(token: string, until: Date): Promise<void>;
  /** Ends the session with this token; says nothing when it is gone. */
  end(token: string): Promise<void>;
  user(id: string): Promise<StoredUser | undefined>;
}
