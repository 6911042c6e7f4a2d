/** The messages that a person wants, and by which channels. No schemas here, because they are too heavy for pages. */

/** The choices of messages. Several kinds of notifications may belong to one of them. */
export const preferenceNames = ["yourTurn", "matchStart", "matchEnd"] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/** The channels, the most noticeable first. Each has a file in the service's `notify`. */
export const channelNames = ["push", "email"] as const;
export type ChannelName = (typeof channelNames)[number];

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
