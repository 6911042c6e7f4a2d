/** What somebody wants to be told of, and by which channels: without schemas, which are heavy, for the pages. */

/** What may be wanted or not; several kinds of notifications may belong to one of them. */
export const preferenceNames = ["yourTurn", "matchStart", "matchEnd"] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/** Ways to reach people, the one that is noticed first in front. Each has a file in the service's `notify`. */
export const channelNames = ["push", "email"] as const;
export type ChannelName = (typeof channelNames)[number];

export type Preferences = Record<PreferenceName, ChannelName[]>;

/** So many messages reach somebody on one of their days, who has not said otherwise; and the most that can be said. */
export const usualMessagesADay = 3;
export const mostMessagesADay = 10;

/** So many hours of a day may be chosen at which somebody is told all there is. */
export const mostDigestHours = 4;

/** Hundredths of a decision's time that may be left when its player is reminded, and what is usual. */
export const reminderParts = [50, 25, 5] as const;
export const usualReminders: readonly number[] = [25, 5];

/** What a link in a message stops on its channel. */
export const unsubscribeScopes = [...preferenceNames, "all"] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];
