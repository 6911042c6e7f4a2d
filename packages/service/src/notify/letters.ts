/** Letters that somebody has not read, for a message that goes out anyway. */

import { type KeptLetter, partsOfTalk, talkOf } from "@consigliere/store/letters";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { hasBlocked } from "../account/blocked.ts";
import type { Context } from "../context.ts";
import type { Membership } from "../match/contents.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { type TalkRead, talksOf } from "../match/talks.ts";
import { namesAt, type Words, wordsIn } from "../words.ts";
import type { Facts } from "./kinds.ts";
import type { NotificationText } from "./notification-text.ts";
import { shortened } from "./push/shortened.ts";

/** The number of letters in a message, and the length of each. */
const MOST_LETTERS = 3;
const LONGEST_LETTER = 200;
/** The number of letters that are read for them. */
const LOOKED_THROUGH = 12;

/** Among the list of what a row's owner was told: the last letter they were told of. */
const TOLD = "letters@";

/** Whether a key of that list is of letters. */
export const isOfLetters = (key: string): boolean => key.startsWith(TOLD);

const newestOf = (ids: readonly string[]) => ids.toSorted().at(-1) ?? "";

/** The letters to everybody at a match. */
export async function openTalk({ store }: Pick<Context, "store">, matchId: string): Promise<TalkRead> {
  const talk = talkOf(matchId);
  return { talk, read: await store.letters.readUntil(talk) };
}

/** Those between the reader's seat and each other one, where the host allows them. */
export async function asidesOf(
  { store }: Pick<Context, "store">,
  { meta, row: { seat }, place }: Facts,
): Promise<TalkRead[]> {
  if (houseRulesOf(meta).letters !== "private" || seat === undefined || place.owns !== seat) return [];
  const talks = talksOf(meta, seat).filter((talk) => partsOfTalk(talk).between !== null);
  return Promise.all(talks.map(async (talk) => ({ talk, read: await store.letters.readUntil(talk) })));
}

/** The last letter of a talk that the row's owner has read or was told of. */
function knownUntil({ row }: Facts, { read }: TalkRead): string {
  const notified = row.notifiedPrompts.flatMap((key) => (isOfLetters(key) ? key.slice(TOLD.length) : []));
  return newestOf([...notified, (row.seat === undefined ? undefined : read[row.seat]) ?? ""]);
}

/**
 * The talks in which others have read a letter that the reader has neither read nor been told of. A writer has read
 * their own letter, so this finds new letters without reading any.
 */
function newsIn(facts: Facts): readonly TalkRead[] {
  // A borrower plays the seat, but does not read its letters.
  if (facts.place.owns === null) return [];
  return (facts.talks ?? []).filter((each) => newestOf(Object.values(each.read)) > knownUntil(facts, each));
}

/** The notified prompts of a row, after its reader was told of the letters as well. */
export function withLetters(facts: Facts, notified: Membership["notifiedPrompts"]): readonly string[] {
  const news = newsIn(facts).flatMap(({ read }) => Object.values(read));
  return news.length === 0
    ? notified
    : [...notified.filter((key) => !isOfLetters(key)), TOLD + newestOf(news)];
}

/** The newest letters to somebody that they do not know, oldest first. Reads letters only if there are any. */
export async function lettersFor(
  context: Context,
  reader: Profile,
  facts: Facts,
): Promise<NonNullable<NotificationText["letters"]>> {
  const news = facts.row.seat === undefined ? [] : newsIn(facts);
  if (news.length === 0) return [];
  const words = await wordsIn(reader.locale);
  const fresh = await Promise.all(news.map((each) => freshIn(context, reader, facts, each)));
  return fresh
    .flat()
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .slice(-MOST_LETTERS)
    .map((letter) => ({
      from: writerOf(words, facts.meta, letter),
      text: shortened(letter.text.replaceAll(/\s+/g, " "), LONGEST_LETTER, { locale: reader.locale }),
    }));
}

interface Fresh extends KeptLetter {
  readonly talk: string;
}

async function freshIn(
  { store }: Context,
  reader: Profile,
  facts: Facts,
  news: TalkRead,
): Promise<readonly Fresh[]> {
  const { talk } = news;
  const { letters } = await store.letters.page(talk, LOOKED_THROUGH);
  const known = knownUntil(facts, news);
  return letters
    .filter(({ id, seat, hidden }) => id > known && seat !== facts.row.seat && hidden === undefined)
    .filter(({ userId }) => !hasBlocked(reader, userId))
    .map((letter) => ({ ...letter, talk }));
}

function writerOf(words: Words, meta: MatchMeta, { seat, talk }: Fresh): string {
  const name = namesAt(words, meta)(seat);
  return partsOfTalk(talk).between === null ? name : words("mail.aside", { name });
}
