/** The messages that a person wants, and by which channels. No schemas here, because they are too heavy for pages. */

/** The choices of messages. Several kinds of notifications may belong to one of them. */
export const preferenceNames = ["yourTurn", "matchStart", "matchEnd"] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/** The facts about a reader that a channel may use. */
export interface Reachable {
  readonly devices: readonly unknown[];
  /** Absent: none. */
  readonly chat?: unknown;
  /** The service has a bot. */
  readonly hasBot?: boolean;
  readonly email: string | null;
  /** Absent: `ok`. */
  readonly emailState?: "ok" | "bounced" | "complained";
}

interface Channel {
  /** The part of the profile page where it is set. */
  readonly part: "messages" | "devices";
  /** Whether it reaches a reader: `none`: they have no address for it; `held`: nothing goes to the address now. */
  readonly reach: (reader: Reachable) => "none" | "to" | "held";
  /** Whether the service has it; absent: always. */
  readonly isOffered?: (reader: Reachable) => boolean;
  /** The reader may choose nothing about it now; absent: never. */
  readonly isOff?: (reader: Reachable) => boolean;
}

/**
 * The channels, the most noticeable first. Each has a line in the service's `notify/channels.ts`, and its words are in
 * the site's `messages/told`.
 */
const table = {
  push: { part: "devices", reach: ({ devices }) => (devices.length === 0 ? "none" : "to") },
  telegram: {
    part: "messages",
    reach: ({ chat }) => (chat === undefined ? "none" : "to"),
    isOffered: ({ chat, hasBot }) => hasBot === true || chat !== undefined,
  },
  email: {
    part: "messages",
    reach: ({ email, emailState = "ok" }) => (email === null ? "none" : emailState === "ok" ? "to" : "held"),
    isOff: ({ emailState }) => emailState === "complained",
  },
} as const satisfies Record<string, Channel>;

export type ChannelName = keyof typeof table;

export const channels: Readonly<Record<ChannelName, Channel>> = table;

export const channelNames = Object.keys(table) as [ChannelName, ...ChannelName[]];

/** The channels that somebody can have here. */
export function channelsOffered(reader: Reachable): ChannelName[] {
  return channelNames.filter((name) => channels[name].isOffered?.(reader) ?? true);
}

export type Preferences = Record<PreferenceName, ChannelName[]>;
/** Whether some channels are to tell something. */
export type PreferenceChoices = Partial<Record<PreferenceName, Partial<Record<ChannelName, boolean>>>>;

/** The channels for each message after some choices. */
export function withChoices(
  preferences: Readonly<Preferences>,
  choices: PreferenceChoices = {},
): Preferences {
  const wanted = (about: PreferenceName) =>
    channelNames.filter((channel) => choices[about]?.[channel] ?? preferences[about].includes(channel));
  return Object.fromEntries(preferenceNames.map((about) => [about, wanted(about)])) as Preferences;
}

/** The number of messages that a person gets on one of their days by default, and the highest that they can choose. */
export const usualMessagesADay = 3;
export const mostMessagesADay = 10;

/** The number of hours of a day that can be chosen for getting all messages. */
export const mostDigestHours = 4;

/** Hundredths of a decision's time that may be left when its player is reminded, and the defaults. */
export const reminderParts = [50, 25, 5] as const;
export const usualReminders: readonly number[] = [25, 5];

/** The messages that a link in a message stops on its channel. */
export const unsubscribeScopes = [...preferenceNames, "all"] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];
