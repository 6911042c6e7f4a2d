/** A message as a device shows it. Its service worker (apps/web/public/sw.js) reads it. */

import type { Profile, PushDevice } from "@consigliere/store/profiles";
import type { Context, PushMessage } from "../../context.ts";
import type { Membership } from "../../match/contents.ts";
import { asksOf } from "../../match/rows.ts";
import { gameName, othersIn, wordsIn } from "../../words.ts";
import { asksIn } from "../kinds.ts";
import { besideHeadline, type NotificationLink, type NotificationText } from "../notification-text.ts";
import type { Worded } from "../open-notification.ts";
import { ELLIPSIS, shortened } from "./shortened.ts";

/** Push services take 4096 bytes, encryption and all. */
const MOST_BYTES = 3_600;
const LONGEST_TITLE = 40;
const LONGEST_BODY = 480;
/** The question, the stakes and the deadline. */
const MOST_LINES = 3;
/** Devices show no more actions than this. */
const MOST_ACTIONS = 2;
const KEEP_SECONDS = 86_400;
/** The tag of one that is about several matches. */
const SEVERAL = "several";
/** A test that comes later tells its reader nothing. */
const TRIAL_SECONDS = 300;

/** Some notifications as one message to a device. */
export async function pushMessage(
  context: Context,
  reader: Profile,
  notifications: readonly Worded[],
  { endpoint, keys, key }: PushDevice,
): Promise<PushMessage> {
  const texts = notifications.map(({ text }) => text);
  const matches = new Set(notifications.map(({ matchId }) => matchId));
  const [only] = matches.size === 1 ? matches : [];
  const shown = {
    ...(await spoken(reader, texts)),
    url: only === undefined ? deskOf(reader) : tableIn(texts),
    // Only one notification of a match is open at a time.
    tag: only ?? SEVERAL,
    actions: texts.length === 1 ? actionsOf(texts[0]?.links ?? []) : [],
    asks: askedBy(notifications),
    open: openIn(await context.store.memberships.list(reader.userId)),
    lang: reader.locale,
  };
  return {
    device: { endpoint, keys, key },
    text: withinLimit(shown),
    topic: topicOf(shown.tag),
    isUrgent: notifications.some(({ row }) => row.deadline !== undefined),
    keepSeconds: KEEP_SECONDS,
  };
}

/** By match, the ids of what notifications ask; none if one of them asks nothing, because it is news all the same. */
function askedBy(notifications: readonly Worded[]): Asked {
  const asks = notifications.map((each) => [each.matchId, asksIn(each)] as const);
  if (asks.some(([, ids]) => ids.length === 0)) return {};
  const byMatch = Map.groupBy(asks, ([matchId]) => matchId);
  return Object.fromEntries([...byMatch].map(([matchId, all]) => [matchId, all.flatMap(([, ids]) => ids)]));
}

/**
 * A message that puts away the notice of a match whose decision is made, on every device but Apple's: those withdraw
 * the permission of whoever sends what is not shown. If the notice has not come yet, this one comes in its place.
 */
export async function settledMessage(
  context: Context,
  reader: Profile,
  { endpoint, keys, key }: PushDevice,
  matchId: string,
): Promise<PushMessage | null> {
  if (new URL(endpoint).hostname.endsWith(".push.apple.com")) return null;
  const [words, rows] = await Promise.all([
    wordsIn(reader.locale),
    context.store.memberships.list(reader.userId),
  ]);
  const { game = "", opponents = [] } = rows.find((row) => row.matchId === matchId) ?? {};
  const named = { game: gameName(words, game), others: othersIn(words, opponents) };
  const shown = {
    title: shortened(words("push.settled.title", named), LONGEST_TITLE, reader),
    body: words("push.settled.line"),
    url: deskOf(reader),
    tag: matchId,
    actions: [],
    asks: {},
    open: openIn(rows),
    isDone: true,
    lang: reader.locale,
  };
  const text = JSON.stringify(shown);
  return {
    device: { endpoint, keys, key },
    text,
    topic: topicOf(matchId),
    isUrgent: false,
    keepSeconds: KEEP_SECONDS,
  };
}

const deskOf = ({ locale }: Profile) => `/${locale}/desk/`;
const topicOf = (tag: string) => tag.replaceAll(/[^\w-]/g, "").slice(0, 32);

/** A message that shows that messages arrive. */
export async function trialMessage(
  context: Context,
  { userId, locale }: Profile,
  device: PushDevice,
): Promise<PushMessage> {
  const words = await wordsIn(locale);
  const { endpoint, keys, key } = device;
  const shown = {
    title: words("push.trial.title"),
    body: words("push.trial.line"),
    url: `/${locale}/profile/#devices`,
    tag: "trial",
    actions: [],
    asks: {},
    open: openIn(await context.store.memberships.list(userId)),
    lang: locale,
  };
  const text = JSON.stringify(shown);
  return {
    device: { endpoint, keys, key },
    text,
    topic: "trial",
    isUrgent: true,
    keepSeconds: TRIAL_SECONDS,
  };
}

/**
 * For one notification: the events or the question, like the subject of a mail. If it is too long for a title, it goes on
 * below. For several: their number, and the subject of each.
 */
export async function spoken(
  { locale }: Pick<Profile, "locale">,
  texts: readonly NotificationText[],
): Promise<{ title: string; body: string }> {
  const [first] = texts;
  if (texts.length === 1 && first !== undefined) {
    const { headline, heading, figures = [] } = first;
    const says = headline ?? heading;
    const names = figures.map(({ name }) => name);
    const title = shortened(says, LONGEST_TITLE, { locale, names });
    const lines = besideHeadline(first.lines, first).slice(0, MOST_LINES);
    const below = [restOf(says, title), says === heading ? "" : heading].filter((line) => line !== "");
    return { title, body: shortened([...below, ...lines].join("\n"), LONGEST_BODY, { locale, names }) };
  }
  const words = await wordsIn(locale);
  return {
    title: words("mail.several", { count: texts.length }),
    body: shortened(texts.map(({ heading }) => heading).join("\n"), LONGEST_BODY, { locale }),
  };
}

/** The part of a text that its shortened form leaves out. */
function restOf(text: string, title: string): string {
  const isCut = !text.startsWith(title);
  const rest = text.slice(isCut ? title.length - ELLIPSIS.length : title.length).replace(/^[\s,、;]+/, "");
  return isCut ? `${ELLIPSIS}${rest}` : rest;
}

/**
 * The answers, if there are few enough for a notification to offer all of them. Each leads to the page that asks first.
 */
function actionsOf(links: readonly NotificationLink[]): { title: string; url: string }[] {
  const answers = links.filter(({ isMain }) => !isMain);
  return answers.length > MOST_ACTIONS
    ? []
    : answers.map(({ label, url }) => ({ title: label, url: pathOf(url) }));
}

/** The link to the table of the one match that all of them are about. */
function tableIn([first]: readonly NotificationText[]): string {
  return pathOf(first?.links.find(({ isMain }) => isMain)?.url ?? "");
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** By match, the ids of what somebody is asked. */
type Asked = Readonly<Record<string, readonly string[]>>;

/** Everything that the owner of these rows is asked now. */
function openIn(rows: readonly Membership[]): Asked {
  const open = rows.filter(({ status, myTurn }) => status !== "cancelled" && myTurn);
  return Object.fromEntries(open.map((row) => [row.matchId, asksOf(row)]));
}

/** Without actions, or what is asked elsewhere, if it would be too long for a push service. */
function withinLimit({
  open,
  ...shown
}: {
  readonly actions: readonly unknown[];
  readonly open: Asked;
}): string {
  const smaller = [
    { ...shown, open },
    { ...shown, open, actions: [] },
    { ...shown, actions: [] },
  ];
  const texts = smaller.map((each) => JSON.stringify(each));
  return texts.find((text) => Buffer.byteLength(text) <= MOST_BYTES) ?? texts.at(-1) ?? "";
}
