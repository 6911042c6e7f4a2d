import type { Locale } from "@consigliere/languages";
import type { Json } from "./json.ts";

/**
 * For each kind of message, the channels on which a player wants it; the service names both. For a kind that is
 * missing, they have not chosen.
 */
export type Preferences = Readonly<Record<string, readonly string[]>>;

/** A browser that accepts push messages from the house: a subscription to web push. */
export interface PushDevice {
  readonly id: string;
  /**
   * The address at which its push service accepts messages. Anyone with it and the keys could send, so nobody is shown
   * it.
   */
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The house's public key with which it was made. */
  readonly key: string;
  /** The name that its owner sees. */
  readonly name: string;
  /** ISO time. */
  readonly addedAt: string;
  /** The id of the session with which it is told, and ends. Absent: an older version has added it. */
  readonly session?: string;
}

/** A user's name and look for others, and preferences for messages. */
export interface Profile {
  readonly userId: string;
  readonly name: string;
  /** The name is not their own: they have not given one yet. */
  readonly unnamed?: true;
  readonly locale: Locale;
  /** The house's origin by which they came last, if it has several. */
  readonly cameBy?: string;
  /** IANA name. */
  readonly timeZone: string;
  /** They have chosen the zone. Otherwise the first zone that their browser reports replaces UTC. */
  readonly zoneChosen?: true;
  /** Local times of day (`22:30`) between which their clocks rest; null: they do not rest. Absent: the default. */
  readonly quietHours?: { readonly from: string; readonly until: string } | null;
  /** First and last local day (`2026-07-14`), of this year and later, in their order. */
  readonly vacations?: readonly { readonly from: string; readonly until: string }[];
  /** Seed and traits of the portrait, drawn by the web app. */
  readonly portrait: Json;
  readonly preferences: Preferences;
  /** Null: no limit. Absent: the default. */
  readonly messagesADay?: number | null;
  /** Local hours (0 to 23), in order, at which they are told everything; null or absent: at once. */
  readonly digestHours?: readonly number[] | null;
  /** A new decision is told even if they have not acted on an earlier message of the same match. Absent: it waits. */
  readonly replacesUnanswered?: boolean;
  /** Hundredths of a decision's time that are left when they are reminded. Absent: the default. */
  readonly reminders?: readonly number[];
  /** The id of the bot that plays for them while they are away. Absent: the house level. */
  readonly standIn?: string;
  /** Absent: none. */
  readonly devices?: readonly PushDevice[];
  /** Others are not shown when this person looks at a table. */
  readonly hidesPresence?: true;
  /** The people whose letters and calls do not reach them, with the names they had then. Absent: nobody. */
  readonly blocked?: readonly { readonly id: string; readonly userId: string; readonly name: string }[];
  /** Ids of the last matches where they waited for a seat: a guest's account waits on there. */
  readonly waitedAt?: readonly string[];
  /** Part of the keys in table links: keys with another word are void. Absent: none was ever made void. */
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
   * Changes a profile by `next`, which may be called again on a version that somebody else wrote meanwhile. Returns the
   * stored profile. A profile that is gone stays gone: `undefined`.
   */
  change(userId: string, next: (profile: Profile) => Profile): Promise<Profile | undefined>;
  delete(userId: string): Promise<void>;
  /** The owner of this unsubscribe link; lags behind a change by moments. */
  findByUnsubscribeToken(token: string): Promise<Profile | undefined>;
}
