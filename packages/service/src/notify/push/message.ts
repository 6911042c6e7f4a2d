/** What a device shows when it is knocked at. Its service worker (apps/web/public/sw.js) reads it. */
import type { Profile, PushDevice } from "@consigliere/store/profiles";
import type { Context, PushMessage } from "../../context.ts";
import { wordsIn } from "../../words.ts";
import type { NotificationLink, NotificationText } from "../notification-text.ts";
import { type OpenNotification, textOf } from "../open-notification.ts";

/** Push services take 4096 bytes, encryption and all. */
const MOST_BYTES = 3_600;
const LONGEST_BODY = 240;
/** Devices show no more actions than this. */
const MOST_ACTIONS = 2;
const KEEP_SECONDS = 86_400;

/** Some notifications as one message to a device. */
export async function pushMessage(
  context: Context,
  reader: Profile,
  told: readonly OpenNotification[],
  { endpoint, keys, key }: PushDevice,
): Promise<PushMessage> {
  const texts = await Promise.all(told.map((each) => textOf(context, reader, each)));
  const matches = new Set(told.map(({ matchId }) => matchId));
  const [only] = matches.size === 1 ? matches : [];
  const shown = {
    ...(await spoken(reader, texts)),
    url: only === undefined ? `/${reader.locale}/desk/` : `/${reader.locale}/m/${only}`,
    // One notification of a match is open at a time.
    tag: only ?? "several",
    actions: texts.length === 1 ? actionsOf(texts[0]?.links ?? []) : [],
    badge: await waitingFor(context, reader.userId),
    lang: reader.locale,
  };
  return {
    device: { endpoint, keys, key },
    text: withinLimit(shown),
    topic: (only ?? "several").replaceAll(/[^\w-]/g, "").slice(0, 32),
    isUrgent: told.some(({ row }) => row.deadline !== undefined),
    keepSeconds: KEEP_SECONDS,
  };
}

/** Of one what it says; of several how many there are, and what each is about. */
async function spoken(
  { locale }: Profile,
  texts: readonly NotificationText[],
): Promise<{ title: string; body: string }> {
  const [first] = texts;
  if (texts.length === 1 && first !== undefined) {
    const [line = "", deadline] = first.lines;
    return {
      title: first.heading,
      body: cut([line, deadline].filter((part) => part !== undefined).join("\n")),
    };
  }
  const words = await wordsIn(locale);
  return {
    title: words("mail.several", { count: texts.length }),
    body: cut(texts.map(({ heading }) => heading).join("\n")),
  };
}

const cut = (text: string) => (text.length <= LONGEST_BODY ? text : `${text.slice(0, LONGEST_BODY - 1)}…`);

/** The answers, when there are so few that a notification can offer all of them: each leads to the page that asks first. */
function actionsOf(links: readonly NotificationLink[]): { title: string; url: string }[] {
  const answers = links.filter(({ isMain }) => !isMain);
  return answers.length > MOST_ACTIONS
    ? []
    : answers.map(({ label, url }) => ({ title: label, url: pathOf(url) }));
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** At how many tables somebody is waited for. */
async function waitingFor({ store }: Context, userId: string): Promise<number> {
  const rows = await store.memberships.list(userId);
  return rows.filter(({ status, myTurn }) => status === "playing" && myTurn).length;
}

/** Without actions, where they would be too long for a push service. */
function withinLimit(shown: { readonly actions: readonly unknown[] }): string {
  const text = JSON.stringify(shown);
  return Buffer.byteLength(text) <= MOST_BYTES ? text : JSON.stringify({ ...shown, actions: [] });
}
