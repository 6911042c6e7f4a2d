/** A message as a device shows it. Its service worker (apps/web/public/sw.js) reads it. */
import type { Profile, PushDevice } from "@consigliere/store/profiles";
import type { Context, PushMessage } from "../../context.ts";
import { wordsIn } from "../../words.ts";
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
    url: only === undefined ? `/${reader.locale}/desk/` : tableIn(texts),
    // Only one notification of a match is open at a time.
    tag: only ?? "several",
    actions: texts.length === 1 ? actionsOf(texts[0]?.links ?? []) : [],
    badge: await waitingFor(context, reader.userId),
    lang: reader.locale,
  };
  return {
    device: { endpoint, keys, key },
    text: withinLimit(shown),
    topic: (only ?? "several").replaceAll(/[^\w-]/g, "").slice(0, 32),
    isUrgent: notifications.some(({ row }) => row.deadline !== undefined),
    keepSeconds: KEEP_SECONDS,
  };
}

/** A message that shows that messages arrive. */
export async function trialMessage({ locale }: Profile, device: PushDevice): Promise<PushMessage> {
  const words = await wordsIn(locale);
  const { endpoint, keys, key } = device;
  const shown = {
    title: words("push.trial.title"),
    body: words("push.trial.line"),
    url: `/${locale}/profile/#devices`,
    tag: "trial",
    actions: [],
    badge: 0,
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

/** At how many tables somebody is waited for. */
async function waitingFor({ store }: Context, userId: string): Promise<number> {
  const rows = await store.memberships.list(userId);
  return rows.filter(({ status, myTurn }) => status === "playing" && myTurn).length;
}

/** Without actions, if they would be too long for a push service. */
function withinLimit(shown: { readonly actions: readonly unknown[] }): string {
  const text = JSON.stringify(shown);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ ...shown, actions: [] });
}
