/** Notifications that are still true, and what they say. */
import type { About } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import { channelsFor } from "../account/preferences.ts";
import type { Context } from "../context.ts";
import { wordsIn } from "../words.ts";
import { type Facts, kindNamed } from "./kinds.ts";
import type { NotificationText } from "./notification-text.ts";

export interface OpenNotification extends About, Facts {}

/** What a notification is about, as it now stands; null when the match or the row is gone. */
export async function factsOf(
  { store }: Pick<Context, "store">,
  userId: string,
  { matchId, key }: Pick<About, "matchId" | "key">,
): Promise<Facts | null> {
  const [row, meta] = await Promise.all([
    store.memberships.get(userId, matchId),
    store.matches.meta(matchId),
  ]);
  return row === undefined || meta === undefined ? null : { key, meta, row };
}

/** Whether it is still true, and its match not muted. */
export function isOpen({ kind, ...facts }: OpenNotification): boolean {
  return !facts.row.muted && kindNamed(kind)?.isTrue(facts) === true;
}

/** What is to be answered first comes first; what has no deadline last. */
function byUrgency({ row: one }: OpenNotification, { row: other }: OpenNotification): number {
  const [first, second] = [one, other].map(({ deadline }) => Date.parse(deadline ?? "9999-01-01T00:00:00Z"));
  return Number(first) - Number(second);
}

/** Of what is true, what somebody wants to be told by a channel, most urgent first, without what goes without saying. */
export function wantedBy<N extends OpenNotification>(
  { preferences }: Profile,
  channel: string,
  all: readonly N[],
): N[] {
  const wanted = all.filter(({ kind }) => {
    const preference = kindNamed(kind)?.preference;
    return preference !== undefined && channelsFor(preferences, preference).includes(channel);
  });
  const isSaid = ({ kind, matchId }: N) =>
    wanted.some((other) => other.matchId === matchId && other.kind === kindNamed(kind)?.goesWith);
  return wanted.filter((each) => !isSaid(each)).toSorted(byUrgency);
}

/** Whether somebody has not chosen by which channels they want to be told of a kind. */
export function isLeftToUs({ preferences }: Profile, kind: string): boolean {
  const preference = kindNamed(kind)?.preference;
  return preference !== undefined && preferences[preference] === undefined;
}

/** What a notification says in its reader's language, and where it leads. */
export async function textOf(
  context: Context,
  reader: Profile,
  { kind, ...facts }: OpenNotification,
): Promise<NotificationText> {
  const says = kindNamed(kind)?.says;
  if (says === undefined) throw new Error(`nobody knows what ${kind} says`);
  const { answers = [], ...said } = await says(context, reader, facts);
  const words = await wordsIn(reader.locale);
  const table = {
    label: words("notification.toTheTable"),
    url: `${context.settings.baseUrl}/${reader.locale}/m/${facts.meta.id}`,
    isMain: true,
  };
  return { ...said, links: [table, ...answers] };
}
