import type { ProfileSettings } from "@consigliere/contract/profile-settings";
import type { Locale } from "@consigliere/languages";
import type { Json } from "./json.ts";

/**
 * For each kind of message, the channels on which a player wants it; the service names both. For a kind that is
 * missing, they have not chosen.
 */
export type Preferences = Readonly<Record<string, readonly string[]>>;

/** A browser that accepts push messages from the service: a subscription to web push. */
export interface PushDevice {
  readonly id: string;
  /**
   * The address at which its push service accepts messages. Anyone with it and the keys could send, so nobody is shown
   * it.
   */
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The service's public key with which it was made. */
  readonly key: string;
  /** The name that its owner sees. */
  readonly name: string;
  /** ISO time. */
  readonly addedAt: string;
  /** The id of the session with which it is told, and ends. */
  readonly session: string;
}

/** A user's name and look for others, and what they have chosen; a setting that is absent is as usual. */
export interface Profile extends Readonly<Partial<ProfileSettings>> {
  readonly userId: string;
  readonly name: string;
  /** The name is not their own: they have not given one yet. */
  readonly unnamed?: true;
  readonly locale: Locale;
  /** The service's origin by which they came last, if it has several. */
  readonly cameBy?: string;
  /** IANA name. */
  readonly timeZone: string;
  /** They have chosen the zone. Otherwise the first zone that their browser reports replaces UTC. */
  readonly zoneChosen?: true;
  /** First and last local day (`2026-07-14`), of this year and later, in their order. */
  readonly vacations?: readonly { readonly from: string; readonly until: string }[];
  /** Seed and traits of the portrait, drawn by the web app. */
  readonly portrait: Json;
  readonly preferences: Preferences;
  /** Absent: none. */
  readonly devices?: readonly PushDevice[];
  /** Their chat with the service's bot. Absent: none. */
  readonly chat?: {
    readonly id: string;
    /** Their name there. */
    readonly name: string;
    /** ISO time. */
    readonly since: string;
    /** Messages that may still wait for them, one for each match, newest first. Absent: none. */
    readonly open?: readonly {
      readonly matchId: string;
      readonly message: number;
      readonly isPicture?: true;
    }[];
  };
  /** Others are not shown when this person looks at a table. */
  readonly hidesPresence?: true;
  /** The people whose letters and calls do not reach them, with the names they had then. Absent: nobody. */
  readonly blocked?: readonly { readonly id: string; readonly userId: string; readonly name: string }[];
  /** The tables that they watch, newest first, with the word of the link by which they came to each. Absent: none. */
  readonly watched?: readonly { readonly matchId: string; readonly word?: string }[];
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
