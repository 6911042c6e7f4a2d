/** Where the processor's time goes in looks, answers and what follows from them: `npm run bench -- --profile`. */
import { randomUUID } from "node:crypto";
import { type Profiler, Session } from "node:inspector/promises";
import { type Browser, openTown, type Town } from "@consigliere/api/town";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import { keepingTables } from "@consigliere/service/match/kept-tables";
import { startServer, stopServer } from "@consigliere/store/testing/server";
import { startApiMatch } from "../e2e/support/api-player.ts";
import { promptIn } from "../e2e/support/asked.ts";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

const ANSWERS = 150;
/** Before that, most of the code runs unoptimized. */
const WARM_UP = 150;

/** Milliseconds of the processor, database apart. */
const GOALS = { look: 2, answer: 4, "follow-up": 4 } as const;
type Phase = keyof typeof GOALS;

/** Kinds of work by their places, of which each is to be a small part of a look and of an answer. */
const KINDS: Readonly<Record<string, RegExp>> = {
  hashing: /hash|hmac|json\.ts sorted/,
  schemas: /^zod /,
  "shapes of items": /shape\.ts (?!pack|unpack)/,
  compression: /shape\.ts (pack|unpack)/,
};
const MOST_OF_A_KIND = 0.1;

/** Microseconds. */
const SAMPLE = 250;
const MOST_PLACES = 30;

/** One kind of work: when it was done, and how long the processor worked for it. */
interface Work {
  /** From and to, in microseconds of the machine's steady clock. */
  readonly spans: [number, number][];
  milliseconds: number;
}

/** The rows of every game, in a warm process that keeps its tables. What each phase spends where goes to stderr. */
export async function benchProfile(): Promise<Row[]> {
  await startServer();
  const town = await openTown({ games: catalogue });
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: SAMPLE });
  const rows: Row[] = [];
  const shares = new Map(Object.keys(KINDS).map((kind) => [kind, 0]));
  try {
    for (const { meta } of catalogue) {
      const play = await openPlay(town, meta.id);
      await play(WARM_UP);
      // Its samples take time, too.
      const works = await play(ANSWERS);
      await session.post("Profiler.start");
      const watched = await play(ANSWERS);
      const { profile } = await session.post("Profiler.stop");
      for (const [phase, goal] of Object.entries(GOALS)) {
        const work = works[phase as Phase];
        const each = work.milliseconds / work.spans.length;
        rows.push(atMost(goal, `${meta.id}: ms of the processor for one ${phase}`, each));
        detail(`\n${meta.id}, ${phase}: ${each.toFixed(2)} ms`);
        const { spans } = watched[phase as Phase];
        const places = placesIn(profile, spans);
        if (phase !== "follow-up") {
          for (const [kind, most] of shares) shares.set(kind, Math.max(most, shareOf(kind, places)));
        }
        for (const [place, micros] of places.slice(0, MOST_PLACES))
          detail(`  ${(micros / spans.length / 1000).toFixed(3).padStart(7)} ms  ${place}`);
      }
    }
  } finally {
    session.disconnect();
    await stopServer();
  }
  for (const [kind, share] of shares) {
    rows.push(atMost(MOST_OF_A_KIND, `${kind}: largest part of a look or an answer of any game`, share));
  }
  return rows;
}

function shareOf(kind: string, places: readonly [string, number][]): number {
  const sum = (of: typeof places) => of.reduce((all, [, micros]) => all + micros, 0);
  return sum(places.filter(([place]) => KINDS[kind]?.test(place))) / sum(places);
}

type Works = Readonly<Record<Phase, Work>>;

/** Plays on by so many answers each time. */
async function openPlay(town: Town, game: string): Promise<(answers: number) => Promise<Works>> {
  const random = seededRandom(game);
  let table = await tableFor(town, game);
  return async (count) => {
    const works: Works = { look: noWork(), answer: noWork(), "follow-up": noWork() };
    for (let answers = 0; answers < count; ) {
      let isOver = false;
      for (const player of table.players) {
        const url = `/api/matches/${table.id}`;
        const response = await during(works.look, () => keepingTables(() => player.request(url)));
        const seen = (await response.json()) as MatchView;
        isOver = seen.match.status === "over";
        const prompt = promptIn(seen);
        if (prompt === undefined) continue;
        const value = randomAnswer(prompt.question, random);
        const body = JSON.stringify({ answerId: randomUUID(), prompt: prompt.id, value });
        const headers = { "content-type": "application/json", "content-length": String(body.length) };
        const answer = () => player.request(`${url}/answers`, { method: "POST", headers, body });
        await during(works.answer, () => keepingTables(answer));
        await town.settle((follow) => during(works["follow-up"], follow));
        answers += 1;
      }
      if (isOver) table = await tableFor(town, game);
    }
    return works;
  };
}

const now = () => Number(process.hrtime.bigint() / 1000n);

async function during<T>(work: Work, act: () => Promise<T>): Promise<T> {
  const [from, before] = [now(), process.threadCpuUsage()];
  try {
    return await act();
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    work.milliseconds += (user + system) / 1000;
    work.spans.push([from, now()]);
  }
}

async function tableFor(town: Town, game: string): Promise<{ id: string; players: readonly Browser[] }> {
  const least = catalogue.find(({ meta }) => meta.id === game)?.meta.seats.min ?? 2;
  const players: Browser[] = [];
  for (let seat = 0; seat < least; seat++) players.push(await town.guest(`Guest ${seat}`));
  const view = (client: Browser) => (id: string) => client.call(endpoints.viewMatch, { params: { id } });
  const people = players.map((client) => ({ client, view: view(client) }));
  const id = await startApiMatch(people, {}, game);
  await town.settle();
  return { id, players };
}

const noWork = (): Work => ({ spans: [], milliseconds: 0 });

/** The microseconds of the work by the function that ran, most first; Node's own count for who called them. */
function placesIn(
  { nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile,
  spans: Work["spans"],
) {
  const placeOf = placesOf(nodes);
  const places = new Map<string, number>();
  let [at, span] = [startTime, 0];
  for (const [nth, id] of samples.entries()) {
    const delta = timeDeltas[nth] ?? 0;
    at += delta;
    while (span < spans.length && at > (spans[span]?.[1] ?? 0)) span++;
    const place = placeOf.get(id);
    if (place === undefined || place === "(idle)" || at < (spans[span]?.[0] ?? at + 1)) continue;
    places.set(place, (places.get(place) ?? 0) + delta);
  }
  return [...places].sort(([, a], [, b]) => b - a);
}

/** The place of each node of the tree. */
function placesOf(nodes: Profiler.ProfileNode[]): Map<number, string> {
  const callerOf = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const frameOf = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  return new Map(
    nodes.map(({ id, callFrame }) => {
      for (let at: number | undefined = id; at !== undefined; at = callerOf.get(at)) {
        const place = placeIn(frameOf.get(at)?.url ?? "");
        if (place !== null) return [id, `${place} ${frameOf.get(at)?.functionName}`];
      }
      return [id, callFrame.functionName];
    }),
  );
}

/** The library, or the file if it is ours; null: it is Node's own. */
function placeIn(url: string): string | null {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  const [, ours] = /\/((?:packages|apps)\/.+)/.exec(url) ?? [];
  return library ?? ours ?? null;
}
