/** Notifications that are still true, and their texts. */

import type { About } from "@consigliere/store/outbox";
import type { Profile } from "@consigliere/store/profiles";
import { hasBlocked } from "../account/blocked.ts";
import { channelsFor } from "../account/preferences.ts";
import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { placeOf } from "../match/people.ts";
import { wordsIn } from "../words.ts";
import { decisionIn } from "./decision-key.ts";
import { asksIn, callerOf, type Facts, kindNamed } from "./kinds.ts";
import { asidesOf, openTalk } from "./letters.ts";
import type { Links } from "./links.ts";
import type { NotificationText } from "./notification-text.ts";

export interface OpenNotification extends About, Facts {}

/** One in its reader's language. */
export interface Worded extends OpenNotification {
  readonly text: NotificationText;
}

/** The current facts of a notification; null if the match or the row is gone. */
export async function factsOf(
  context: Pick<Context, "store">,
  userId: string,
  { matchId, key }: Pick<About, "matchId" | "key">,
): Promise<Facts | null> {
  const { store } = context;
  const [row, meta, open] = await Promise.all([
    store.memberships.get(userId, matchId),
    store.matches.meta(matchId),
    openTalk(context, matchId),
  ]);
  if (row === undefined || meta === undefined) return null;
  const facts = { key, meta, row, place: placeOf(meta, userId) };
  return { ...facts, talks: [open, ...(await asidesOf(context, facts))] };
}

/** Whether it is still true, and its match not muted. */
export function isOpen({ kind, ...facts }: OpenNotification): boolean {
  return !facts.row.muted && kindNamed(kind)?.isTrue(facts) === true;
}

/** The most urgent decision first, before other news of its match; those without a deadline last. */
function byUrgency(one: OpenNotification, other: OpenNotification): number {
  const [first, second] = [one, other].map(({ row }) => Date.parse(row.deadline ?? "9999-01-01T00:00:00Z"));
  return Number(first) - Number(second) || asksIn(other).length - asksIn(one).length;
}

/** The true notifications that somebody wants by a channel, most urgent first, without the self-evident ones. */
export function wantedBy<N extends OpenNotification>(
  profile: Profile,
  channel: string,
  all: readonly N[],
): N[] {
  const { preferences } = profile;
  const wanted = all.filter(({ kind, key, meta, row: { onlyBy } }) => {
    const caller = callerOf(kind, { key, meta });
    if (caller !== undefined && hasBlocked(profile, caller)) return false;
    const preference = kindNamed(kind)?.preference;
    const channels = preference === undefined ? [] : channelsFor(preferences, preference);
    return onlyBy === undefined ? channels.includes(channel) : onlyBy === channel && channels.length > 0;
  });
  const isSaid = ({ kind, matchId }: N) =>
    wanted.some((other) => other.matchId === matchId && other.kind === kindNamed(kind)?.goesWith);
  return wanted.filter((each) => !isSaid(each)).toSorted(byUrgency);
}

/** Whether somebody has not chosen the channels for a kind, or for its match. */
export function isLeftToUs(
  { preferences }: Profile,
  { kind, row }: { readonly kind: string; readonly row: Pick<Membership, "onlyBy"> | undefined },
): boolean {
  const preference = kindNamed(kind)?.preference;
  return preference !== undefined && preferences[preference] === undefined && row?.onlyBy === undefined;
}

/**
 * The texts of some notifications in their reader's language, with these links. Leaves out those that are no longer
 * true: a table may have moved on since they were checked.
 */
export async function inWords(
  context: Context,
  reader: Profile,
  all: readonly OpenNotification[],
  links: Links,
): Promise<Worded[]> {
  const worded = await Promise.all(
    all.map(async (each) => ({ ...each, text: await textOf(context, reader, each, links) })),
  );
  return worded.filter((each): each is Worded => each.text !== null);
}

async function textOf(
  context: Context,
  reader: Profile,
  notification: OpenNotification,
  links: Links,
): Promise<NotificationText | null> {
  const { kind, ...facts } = notification;
  const says = kindNamed(kind)?.says;
  if (says === undefined) throw new Error(`nobody knows what ${kind} says`);
  const said = await says(context, reader, facts);
  if (said === null) return null;
  const { answers = [], ...text } = said;
  const words = await wordsIn(reader.locale);
  const table = {
    label: words("notification.toTheTable"),
    url: links.toTable(notification),
    isMain: true,
  };
  const choices = answers.map(({ label, value, place }) => ({
    label,
    url: links.toAnswer(notification, { promptId: decisionIn(notification.key), value, place }),
    isMain: false,
  }));
  return { ...text, links: [table, ...choices] };
}
