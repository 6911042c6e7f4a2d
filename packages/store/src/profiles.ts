import type { Json } from "./json.ts";

export type Locale = "en" | "ja";

/**
 * By what a player may be told of, the channels that they want it on; the service names both. What is not in it
 * they have not chosen.
 */
export type Preferences = Readonly<Record<string, readonly string[]>>;

/** A browser that lets the house knock: a subscription to web push. */
export interface PushDevice {
  readonly id: string;
  /** Where its push service takes messages for it. Whoever knows it and the keys can knock: nobody is shown it. */
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The public key of the house that it was made with. */
  readonly key: string;
  /** As its owner is shown it. */
  readonly name: string;
  /** ISO time. */
  readonly addedAt: string;
}

/** How a user appears to others and wants to be spoken to. */
export interface Profile {
  readonly userId: string;
  readonly name: string;
  /** The name is not theirs: they have not given one yet. */
  readonly unnamed?: true;
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
  /** They have chosen the zone; else the first that their browser tells of takes the place of UTC. */
  readonly zoneChosen?: true;
  /** Local times of day (`22:30`) between which their clocks rest; null: they do not. Absent: as is usual. */
  readonly quietHours?: { readonly from: string; readonly until: string } | null;
  /** First and last local day (`2026-07-14`), of this year and later, in their order. */
  readonly vacations?: readonly { readonly from: string; readonly until: string }[];
  /** Seed and traits of the portrait, drawn by the web app. */
  readonly portrait: Json;
  readonly preferences: Preferences;
  /** Null: as many as there are. Absent: as is usual. */
  readonly messagesADay?: number | null;
  /** Local hours (0 to 23), in their order, at which they are told all there is; null or absent: at once. */
  readonly digestHours?: readonly number[] | null;
  /** A new decision is told though one of the same match stands of which they were told. Absent: it waits. */
  readonly replacesUnanswered?: boolean;
  /** Hundredths of a decision's time that are left when they are reminded. Absent: as is usual. */
  readonly reminders?: readonly number[];
  /** Absent: none. */
  readonly devices?: readonly PushDevice[];
  /** Nobody is shown when they look at a table. */
  readonly hidesPresence?: true;
  /** Those whose letters and calls do not reach them, by the name they had then. Absent: nobody. */
  readonly blocked?: readonly { readonly id: string; readonly userId: string; readonly name: string }[];
  /** Goes into the keys of table links: those with another one are void. Absent: none was ever made void. */
  readonly tableWord?: string;
  /** Opens the unsubscribe page without signing in. */
  readonly unsubscribeToken: string;
}

export interface ProfileStore {
  get(userId: string): Promise<Profile | undefined>;
  /** Several at once, in no particular order; unknown ids are left out. */
  getMany(userIds: readonly string[]): Promise<Profile[]>;
  /** Writes a first profile; false if the user has one. */
  create(profile: Profile): Promise<boolean>;
  /**
   * Changes a profile by `next`, which may be called again on what somebody else wrote meanwhile; gives what
   * is stored then. A profile that is gone stays gone: `undefined`.
   */
  change(userId: string, next: (profile: Profile) => Profile): Promise<Profile | undefined>;
  delete(userId: string): Promise<void>;
  /** Whose unsubscribe link this is; lags behind a change by moments. */
  findByUnsubscribeToken(token: string): Promise<Profile | undefined>;
}
