import { letterText, type ReactionName } from "@consigliere/contract/letters";
import type { LettersView, LetterView } from "@consigliere/contract/talk";
import {
  givenId,
  type KeptLetter,
  type Letter,
  letterId,
  partsOfTalk,
  talkOf,
} from "@consigliere/store/letters";
import type { MatchMeta } from "@consigliere/store/matches";
import { hasBlocked } from "../account/blocked.ts";
import type { Context } from "../context.ts";
import { whoShow } from "../live/presence.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { openTableFor } from "../match/load.ts";
import { metaOf } from "../match/meta.ts";
import { callerAt, mySeat, ownerOf, ownersAt } from "../match/people.ts";
import { readersAmong } from "../match/talks.ts";
import { checkOver } from "../play/chair.ts";
import { publicEventAt } from "../play/log.ts";
import { Refusal } from "../refusal.ts";

/** Letters on a page. */
const PAGE = 40;

/**
 * The number of letters that one person may write within this many seconds; the newest page is enough to count them.
 */
const MOST_AT_ONCE = 12;
const AT_ONCE_SECONDS = 120;

/** The seat of the receiver, or of the partner whose letters are read; undefined: everybody at the table. */
type With = number | undefined;

interface Draft {
  readonly id: string;
  readonly text: string;
  /** An event of the writer's log, by its number. */
  readonly quote?: number | undefined;
  /** Instead of it, after the end: the moment it comments, by its number among the events that everybody was told. */
  readonly moment?: number | undefined;
}

/** A page of the letters of a match. @throws Refusal as {@link talkAt} */
export async function readLetters(
  context: Context,
  who: Promise<{ readonly userId: string }>,
  matchId: string,
  { before, with: other }: { readonly before?: string | undefined; readonly with?: With } = {},
): Promise<LettersView> {
  const { userId, meta, seat, page } = await pageFor(context, who, matchId, { before, other });
  const others = before === undefined ? ownersAt(meta).filter((one) => one.seat !== seat) : [];
  const [shown, reader] = await Promise.all([
    whoShow(
      context,
      others.filter((one) => page.read[one.seat] !== undefined).map((one) => one.userId),
    ),
    context.store.profiles.get(userId),
  ]);
  const read = others.flatMap((one) => {
    const until = page.read[one.seat];
    return until === undefined || !shown.has(one.userId) ? [] : [[one.seat, until] as const];
  });
  return {
    letters: page.letters.map((letter) =>
      letterView(letter, reader !== undefined && hasBlocked(reader, letter.userId)),
    ),
    before: page.isMore ? (page.letters[0]?.id ?? null) : null,
    read: Object.fromEntries(read),
    mine: page.read[seat] ?? null,
  };
}

/**
 * Writes a letter. If it was sent before and only the reply was lost, it is not written again.
 * @throws Refusal as {@link talkAt}, `match/letter-quote`, `request/too-many`; as {@link openTableFor} and
 *   `match/not-over` with a moment
 */
export async function writeLetter(
  context: Context,
  who: Promise<{ readonly userId: string }>,
  matchId: string,
  { id, text, quote, moment }: Draft,
  other?: With,
): Promise<LetterView> {
  const { userId, meta, seat, talk, page } = await pageFor(context, who, matchId, { other });
  const mine = page.letters.filter((letter) => letter.userId === userId);
  const same = mine.find((letter) => givenId(letter.id) === id);
  if (same !== undefined) return letterView(same);
  refuseHaste(context, mine);
  if (moment !== undefined) checkOver(await openTableFor(context, matchId, userId));
  const n = moment ?? quote;
  const viewer = moment === undefined ? seat : "spectator";
  const quoted = n === undefined ? undefined : await publicEventAt(context, matchId, viewer, n);
  if (quoted === null) throw new Refusal("match/letter-quote");
  const now = context.clock();
  const letter: Letter = {
    id: letterId(now, id),
    at: now.toISOString(),
    seat,
    userId,
    text: letterText(text),
    ...(quoted !== undefined && { quote: quoted.event as never, quoteAt: quoted.when }),
  };
  await context.store.letters.write(talk, letter, readersAmong(meta, partsOfTalk(talk).between));
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

/** @throws Refusal as {@link talkAt}, `match/letter-unknown` */
export async function reactToLetter(
  context: Context,
  userId: string,
  { matchId, letter, other }: LetterAt,
  reaction: ReactionName | null,
): Promise<void> {
  const { seat, talk } = talkAt(await metaOf(context, matchId), userId, other);
  if (!(await context.store.letters.react(talk, letter, seat, reaction)))
    throw new Refusal("match/letter-unknown");
}

export interface LetterAt {
  readonly matchId: string;
  readonly letter: string;
  readonly other?: With;
}

/** A letter that somebody may read. @throws Refusal as {@link talkAt}, `match/letter-unknown` */
export async function letterAt(context: Context, userId: string, { matchId, letter: id, other }: LetterAt) {
  const meta = await metaOf(context, matchId);
  const { talk } = talkAt(meta, userId, other);
  const letter = await context.store.letters.get(talk, id);
  if (letter === undefined) throw new Refusal("match/letter-unknown");
  return { meta, talk, letter };
}

/** @throws Refusal as {@link letterAt}, `match/letter-not-yours` */
export async function hideLetter(
  context: Context,
  userId: string,
  at: LetterAt,
  isHidden: boolean,
): Promise<void> {
  const { meta, talk, letter } = await letterAt(context, userId, at);
  const isHost = at.other === undefined && meta.host === userId;
  const by = letter.userId === userId ? "writer" : isHost ? "host" : null;
  if (by === null || (letter.hidden !== undefined && letter.hidden !== by))
    throw new Refusal("match/letter-not-yours");
  await context.store.letters.hide(talk, at.letter, isHidden ? by : null);
}

/** @throws Refusal as {@link talkAt}, `match/letter-unknown` for one that is still to be written */
export async function markLettersRead(
  context: Context,
  userId: string,
  { matchId, letter: until, other }: LetterAt,
): Promise<void> {
  const { seat, talk } = talkAt(await metaOf(context, matchId), userId, other);
  if (until > letterId(context.clock(), "~")) throw new Refusal("match/letter-unknown");
  await context.store.letters.markRead(talk, seat, until);
}

/**
 * Where somebody has a seat of their own, and the talk that they would read or write in: letters go to whose seat it is, not
 * to who plays it for them.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/lent`, `match/no-letters` as the host has settled it,
 *   `match/no-person-there` for a seat without another person
 */
export function talkAt(meta: MatchMeta, userId: string, other: With): { seat: number; talk: string } {
  const seat = mySeat(callerAt(meta, userId), "owns");
  const { letters } = houseRulesOf(meta);
  if (letters === "none" || (other !== undefined && letters !== "private"))
    throw new Refusal("match/no-letters");
  if (other === undefined) return { seat, talk: talkOf(meta.id) };
  // Seats are drawn at the start, and letters are addressed by seat.
  if (meta.startedAt === undefined) throw new Refusal("match/not-started");
  const there = meta.seats[other];
  if (other === seat || there === undefined || ownerOf(there) === null)
    throw new Refusal("match/no-person-there");
  return { seat, talk: talkOf(meta.id, [seat, other]) };
}

/** A page of letters for people who may read it. Letters to everybody are read while the caller is being checked. */
async function pageFor(
  context: Context,
  who: Promise<{ readonly userId: string }>,
  matchId: string,
  { before, other }: { readonly before?: string | undefined; readonly other: With },
) {
  const pageOf = (talk: string) => context.store.letters.page(talk, PAGE, before);
  const early = other === undefined ? pageOf(talkOf(matchId)) : undefined;
  const read = Promise.allSettled([metaOf(context, matchId), early]);
  const { userId } = await who;
  const [found, page] = await read;
  if (found.status === "rejected") throw found.reason;
  const meta = found.value;
  const { seat, talk } = talkAt(meta, userId, other);
  if (page.status === "rejected") throw page.reason;
  return { userId, meta, seat, talk, page: page.value ?? (await pageOf(talk)) };
}

function letterView(letter: KeptLetter, isBlocked = false): LetterView {
  const { id, seat, at, text, quote, quoteAt, reactions } = letter;
  const hidden = letter.hidden ?? (isBlocked ? "blocked" : undefined);
  const said = Map.groupBy(Object.entries(reactions), ([, reaction]) => reaction);
  const seats = [...said].map(([reaction, by]) => [reaction, by.map(([one]) => Number(one))]);
  const isQuoted = quote !== undefined && hidden === undefined;
  return {
    id,
    seat,
    at,
    text: hidden === undefined ? text : "",
    reactions: Object.fromEntries(seats),
    ...(isQuoted && { quote: quote as { type: string }, ...(quoteAt && { quoteAt }) }),
    ...(hidden && { hidden }),
  };
}
