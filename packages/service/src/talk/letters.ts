import { letterText, type ReactionName } from "@consigliere/contract/letters";
import type { LettersView, LetterView } from "@consigliere/contract/talk";
import { givenId, type KeptLetter, type Letter, letterId } from "@consigliere/store/letters";
import type { Context } from "../context.ts";
import { whoShow } from "../live/presence.ts";
import { metaOf } from "../match/meta.ts";
import { mySeat, peopleAt } from "../match/people.ts";
import { publicEventAt } from "../play/log.ts";
import { Refusal } from "../refusal.ts";

/** Letters on a page. */
const PAGE = 40;

/** So many letters of one person within so many seconds; of how many, the newest page tells. */
const MOST_AT_ONCE = 12;
const AT_ONCE_SECONDS = 120;

interface Draft {
  readonly id: string;
  readonly text: string;
  /** An event of the writer's log, by its number. */
  readonly quote?: number | undefined;
}

/** A page of the letters of a match. @throws Refusal `match/unknown`, `match/not-yours` */
export async function readLetters(
  context: Context,
  who: Promise<{ readonly userId: string }>,
  matchId: string,
  before?: string,
): Promise<LettersView> {
  const [userId, meta, page] = await atOnce(who, [
    metaOf(context, matchId),
    context.store.letters.page(matchId, PAGE, before),
  ]);
  const seat = mySeat(meta, userId);
  const others = before === undefined ? peopleAt(meta).filter((one) => one.seat !== seat) : [];
  const shown = await whoShow(
    context,
    others.map(({ userId }) => userId),
  );
  const read = others.flatMap((one) => {
    const until = page.read[one.seat];
    return until === undefined || !shown.has(one.userId) ? [] : [[one.seat, until] as const];
  });
  return {
    letters: page.letters.map(letterView),
    before: page.isMore ? (page.letters[0]?.id ?? null) : null,
    read: Object.fromEntries(read),
    mine: page.read[seat] ?? null,
  };
}

/**
 * Writes a letter; one that was sent before, when only the answer to it was lost, is not written again.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/letter-quote`, `request/too-many`
 */
export async function writeLetter(
  context: Context,
  who: Promise<{ readonly userId: string }>,
  matchId: string,
  { id, text, quote }: Draft,
): Promise<LetterView> {
  const [userId, meta, { letters }] = await atOnce(who, [
    metaOf(context, matchId),
    context.store.letters.page(matchId, PAGE),
  ]);
  const seat = mySeat(meta, userId);
  const mine = letters.filter((letter) => letter.userId === userId);
  const same = mine.find((letter) => givenId(letter.id) === id);
  if (same !== undefined) return letterView(same);
  refuseHaste(context, mine);
  const quoted = quote === undefined ? undefined : await publicEventAt(context, matchId, seat, quote);
  if (quoted === null) throw new Refusal("match/letter-quote");
  const now = context.clock();
  const letter: Letter = {
    ...{ id: letterId(now, id), at: now.toISOString(), seat, userId, text: letterText(text) },
    ...(quoted !== undefined && { quote: quoted.event as never, quoteAt: quoted.when }),
  };
  await context.store.letters.write(matchId, letter);
  return letterView({ ...letter, reactions: {} });
}

/** @throws Refusal `request/too-many` */
function refuseHaste({ clock }: Context, mine: readonly Letter[]): void {
  const since = clock().getTime() - AT_ONCE_SECONDS * 1000;
  const oldest = mine.filter(({ at }) => Date.parse(at) > since).at(-MOST_AT_ONCE);
  if (oldest === undefined) return;
  throw new Refusal("request/too-many", {
    retryAfter: Math.max(1, Math.ceil((Date.parse(oldest.at) - since) / 1000)),
  });
}

/** @throws Refusal `match/unknown`, `match/not-yours`, `match/letter-unknown` */
export async function reactToLetter(
  context: Context,
  userId: string,
  matchId: string,
  letter: string,
  reaction: ReactionName | null,
): Promise<void> {
  const seat = mySeat(await metaOf(context, matchId), userId);
  if (!(await context.store.letters.react(matchId, letter, seat, reaction)))
    throw new Refusal("match/letter-unknown");
}

/** @throws Refusal `match/unknown`, `match/not-yours`, `match/letter-unknown`, `match/letter-not-yours` */
export async function hideLetter(
  context: Context,
  userId: string,
  matchId: string,
  id: string,
  isHidden: boolean,
): Promise<void> {
  const [meta, letter] = await Promise.all([
    metaOf(context, matchId),
    context.store.letters.get(matchId, id),
  ]);
  mySeat(meta, userId);
  if (letter === undefined) throw new Refusal("match/letter-unknown");
  const by = letter.userId === userId ? "writer" : meta.host === userId ? "host" : null;
  if (by === null || (letter.hidden !== undefined && letter.hidden !== by))
    throw new Refusal("match/letter-not-yours");
  await context.store.letters.hide(matchId, id, isHidden ? by : null);
}

/** @throws Refusal `match/unknown`, `match/not-yours`, `match/letter-unknown` for one that is still to be written */
export async function markLettersRead(
  context: Context,
  userId: string,
  matchId: string,
  until: string,
): Promise<void> {
  const seat = mySeat(await metaOf(context, matchId), userId);
  if (until > letterId(context.clock(), "~")) throw new Refusal("match/letter-unknown");
  await context.store.letters.markRead(matchId, seat, until);
}

/** Reads while it is found out who asks, of which nothing is said before that is known. */
async function atOnce<A, B>(
  who: Promise<{ readonly userId: string }>,
  reads: readonly [Promise<A>, Promise<B>],
): Promise<[string, A, B]> {
  const read = Promise.allSettled(reads);
  const { userId } = await who;
  const failed = (await read).find(({ status }) => status === "rejected");
  if (failed !== undefined) throw (failed as PromiseRejectedResult).reason;
  return [userId, await reads[0], await reads[1]];
}

function letterView(letter: KeptLetter): LetterView {
  const { id, seat, at, text, quote, quoteAt, reactions, hidden } = letter;
  const said = Map.groupBy(Object.entries(reactions), ([, reaction]) => reaction);
  const seats = [...said].map(([reaction, by]) => [reaction, by.map(([one]) => Number(one))]);
  const isQuoted = quote !== undefined && hidden === undefined;
  return {
    ...{ id, seat, at, text: hidden === undefined ? text : "", reactions: Object.fromEntries(seats) },
    ...(isQuoted && { quote: quote as { type: string }, ...(quoteAt && { quoteAt }) }),
    ...(hidden && { hidden }),
  };
}
