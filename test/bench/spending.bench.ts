/**
 * The resources that a match takes: processor time and database capacity of the deployed functions, while four
 * people play a match. `--save` keeps it for the cost table.
 */
import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import { seededRandom } from "@consigliere/engine/random";
import { games } from "@consigliere/games/registry";
import { callNames, type MeasuredCall, measuredFile } from "@consigliere/infra/cost/inputs";
import type { RawItem } from "@consigliere/store/backup";
import { createClient } from "@consigliere/store/client";
import { operations } from "@consigliere/store/operations";
import type { Cloud } from "../cloud/cloud.ts";
import { difference } from "../cloud/meter.ts";
import { choose, type Player, signIn, startMatch } from "../cloud/player.ts";
import type { Part } from "../cloud/wiring.ts";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

interface Answers {
  /** Absent: the one that the cost table is about. */
  readonly game?: string;
  /** Each of other people. */
  readonly matches: number;
  readonly warmUp: number;
  readonly counted: number;
}

/** The calls of the cost table, the look that finds nothing new, and a letter with who is told of it. */
const metered = [...callNames, "poll", "letter"] as const;
type Metered = (typeof metered)[number];
type Spending = Readonly<Record<Metered, MeasuredCall>>;

/** Bytes of a response's headers, those of CloudFront included. */
const headerBytes = 900;

/** The game that the cost table is about. */
const MEASURED = "family-business";

const WHY_PROJECTION =
  "Whoever was told of the decision is read as well, so that devices and chats put the notice away: here that is so for each answer.";
const WHY_ANSWERS_COST =
  "Of the random answers, more than usual told so much that a record took a second kilobyte; every sixth has the whole state besides.";

export async function benchSpending(cloud: Cloud, { save = false } = {}): Promise<Row[]> {
  const spent = await spending(cloud, { matches: 1, warmUp: 15, counted: 60 });
  const stored = await bytesPerAnswer(cloud);
  print(spent, stored);
  const { poll: _, letter: __, ...calls } = spent;
  const measured = { measuredOn: new Date().toISOString().slice(0, 10), calls, bytesPerAnswer: stored };
  if (save) writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`);
  return [...spendingRows(spent), ...(await answersOfOtherGames(cloud))];
}

async function answersOfOtherGames(cloud: Cloud): Promise<Row[]> {
  const rows: Row[] = [];
  for (const game of Object.keys(games).filter((id) => id !== MEASURED)) {
    const { answer } = await spending(cloud, { game, matches: 1, warmUp: 4, counted: 24 });
    rows.push(atMost(1.5, `answer in ${game}: write units`, answer.writes, WHY_ANSWERS_COST));
  }
  return rows;
}

/** The average use of each call while four people play: of a match's answers `warmUp` do not count, `counted` do. */
export async function spending(cloud: Cloud, answers: Answers): Promise<Spending> {
  const sums = noSums();
  for (let match = 0; match < answers.matches; match++) {
    await play(cloud, await fourPeople(cloud, `${answers.game ?? ""}${match}`), answers, sums);
  }
  return averages(sums);
}

/** Goals beside the figures. */
export function spendingRows({
  look,
  poll,
  answer,
  desk,
  projection,
  mail,
  idleTick,
  letter,
}: Spending): Row[] {
  return [
    atMost(2, "look: calls", look.databaseCalls),
    atMost(3, "look: read units", look.reads),
    atMost(1, "poll without a change: calls", poll.databaseCalls),
    atMost(1, "poll without a change: read units", poll.reads),
    atMost(3, "answer: calls", answer.databaseCalls),
    atMost(3, "answer: read units", answer.reads),
    atMost(1.5, `answer in ${MEASURED}: write units`, answer.writes),
    atMost(1, "desk: calls", desk.databaseCalls),
    atMost(4, "projection of one record, 4 seats: calls", projection.databaseCalls, WHY_PROJECTION),
    atMost(7, "projection of one record, 4 seats: write units", projection.writes),
    atMost(8, "one mail, all in: calls", mail.databaseCalls),
    atMost(12, "one mail, all in: write units", mail.writes),
    atMost(2, "idle tick: calls", idleTick.databaseCalls),
    atMost(4, "letter, with its notifications: calls", letter.databaseCalls),
    atMost(1, "letter, with its notifications: write units", letter.writes),
  ];
}

async function fourPeople(cloud: Cloud, match: string): Promise<readonly [Player, ...Player[]]> {
  const host = await signIn(cloud, `ann@mob-${match}.test`);
  const friends: Player[] = [];
  for (const name of ["ben", "cleo", "dan"]) friends.push(await signIn(cloud, `${name}@mob-${match}.test`));
  // The cost of a mail is measured on mails: more of them than a day usually has.
  for (const { client } of [host, ...friends]) {
    await client.call(endpoints.changeProfile, { body: { messagesADay: null } });
  }
  return [host, ...friends];
}

async function play(
  cloud: Cloud,
  players: readonly [Player, ...Player[]],
  { game = MEASURED, warmUp, counted }: Answers,
  sums: Sums,
): Promise<void> {
  const id = await startMatch(players, { game });
  const params = { id };
  const random = seededRandom("spending");
  await cloud.source.drain();
  await cloud.pass(600);
  for (let answers = 0; answers < warmUp + counted; answers++) {
    const meter = meterFor(cloud, answers < warmUp ? noSums() : sums);
    await meter("idleTick", "tick", cloud.tick);
    const seen: Awaited<ReturnType<typeof lookAnew>>[] = [];
    // One after the other, so that one process answers them all.
    for (const player of players) seen.push(await lookAnew(player, id));
    for (const [seat, player] of players.entries()) {
      const { etag = null } = seen[seat] ?? {};
      await meter("look", "http", () => lookAnew(player, id));
      await meter("poll", "http", () => player.client.callIfChanged(endpoints.viewMatch, { params }, etag));
      await meter("desk", "http", () => player.client.call(endpoints.readDashboard, {}));
    }
    const [{ view } = {}] = seen;
    if (view !== undefined) {
      const socket = await cloud.openSocket(view.live.ticket);
      await meter("ping", "live", () => socket.say("."));
      await cloud.source.drain();
      const letter = { id: randomUUID(), text: "Whose turn is it?" };
      const [, writer = players[0]] = players;
      await meter("letter", "http", () =>
        writer.client.call(endpoints.writeLetter, { params, body: letter }),
      );
      await meter("letter", "stream", cloud.source.drain, () => 0);
      await socket.close();
      // That a page came and went is told by itself, and is no part of following an answer up.
      await cloud.source.drain();
    }
    const asked = players.flatMap((player, seat) => {
      const chosen = seen[seat] && choose(seen[seat].view, random);
      return chosen ? [{ player, chosen }] : [];
    })[0];
    if (!asked) return;
    const body = { answerId: randomUUID(), ...asked.chosen };
    await meter("answer", "http", () => asked.player.client.call(endpoints.answerPrompt, { params, body }));
    await meter("projection", "stream", cloud.source.drain);
    const sent = cloud.ses.sent.length;
    cloud.advance(150);
    await meter("mail", "tick", cloud.tick, () => cloud.ses.sent.length - sent);
    // Writes about its mails are not part of an answer's work.
    await cloud.source.drain();
  }
}

async function lookAnew(player: Player, id: string): Promise<{ view: MatchView; etag: string | null }> {
  const fresh = await player.client.callIfChanged(endpoints.viewMatch, { params: { id } }, null);
  if (!fresh.changed) throw new Error("Nothing was asked about, and nothing is told.");
  return { view: fresh.data, etag: fresh.etag };
}

type Sums = Record<Metered, Sum>;
interface Sum {
  times: number;
  spent: MeasuredCall;
}

const nothing = { milliseconds: 0, databaseCalls: 0, reads: 0, writes: 0, bytesOut: 0 };

function noSums(): Sums {
  return Object.fromEntries(metered.map((name) => [name, { times: 0, spent: nothing }])) as Sums;
}

/** Adds what a function spends while `act` runs; `times` says how many calls of the kind that was. */
function meterFor(cloud: Cloud, sums: Sums) {
  return async (name: Metered, part: Part, act: () => Promise<unknown>, times = () => 1): Promise<void> => {
    const before = cloud.meter.spentBy(part);
    const result = await act();
    const { milliseconds, databaseCalls, reads, writes } = difference(cloud.meter.spentBy(part), before);
    const bytesOut = part === "http" ? headerBytes + bytesOf(result) : 0;
    const sum = sums[name];
    sum.times += times();
    sum.spent = add(sum.spent, { milliseconds, databaseCalls, reads, writes, bytesOut });
  };
}

/** CloudFront does not compress what it may not cache; nothing when it is known already. */
function bytesOf(result: unknown): number {
  const isKnown = typeof result === "object" && result !== null && "changed" in result && !result.changed;
  return isKnown ? 0 : Buffer.byteLength(JSON.stringify(result));
}

function add(one: MeasuredCall, other: MeasuredCall, times = 1): MeasuredCall {
  const names = Object.keys(nothing) as (keyof MeasuredCall)[];
  return Object.fromEntries(names.map((name) => [name, one[name] + other[name] * times])) as MeasuredCall;
}

/** Of one call; a mail's tick without what it does anyway. */
function averages(sums: Sums): Spending {
  // There is one idle tick for every answer, and one that may send mails.
  const mail = { ...sums.mail, spent: add(sums.mail.spent, sums.idleTick.spent, -1) };
  return Object.fromEntries(
    metered.map((name) => {
      const { times, spent } = name === "mail" ? mail : sums[name];
      const each = Object.entries(spent).map(([member, total]) => [
        member,
        round(total / Math.max(1, times)),
      ]);
      return [name, Object.fromEntries(each)];
    }),
  ) as Spending;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Stored for an answer: the match's items, by DynamoDB's way of counting. */
async function bytesPerAnswer({ endpoint, table }: Cloud): Promise<number> {
  const client = createClient({ region: "eu-central-1", endpoint });
  let bytes = 0;
  let answers = 0;
  for await (const item of operations({ client, tableName: table.tableName }).backup.items()) {
    if (!item["pk"]?.["S"]?.toString().startsWith("MATCH#")) continue;
    bytes += sizeOf(item);
    answers += item["sk"]?.["S"]?.toString().startsWith("R#") ? 1 : 0;
  }
  return Math.round(bytes / answers);
}

function sizeOf(item: RawItem): number {
  return Object.entries(item).reduce((sum, [name, typed]) => {
    const [[type, value] = []] = Object.entries(typed);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return sum + name.length + (type === "B" ? (text.length * 3) / 4 : Buffer.byteLength(text));
  }, 0);
}

function print(calls: Spending, stored: number): void {
  detail("\nspending, each as a ratio to a look");
  const { look } = calls;
  for (const [name, { milliseconds, databaseCalls, reads, writes }] of Object.entries(calls)) {
    const ratio = (milliseconds / look.milliseconds).toFixed(2);
    detail(
      `  ${name.padEnd(12)} ${milliseconds.toFixed(1).padStart(6)} ms of a core ×${ratio.padStart(5)}` +
        `  ${databaseCalls.toFixed(1).padStart(5)} calls ${reads.toFixed(1).padStart(5)} read units ${writes.toFixed(1).padStart(5)} write units`,
    );
  }
  detail(`  ${stored} bytes stored for an answer`);
}
