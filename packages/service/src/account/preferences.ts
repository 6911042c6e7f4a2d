/** What somebody wants to be told of by which channels. What they have not chosen comes by every channel. */
import {
  type ChannelName,
  channelNames,
  type Preferences as FullPreferences,
  type PreferenceName,
  preferenceNames,
  type UnsubscribeScope,
} from "@consigliere/contract/preferences";
import type { Preferences } from "@consigliere/store/profiles";

/** The names of the channels that are wanted. */
export function channelsFor(preferences: Preferences, about: PreferenceName): readonly string[] {
  return preferences[about] ?? channelNames;
}

/** The preferences as their owner sees them. */
export function fullPreferences(preferences: Preferences): FullPreferences {
  const wanted = (about: PreferenceName) =>
    channelNames.filter((channel) => channelsFor(preferences, about).includes(channel));
  return Object.fromEntries(preferenceNames.map((about) => [about, wanted(about)])) as FullPreferences;
}

/** The preferences once a channel is not to tell of something any more, or of nothing. */
export function withoutChannel(
  preferences: Preferences,
  channel: ChannelName,
  scope: UnsubscribeScope,
): Preferences {
  const stopped = scope === "all" ? preferenceNames : [scope];
  const left = stopped.map((about) => [
    about,
    channelsFor(preferences, about).filter((each) => each !== channel),
  ]);
  return { ...preferences, ...Object.fromEntries(left) };
}
