/** What somebody wants to be told of, and by which channels. */
import * as z from "zod";

/** What may be wanted or not; several kinds of notifications may belong to one of them. */
export const preferenceNames = ["yourTurn", "matchStart", "matchEnd"] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/** Ways to reach people. Each has a file in the service's `notify`. */
export const channelNames = ["email"] as const;
export type ChannelName = (typeof channelNames)[number];

const channelsSchema = z.array(z.enum(channelNames)).max(channelNames.length);

export const preferencesSchema = z
  .record(z.enum(preferenceNames), channelsSchema)
  .meta({ id: "Preferences" });
export type Preferences = z.infer<typeof preferencesSchema>;

/** What is not in a change stays as it is. */
export const preferencesChangeSchema = z.partialRecord(z.enum(preferenceNames), channelsSchema);

/** What a link in a message stops on its channel. */
export const unsubscribeScopes = [...preferenceNames, "all"] as const;
export type UnsubscribeScope = (typeof unsubscribeScopes)[number];
