/** How much later a house on one machine answers many people than one person at a time. They share the machine with it. */
import { setTimeout as sleep } from "node:timers/promises";
import { ProblemError } from "@consigliere/contract/client";
import { livePath } from "@consigliere/contract/live";
import type { MatchView } from "@consigliere/contract/play";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import { type ApiPlayer, answerAtRandom, enterApiPlayer, startApiMatch } from "../e2e/support/api-player.ts";
import { promptIn } from "../e2e/support/asked.ts";
import { type Stack, startStack } from "../e2e/support/stack.ts";
import { atMost, type Row } from "./row.ts";
import { detail, quantile } from "./stopwatch.ts";

const PEOPLE = 200;
const MATCHES = 300;
const SEATS = 3;
const SECONDS = 120;
/** Seconds between two visits of a person, on average. */
const PAUSE = 30;
const IDLE_VISITS = 300;
/** Milliseconds in which all has followed from one visit to the idle house. */
const IDLE_PAUSE = 100;

/** Refusals of an answer that somebody else's has overtaken; a page looks again. */
const OVERTAKEN = new Set(["match/stale-prompt", "match/over", "match/busy", "match/already-answered"]);

/** Milliseconds in which each look and each answer came back. */
interface Times {
  readonly look: number[];
  readonly answer: number[];
}

/** A person with a page of one of their matches open. */
interface Visitor extends ApiPlayer {
  readonly matches: string[];
  page?: WebSocket;
}

/** As `npm start` has it, but that everybody has an address of their own. */
const USUAL = { BEHIND_PROXY: "1", TICK_SECONDS: "60", NOTIFY_GRACE_SECONDS: "120" };

export async function benchCrowd(): Promise<Row[]> {
  const stack = await startStack(USUAL);
  try {
    const few = await seated(stack, SEATS, catalogue.length);
    await visitsOneByOne(stack, few, IDLE_VISITS / 3);
    const idle = await visitsOneByOne(stack, few, IDLE_VISITS);
    for (const { page } of few) page?.close();
    const many = await seated(stack, PEOPLE, MATCHES);
    const busy = await visitsAtOnce(stack, many);
    for (const { page } of many) page?.close();
    return rowsOf(idle, busy);
  } finally {
    await stack.dispose();
  }
}

let addresses = 0;

/** So many people, at as many matches as the others; of all games. */
async function seated(stack: Stack, count: number, matches: number): Promise<Visitor[]> {
  const people: Visitor[] = [];
  while (people.length < count) {
    const from = `10.0.${addresses >> 8}.${addresses++ & 255}`;
    people.push({ ...(await enterApiPlayer(stack, `P${people.length}`, from)), matches: [] });
  }
  for (let at = 0; at < matches; at++) {
    const table = Array.from({ length: SEATS }, (_, seat) => people[(at * SEATS + seat) % count] as Visitor);
    const id = await startApiMatch(table, {}, catalogue[at % catalogue.length]?.meta.id);
    for (const { matches } of table) matches.push(id);
  }
  return people;
}

async function visitsOneByOne(stack: Stack, people: readonly Visitor[], count: number): Promise<Times> {
  const times: Times = { look: [], answer: [] };
  for (let at = 0; at < count; at++) {
    await visit(stack, people[at % people.length] as Visitor, times);
    await sleep(IDLE_PAUSE);
  }
  return times;
}

async function visitsAtOnce(stack: Stack, people: readonly Visitor[]): Promise<Times> {
  const times: Times = { look: [], answer: [] };
  const end = performance.now() + SECONDS * 1000;
  const comesBack = async (visitor: Visitor) => {
    for (;;) {
      await sleep(Math.random() * 2 * PAUSE * 1000);
      if (performance.now() > end) return;
      await visit(stack, visitor, times);
    }
  };
  await Promise.all(people.map(comesBack));
  return times;
}

/** Opens the page of a match, answers what is asked, and leaves the page open, which looks at what is new. */
async function visit({ url }: Stack, visitor: Visitor, times: Times): Promise<void> {
  const { client, matches, view } = visitor;
  const id = matches[Math.floor(Math.random() * matches.length)] as string;
  const look = () => timed(times.look, () => view(id));
  const seen = await look();
  if (seen === undefined) return;
  watch(visitor, url, seen, look);
  const prompt = promptIn(seen);
  if (prompt === undefined) return;
  const random = seededRandom(prompt.id);
  await timed(times.answer, () => answerAtRandom(client, id, prompt, random));
}

function watch(visitor: Visitor, url: string, { live }: MatchView, look: () => Promise<unknown>): void {
  const address = new URL(`${livePath}?ticket=${encodeURIComponent(live.ticket)}`, url);
  address.protocol = "ws:";
  visitor.page?.close();
  const page = new WebSocket(address);
  visitor.page = page;
  page.addEventListener("message", ({ data }) => {
    if ("revision" in JSON.parse(String(data)) && visitor.page === page) void look();
  });
}

async function timed<T>(times: number[], act: () => Promise<T>): Promise<T | undefined> {
  const began = performance.now();
  try {
    const result = await act();
    times.push(performance.now() - began);
    return result;
  } catch (error) {
    if (error instanceof ProblemError && OVERTAKEN.has(error.problem.code)) return undefined;
    throw error;
  }
}

function rowsOf(idle: Times, busy: Times): Row[] {
  detail(`\n${PEOPLE} people at ${MATCHES} matches`);
  return (["look", "answer"] as const).map((kind) => {
    for (const [name, { [kind]: times }] of Object.entries({ idle, busy })) {
      const [half, most] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(0));
      detail(`  ${name} ${kind}: ${times.length}, half within ${half} ms, 99 of 100 within ${most} ms`);
    }
    const ratio = quantile(busy[kind], 0.99) / quantile(idle[kind], 0.99);
    return atMost(5, `one machine: 99 of 100 ${kind}s with ${PEOPLE} people, to an idle house`, ratio);
  });
}
