/** A user's address, which its owner has proven. */
export interface StoredUser {
  readonly id: string;
  /** In lower case; null for guests. */
  readonly email: string | null;
}

export interface StoredSession {
  /** Made from its token, which cannot be made from it. */
  readonly id: string;
  readonly expiresAt: Date;
  readonly user: StoredUser;
}

/** Users, their sessions, and the secrets of links and codes that let somebody in. No token is stored, only hashes. */
export interface AccountStore {
  user(id: string): Promise<StoredUser | undefined>;
  userWith(email: string): Promise<StoredUser | undefined>;
  /** False if another user has the address. */
  addUser(user: StoredUser): Promise<boolean>;
  /** Gives the user another address in place of the one given. False if they have another, or somebody has the new one. */
  changeAddress(id: string, from: string | null, to: string): Promise<boolean>;
  /** Removes the user and frees the address. Does nothing if there is none. */
  removeUser(id: string): Promise<void>;

  /** Begins the session with this token, and returns its id. */
  begin(token: string, userId: string, until: Date): Promise<string>;
  /** The session with this token; undefined if it has ended, or its user is gone. */
  session(token: string): Promise<StoredSession | undefined>;
  /** The ids of a user's sessions that have not ended. Reads no session. */
  running(userId: string): Promise<ReadonlySet<string>>;
  /** Extends the session with this token until then. Does nothing if it is gone. */
  renew(token: string, until: Date): Promise<void>;
  /** Ends the session with this token. Does nothing if it is gone. */
  end(token: string): Promise<void>;
  /** Ends a user's sessions, except for those with these tokens. */
  endAll(userId: string, except?: readonly string[]): Promise<void>;

  /** Stores `value` under a secret until then. */
  keep(secret: string, value: string, until: Date): Promise<void>;
  /** The value under a secret, once: of several who take it, one gets it. */
  take(secret: string): Promise<string | undefined>;
  /** Whether {@link take} would give something. */
  has(secret: string): Promise<boolean>;
}
