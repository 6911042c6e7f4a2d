import type { Contents, JsonContents } from "./contents.ts";
import type { MatchStatus } from "./match-status.ts";
import type { Notification } from "./notifications.ts";

/** A player's part in a match, as projected: one row of the dashboard. */
export interface MembershipProjection<C extends Contents = JsonContents> {
  readonly userId: string;
  readonly matchId: string;
  readonly game: string;
  /** Undefined while seats are not yet dealt. */
  readonly seat?: number;
  readonly status: MatchStatus;
  /** Is the match held up by this player? */
  readonly myTurn: boolean;
  /** Ids of this player's open prompts. */
  readonly promptIds: readonly string[];
  /** Message key for the subject of the decision. */
  readonly topic?: string;
  /** ISO time at which the fallback answer is given. */
  readonly deadline?: string;
  /** ISO time at which the decision last changed as calendars show it; it only grows. Absent: none was ever shown. */
  readonly dueChangedAt?: string;
  /** Data for the one-line summary; the sentence is made at the edge. */
  readonly summary: C["summary"];
  /** The headline for this player, as an event of their log; absent: none yet. */
  readonly lead?: C["lead"];
  /** Id of the club that the match was opened for; absent: none. */
  readonly club?: string;
  /** Names of the others at the table. */
  readonly opponents: readonly string[];
  /** Sequence of the record this was made from; 0 in the lobby. */
  readonly updatedSeq: number;
  /** Revision of the meta from which this was made; decides between two projections with the same sequence. */
  readonly updatedRev: number;
  /** ISO time of the record. */
  readonly updatedAt: string;
}

/** The row with the parts that are not projected: what the player has seen and been told. */
export interface Membership<C extends Contents = JsonContents> extends MembershipProjection<C> {
  /** How many events of their log this player has looked at. */
  readonly seenEvents: number;
  /** ISO time when they last looked at something new; absent: never, or too long ago to be noted. */
  readonly seenAt?: string;
  /** Prompts that this player was already told about. */
  readonly notifiedPrompts: readonly string[];
  /**
   * Prompts that this player will be told about late, because no carrier has taken a message about them yet. Absent:
   * none.
   */
  readonly unheard?: readonly string[];
  readonly muted: boolean;
  /** The player's user id in another service, by which this match's news mentions them there; absent: by their name. */
  readonly mention?: string;
  /** The only channel by which this player is told of this match; the service names it. Absent: as for any match. */
  readonly onlyBy?: string;
}

/** How a player is told of a match, as far as it is to change; `onlyBy` null: as for any match. */
export interface NotifiedBy {
  readonly muted?: boolean;
  readonly onlyBy?: string | null;
}

/** A row with its new content. */
export interface RowChange<C extends Contents = JsonContents> {
  readonly row: MembershipProjection<C>;
  /** The row as it was read; undefined where there was none. */
  readonly replaces: Membership<C> | undefined;
}

/** A notification that is due from a time (ISO) on. */
export interface Noted {
  readonly notification: Notification;
  readonly dueAt: string;
}

export interface MembershipStore<C extends Contents = JsonContents> {
  /**
   * Writes rows over those that were read, and adds notifications that are not stored yet: each independently, in one
   * request. It keeps concurrent changes to what was seen and notified, and to how the player is told. False if a row
   * had changed since it was read, and was left alone. Then read it again, and write the new result.
   */
  project(changes: readonly RowChange<C>[], noted?: readonly Noted[]): Promise<boolean>;
  /** All matches of a user, in no particular order. */
  list(userId: string): Promise<Membership<C>[]>;
  get(userId: string, matchId: string): Promise<Membership<C> | undefined>;
  remove(userId: string, matchId: string): Promise<void>;
  /** Remembers how far the player has looked. Never goes backwards. */
  setSeen(userId: string, matchId: string, seenEvents: number): Promise<void>;
  /** Replaces the list of prompts the player was told about. */
  setNotified(userId: string, matchId: string, promptIds: readonly string[]): Promise<void>;
  /** Null: none. */
  setMention(userId: string, matchId: string, mention: string | null): Promise<void>;
  /** Replaces the list of prompts that the player is told about late. */
  setUnheard(userId: string, matchId: string, promptIds: readonly string[]): Promise<void>;
  /** Changes how the player is told of the match. */
  setNotifiedBy(userId: string, matchId: string, by: NotifiedBy): Promise<void>;
  /** Gives every row of one user to another (a guest who becomes an account); returns the match ids moved. */
  moveAll(fromUserId: string, toUserId: string): Promise<string[]>;
}
