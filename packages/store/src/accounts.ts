/** The part of a user that every request needs: the address, and whether it is proven. */
export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isGuest?: boolean | null;
}

export interface StoredSession {
  /** Not its token. */
  readonly id: string;
  /** ISO time. */
  readonly expiresAt: string;
  readonly user: StoredUser;
}

/** Reads users and sessions made by Better Auth, for requests too frequent to load Better Auth itself. Makes none. */
export interface AccountStore {
  /** The session with this token, expired or not; undefined if there is none, or its user is gone. */
  session(token: string): Promise<StoredSession | undefined>;
  /** The ids of a user's sessions that have not ended. Reads no session. */
  running(userId: string): Promise<ReadonlySet<string>>;
  /** Extends the session with this token until then. Does nothing if it is gone. */
  renew(token: string, until: Date): Promise<void>;
  /** Ends the session with this token. Does nothing if it is gone. */
  end(token: string): Promise<void>;
  user(id: string): Promise<StoredUser | undefined>;
}
