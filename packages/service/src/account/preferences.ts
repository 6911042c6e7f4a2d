/**
 * The messages that somebody wants, by channel. Messages that they have not chosen come by the first channel that
 * reaches them.
 */
import {
  type ChannelName,
  channelNames,
  channels,
  channelsOffered,
  type Preferences as FullPreferences,
  type PreferenceChoices,
  type PreferenceName,
  preferenceNames,
  type UnsubscribeScope,
  withChoices,
} from "@consigliere/contract/preferences";
import type { Preferences, Profile } from "@consigliere/store/profiles";

/** The channels that are wanted, or would be acceptable. */
export function channelsFor(preferences: Preferences, about: PreferenceName): readonly string[] {
  return preferences[about] ?? channelNames;
}

/** The preferences as their owner sees them. The address is null for owners without one. */
export function fullPreferences(
  { preferences, devices = [], chat }: Pick<Profile, "preferences" | "devices" | "chat">,
  email: string | null,
): FullPreferences {
  const reader = { devices, email, ...(chat && { chat }) };
  const names = channelsOffered(reader);
  const first = names.find((channel) => channels[channel].reach(reader) !== "none");
  const unchosen = first === undefined ? names : [first];
  const wanted = (about: PreferenceName) =>
    names.filter((channel) => (preferences[about] ?? unchosen).includes(channel));
  return Object.fromEntries(preferenceNames.map((about) => [about, wanted(about)])) as FullPreferences;
}

/** The preferences after some choices of channels, by what they tell; all others stay as their owner sees them. */
export function chosenBy(
  profile: Pick<Profile, "preferences" | "devices" | "chat">,
  email: string | null,
  choices: PreferenceChoices,
): Preferences {
  const all = withChoices(fullPreferences(profile, email), choices);
  const chosen = preferenceNames.filter((about) => about in choices).map((about) => [about, all[about]]);
  return { ...profile.preferences, ...Object.fromEntries(chosen) };
}

/** The preferences after a channel reaches somebody for the first time. They presumably want it to be used. */
export function withChannel(preferences: Preferences, channel: ChannelName): Preferences {
  return Object.fromEntries(
    Object.entries(preferences).map(([about, chosen]) => [about, [...new Set([...chosen, channel])]]),
  );
}

/** The preferences after a channel stops telling something, or everything. */
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
