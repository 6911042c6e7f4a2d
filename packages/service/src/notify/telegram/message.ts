/** A message as a chat shows it: the same as a mail's, shorter, with keys below it. */
import type { Profile } from "@consigliere/store/profiles";
import type { ChatKey, ChatMessage, Context } from "../../context.ts";
import { gameName, othersIn, type Words, wordsIn } from "../../words.ts";
import { lettersFor } from "../letters.ts";
import { originFor } from "../links.ts";
import { besideHeadline, type NotificationLink, type NotificationText } from "../notification-text.ts";
import type { Worded } from "../open-notification.ts";

/** Telegram's limits for the text of a message and for that below a picture, in characters. */
const [MOST_ALONE, MOST_BELOW_PICTURE] = [4_096, 1_024];

/** The beginning of an "address" that is told to us, instead of leading anywhere. */
const PRESSED = "pressed:";

/** The address of a key whose press is told to us. */
export const toPressed = (data: string) => PRESSED + data;

/** Some notifications as one message. */
export async function chatMessage(
  context: Context,
  reader: Profile,
  notifications: readonly Worded[],
  chat: string,
): Promise<ChatMessage> {
  const [first] = notifications;
  if (notifications.length === 1 && first !== undefined) {
    const letters = await lettersFor(context, reader, first);
    const { picture, links } = first.text;
    const lines = linesOf(first.text, letters);
    return {
      chat,
      keys: rowsOf(links),
      ...textOf(lines, addressesIn(links), picture === undefined ? MOST_ALONE : MOST_BELOW_PICTURE),
      ...(picture && { picture: picture.svg }),
    };
  }
  const words = await wordsIn(reader.locale);
  const headings = notifications.map(({ text }) => `• ${text.heading}`);
  const desk = deskKey(context, reader, words);
  const lines = [words("mail.several", { count: notifications.length }), ...headings];
  return { chat, keys: rowsOf([desk]), ...textOf(lines, addressesIn([desk]), MOST_ALONE) };
}

/** What takes the place of a message whose decision is made. */
export async function settledText(
  context: Context,
  reader: Profile,
  matchId: string,
): Promise<Pick<ChatMessage, "text" | "keys">> {
  const [words, row] = await Promise.all([
    wordsIn(reader.locale),
    context.store.memberships.get(reader.userId, matchId),
  ]);
  const { game = "", opponents = [] } = row ?? {};
  const named = { game: gameName(words, game), others: othersIn(words, opponents) };
  const desk = deskKey(context, reader, words);
  const lines = [words("push.settled.title", named), words("push.settled.line")];
  return { keys: rowsOf([desk]), ...textOf(lines, addressesIn([desk]), MOST_BELOW_PICTURE) };
}

/** A message that shows that messages arrive. */
export async function trialMessage(reader: Profile, chat: string): Promise<ChatMessage> {
  const words = await wordsIn(reader.locale);
  return { chat, keys: [], ...textOf([words("telegram.trial"), words("push.trial.line")], [], MOST_ALONE) };
}

function deskKey(context: Context, reader: Profile, words: Words): NotificationLink {
  const url = `${originFor(context, reader)}/${reader.locale}/desk/`;
  return { label: words("telegram.desk"), url, isMain: true };
}

function linesOf(text: NotificationText, letters: NotificationText["letters"] = []): string[] {
  const { headline, heading, news = [], lines } = text;
  const says = headline ?? heading;
  return [
    says,
    ...(says === heading ? [] : [heading]),
    ...besideHeadline(news, text),
    ...besideHeadline(lines, text),
    ...letters.map((letter) => `✉ ${letter.from}: ${letter.text}`),
  ];
}

/** One key to a row, the answers first. */
function rowsOf(links: readonly NotificationLink[]): ChatKey[][] {
  return links
    .toSorted((one, other) => Number(one.isMain) - Number(other.isMain))
    .flatMap(({ label, url }): ChatKey[][] => {
      if (url.startsWith(PRESSED)) return [[{ label, data: url.slice(PRESSED.length) }]];
      return isPublic(url) ? [[{ label, url }]] : [];
    });
}

/** Telegram takes no key that leads to a machine without a name of its own. Such an address stands in the text. */
const isPublic = (url: string) => new URL(url).hostname.includes(".");

const addressesIn = (links: readonly NotificationLink[]) =>
  links.flatMap(({ url }) => (url.startsWith(PRESSED) || isPublic(url) ? [] : [url]));

/** As many whole lines as the limit allows, the first in bold; `last` always fits. */
function textOf(lines: readonly string[], last: readonly string[], limit: number): { text: string } {
  let left = limit - last.join("\n").length - last.length;
  const shown = lines.filter((line) => {
    const fits = line.length + 1 <= left;
    if (fits) left -= line.length + 1;
    return fits;
  });
  const [first = "", ...others] = [...shown, ...last].map(escaped);
  return { text: [`<b>${first}</b>`, ...others].join("\n") };
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
