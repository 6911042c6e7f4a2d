/** The news of a webhook: the public events, and the people who must decide. */

import type { Outcome } from "@consigliere/engine/game";
import type { Json } from "@consigliere/engine/json";
import { format } from "@consigliere/games/phrase";
import { storyOf } from "@consigliere/games/stories";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Webhook } from "@consigliere/store/webhooks";
import type { Context } from "../../context.ts";
import { deadlineOf } from "../../match/clock.ts";
import type { LogRecord } from "../../match/contents.ts";
import { openTable } from "../../match/load.ts";
import { personIn } from "../../match/people.ts";
import type { AwaitedDecision } from "../../match/position.ts";
import { gameName, listIn, namesAt, othersIn, type Words, wordsIn } from "../../words.ts";
import { newsSince } from "../news.ts";
import { isNew, newCorrections, type PublicPosition, publicPosition } from "./position.ts";

/** The number of records that are read; anything told before them is old. */
const MOST_RECORDS = 60;

const MOST_SENTENCES = 3;

/** Somebody who must decide. */
export interface Asked {
  readonly seat: number;
  readonly name: string;
  /** Their user id in the service of the webhook; null: none, or they were already mentioned for this. */
  readonly mention: string | null;
  /** ISO time; null while no clock runs. */
  readonly until: string | null;
  /** The stakes, as everybody at the table may know them; null: none. */
  readonly stakes: string | null;
}

/** In plain words, before they are put into the form of a service. */
export interface News {
  readonly match: Pick<MatchMeta, "id" | "game">;
  /** The name of the game, and who plays. */
  readonly title: string;
  readonly url: string;
  readonly headline: string;
  /** The events beside the headline, oldest first. */
  readonly sentences: readonly string[];
  readonly asked: readonly Asked[];
  readonly isOver: boolean;
}

/** A webhook, the progress of its match, and the news for it; null: nothing. */
export interface ReadNews {
  readonly webhook: Webhook;
  readonly meta: MatchMeta;
  readonly position: PublicPosition;
  readonly news: News | null;
}

/** Undefined when the match or its webhook is gone. */
export async function readNews(context: Context, matchId: string): Promise<ReadNews | undefined> {
  const { matches, webhooks } = context.store;
  const [webhook, meta, records] = await Promise.all([
    webhooks.get(matchId),
    matches.meta(matchId),
    matches.records(matchId, { limit: MOST_RECORDS }),
  ]);
  const newest = records.at(-1);
  if (webhook === undefined || meta === undefined) return undefined;
  const position = publicPosition(meta, newest ?? null);
  const read = { webhook, meta, position };
  if (newest === undefined || meta.status === "cancelled") return { ...read, news: null };
  return { ...read, news: await newsOf(context, read, { records, newest }) };
}

async function newsOf(
  context: Context,
  { webhook, meta, position }: Omit<ReadNews, "news">,
  { records, newest }: { readonly records: readonly LogRecord[]; readonly newest: LogRecord },
): Promise<News | null> {
  const words = await wordsIn(webhook.locale);
  const { outcome } = newest.waiting;
  const told = toldSince(words, meta, records, webhook.told);
  const corrections = newCorrections(webhook, position).map(({ name }) =>
    words("webhook.correction", { change: words(`${meta.game}.correction.${name}`) }),
  );
  const fresh = position.decisions.some((each) => isNew(webhook, each));
  if (told.sentences.length + corrections.length === 0 && !fresh && outcome === null) return null;
  const greatest = corrections[0] ?? told.headline?.sentence ?? told.sentences.at(-1);
  const headline =
    (outcome === null ? undefined : endOf(words, meta, outcome)) ??
    greatest ??
    words(webhook.told === 0 ? "webhook.begun" : "webhook.goesOn");
  return {
    ...subjectOf(context, words, meta, webhook),
    headline,
    sentences: [...told.sentences, ...corrections].filter((each) => each !== headline).slice(-MOST_SENTENCES),
    asked: outcome === null ? await askedOf(context, words, { webhook, meta, position }) : [],
    isOver: outcome !== null,
  };
}

/** The frame of every message about a match. */
export function subjectOf(
  { settings }: Context,
  words: Words,
  { id, game, seats }: MatchMeta,
  { locale }: Webhook,
): Pick<News, "match" | "title" | "url"> {
  const others = othersIn(
    words,
    seats.flatMap(({ name }) => (name === "" ? [] : [name])),
  );
  return {
    match: { id, game },
    title: words("webhook.title", { game: gameName(words, game), others }),
    url: `${settings.baseUrl}/${locale}/m/${id}/`,
  };
}

/** The log as everybody was told it. */
function toldSince(words: Words, meta: MatchMeta, records: readonly LogRecord[], seen: number) {
  const story = storyOf(meta.game);
  if (story === undefined) return { sentences: [], headline: undefined };
  return newsSince(
    words,
    story,
    { earlier: () => [], tail: records },
    { seat: "spectator", seen, reader: everybody(words, meta) },
  );
}

function endOf(words: Words, meta: MatchMeta, { reason, placements }: Outcome): string | undefined {
  const story = storyOf(meta.game);
  const reader = everybody(words, meta);
  const winners = meta.seats.flatMap((_, seat) => (placements[seat] === 1 ? [reader.nameOf(seat)] : []));
  const how = story && format(words, story.phraseOfOutcome(reason), reader);
  const who = winners.length === 0 ? [] : words("webhook.won", { names: listIn(words, winners) });
  return [how ?? [], who].flat().join(" ") || undefined;
}

function everybody(words: Words, meta: MatchMeta) {
  return { seat: "spectator" as const, nameOf: namesAt(words, meta) };
}

async function askedOf(
  context: Context,
  words: Words,
  { webhook, meta, position: { decisions } }: Omit<ReadNews, "news">,
): Promise<Asked[]> {
  if (decisions.length === 0) return [];
  const { store } = context;
  const bySeat = new Map(decisions.map((decision) => [decision.seat, decision]));
  const stakesOf = await stakesAt(context, words, meta);
  return Promise.all(
    [...bySeat.values()].map(async (decision) => {
      const { seat } = decision;
      const userId = personIn(meta.seats[seat]);
      const row = userId === null ? undefined : await store.memberships.get(userId, meta.id);
      return {
        seat,
        name: namesAt(words, meta)(seat),
        mention: isNew(webhook, decision) ? (row?.mention ?? null) : null,
        until: deadlineOf(meta, decision),
        stakes: stakesOf(decision),
      };
    }),
  );
}

/** Adds the stakes of the questions, from the public view. A table that cannot be opened adds nothing. */
async function stakesAt(
  context: Context,
  words: Words,
  meta: MatchMeta,
): Promise<(decision: AwaitedDecision) => string | null> {
  const story = storyOf(meta.game);
  if (story === undefined) return () => null;
  try {
    const { game, run } = await openTable(context, meta.id, meta);
    const view = game.view(run.state, "spectator") as Json;
    const reader = { ...everybody(words, meta), owners: story.ownersIn?.(view) };
    return ({ seat, topic }) => {
      // The table may have moved on since the list of questions was read.
      const asked = run.waiting().find((one) => one.seat === seat && one.topic === topic);
      const stakes = asked === undefined ? null : story.stakesOf(view, asked);
      return stakes && format(words, story.phraseOfStakes(stakes), reader);
    };
  } catch (error) {
    context.report({ what: "a webhook is told of no stakes", where: { matchId: meta.id }, error });
    return () => null;
  }
}
