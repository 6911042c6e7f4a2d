/**
 * What a house on one machine does under many people, beside the same house while it is idle: `npm run bench --
 * --load`. They and the house share the machine, so what they cost themselves slows the house too.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { games } from "@consigliere/games/registry";
import { createClient } from "@consigliere/store/client";
import { connect, type Store } from "@consigliere/store/store";
import { type ApiPlayer, confirmEmail, enterApiPlayer, startApiMatch } from "../e2e/support/api-player.ts";
import { type Stack, startStack } from "../e2e/support/stack.ts";
import { type Crowd, crowdOf, newTimes, type Times } from "./crowd.ts";
import { eachOf } from "./each-of.ts";
import { heldMegabytes } from "./held-memory.ts";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

/** How large the house is, and how busy. */
export interface Load {
  readonly people: number;
  readonly matches: number;
  readonly minutes: number;
  /** Seconds between two visits of a person, on average. */
  readonly pause: number;
}

const SEATS = 3;
/** One in so many people has an address, and hears by mail. A house lets 500 in by mail in an hour. */
const MAILED_ONE_IN = 10;
const MOST_MAILED = 400;
const IDLE_LOOKS = 300;
/** Milliseconds between two visits to the idle house: what followed from the one is done before the next. */
const IDLE_PAUSE = 100;
/** Where the house's inspector listens once it is asked to. */
const INSPECTED_AT = 9339;

const WHY_SLOW = `The people share ${availableParallelism()} cores with the house, and with whatever else runs there.`;

/** As `npm start` has it. */
const usual = {
  BEHIND_PROXY: "1",
  TICK_SECONDS: "60",
  NOTIFY_GRACE_SECONDS: "120",
  NODE_OPTIONS: `--inspect-port=127.0.0.1:${INSPECTED_AT}`,
};

/** The functions and pages must have been built. */
export async function benchLoad(load: Load): Promise<Row[]> {
  const stack = await startStack(usual);
  try {
    const { pid, endpoint } = JSON.parse(await readFile(join(stack.dataDir, "database.json"), "utf8"));
    const store = connect({
      client: createClient({ region: "us-east-1", endpoint }),
      tableName: "consigliere",
    });
    const idle = await idleTimes(stack);
    const crowd = await gather(stack, load);
    const [busy, memory] = await play(crowd, load, async () => ({
      held: await heldMegabytes(pid, INSPECTED_AT),
      resident: await residentMegabytes(pid),
    }));
    const backlog = await minutesOfBacklog(store, [...crowd.tables.keys()]);
    const failed = await lines(join(stack.dataDir, "stream-failures.jsonl"));
    return [...rowsOf(load, { idle, busy, memory, failed }), backlog];
  } finally {
    await stack.dispose();
  }
}

/** Three people at a table of each game, one visit after the other; the first round of tables is to warm up. */
async function idleTimes(stack: Stack): Promise<Times> {
  const people = await Promise.all(["Ann", "Ben", "Cleo"].map((name) => enterApiPlayer(stack, name)));
  const names = Object.keys(games);
  const tables = await Promise.all(names.map((game) => startApiMatch(people, {}, game)));
  const crowd = crowdOf(stack.url, new Map(tables.map((id) => [id, people])));
  const [warmUp, times] = [newTimes(), newTimes()];
  while (times.look.length < IDLE_LOOKS) {
    for (const player of people) {
      await crowd.visit(player, warmUp.look.length < IDLE_LOOKS / 3 ? warmUp : times);
      await sleep(IDLE_PAUSE);
    }
  }
  crowd.leave();
  return times;
}

/** Everybody comes in, and sits down at as many tables as everybody else. */
async function gather(stack: Stack, { people, matches }: Load): Promise<Crowd> {
  detail(`\nload: ${people} people come in`);
  const all: ApiPlayer[] = [];
  await eachOf(people, async (at) => {
    const player = await enterApiPlayer(stack, `P${at}`, addressOf(at));
    all[at] = player;
    const isMailed = at % MAILED_ONE_IN === 0 && at / MAILED_ONE_IN < MOST_MAILED;
    if (isMailed) await confirmEmail(stack, player, `p${at}@load.test`);
  });
  detail(`load: ${matches} matches begin`);
  const tables = new Map<string, readonly ApiPlayer[]>();
  const names = Object.keys(games);
  await eachOf(matches, async (at) => {
    const seated = Array.from({ length: SEATS }, (_, seat) => pick(all, at * SEATS + seat));
    tables.set(await startApiMatch(seated, {}, pick(names, at)), seated);
  });
  return crowdOf(stack.url, tables);
}

/** Megabytes of the house's process; its database and its inbox are processes of their own. */
interface Memory {
  /** What its threads hold once their garbage is collected. */
  readonly held: number;
  readonly resident: number;
}

/** Everybody comes back again and again, for as long as the load lasts; with the memory at start, middle and end. */
async function play(
  crowd: Crowd,
  { minutes, pause }: Load,
  measure: () => Promise<Memory>,
): Promise<[Times, Memory[]]> {
  const times = newTimes();
  const end = performance.now() + minutes * 60_000;
  const people = [...new Set([...crowd.tables.values()].flat())];
  const playing = people.map(async (player) => {
    for (;;) {
      const wait = Math.random() * 2 * pause * 1000;
      if (performance.now() + wait > end) return;
      await sleep(wait);
      await crowd.visit(player, times);
    }
  });
  const memory = [await measure()];
  for (const _ of ["middle", "end"]) {
    await sleep(minutes * 30_000);
    memory.push(await measure());
  }
  await Promise.all(playing);
  crowd.leave();
  return [times, memory];
}

/** A check of every seat falls due at once. */
async function minutesOfBacklog({ due }: Store, matches: readonly string[]): Promise<Row> {
  const began = Date.now();
  const works = matches.flatMap((matchId) =>
    Array.from({ length: SEATS }, (_, seat) => ({
      kind: "deadline",
      key: `${matchId}#${seat}`,
      payload: { matchId, seat },
    })),
  );
  await eachOf(works.length, async (at) => {
    const work = works[at];
    if (work !== undefined) await due.put({ ...work, at: new Date(began).toISOString() });
  });
  const put = Date.now();
  for (const { kind, key } of works.toReversed()) {
    for (;;) {
      const left = await due.get(kind, key);
      if (left === undefined || (left.leaseUntil === undefined && Date.parse(left.at) > began)) break;
      await sleep(200);
    }
  }
  const minutes = (Date.now() - put) / 60_000;
  return atMost(2, `load: ${works.length} due items are worked off, minutes`, minutes, WHY_SLOW);
}

interface Found {
  readonly idle: Times;
  readonly busy: Times;
  readonly memory: readonly Memory[];
  /** Batches of the stream that were given up. */
  readonly failed: number;
}

function rowsOf({ people, matches, minutes }: Load, { idle, busy, memory, failed }: Found): Row[] {
  const [, middle = 0, end = 0] = memory.map(({ held }) => held);
  detail(`${people} people at ${matches} matches for ${minutes} minutes, ${availableParallelism()} cores`);
  for (const kind of ["held", "resident"] as const) {
    const all = memory.map((each) => each[kind].toFixed(0)).join(", ");
    detail(`  memory ${kind} at start, middle and end, MB: ${all}`);
  }
  for (const [code, count] of busy.errors) detail(`  ${count} × ${code}`);
  for (const [state, times] of Object.entries({ idle, busy })) {
    for (const kind of ["look", "answer"] as const) {
      const [half, most] = [at(times[kind], 0.5), at(times[kind], 0.99)].map((each) => each.toFixed(0));
      detail(
        `  ${state} ${kind}: ${times[kind].length}, half within ${half} ms, 99 of 100 within ${most} ms`,
      );
    }
  }
  detail(`  ${busy.letters} letters, ${busy.news} times that an open page heard of news`);
  const errors = [...busy.errors.values()].reduce((sum, count) => sum + count, failed);
  const ratio = (kind: "look" | "answer", share: number) => at(busy[kind], share) / at(idle[kind], share);
  return [
    atMost(0, "load: errors", errors),
    // Not what is resident: five threads take what their collectors let them have, whether they need it or not.
    atMost(1.1, "load: memory held at the end against the middle", end / middle),
    ...(["look", "answer"] as const).flatMap((kind) => [
      atMost(2, `load: p50 of ${kind} against the idle house`, ratio(kind, 0.5), WHY_SLOW),
      atMost(5, `load: p99 of ${kind} against the idle house`, ratio(kind, 0.99), WHY_SLOW),
    ]),
  ];
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) / 1000;
}

async function lines(file: string): Promise<number> {
  const text = await readFile(file, "utf8").catch(() => "");
  return text.split("\n").filter(Boolean).length;
}

/** Everybody has an address of their own: what a house limits by caller is no limit to a crowd. */
function addressOf(at: number): string {
  return `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
}

function pick<T>(all: readonly T[], at: number): T {
  return all[at % all.length] as T;
}
