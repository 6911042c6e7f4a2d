/** Where the processor's time goes in looks, answers and what follows from them, by package: `npm run bench -- --profile`. */
import { randomUUID } from "node:crypto";
import { type Profiler, Session } from "node:inspector/promises";
import { type Browser, openTown, type Town } from "@consigliere/api/town";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import { startServer, stopServer } from "@consigliere/store/testing/server";
import { startApiMatch } from "../e2e/support/api-player.ts";
import { promptIn } from "../e2e/support/asked.ts";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

const ANSWERS = 60;
const WARM_UP = 20;

/** Milliseconds of the processor, database apart. */
const GOALS = { look: 2, answer: 4, "follow-up": 4 } as const;
type Phase = keyof typeof GOALS;

/** Microseconds. */
const SAMPLE = 250;
const MOST_PLACES = 20;

/** One kind of work: when it was done, and how long the processor worked for it. */
interface Work {
  /** From and to, in microseconds of the machine's steady clock. */
  readonly spans: [number, number][];
  milliseconds: number;
}

/** The rows of every game, warm. What each phase spends where goes to stderr. */
export async function benchProfile(): Promise<Row[]> {
  await startServer();
  const town = await openTown({ games: catalogue });
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: SAMPLE });
  const rows: Row[] = [];
  try {
    for (const { meta } of catalogue) {
      const play = await openPlay(town, meta.id);
      await play(WARM_UP);
      await session.post("Profiler.start");
      const works = await play(ANSWERS);
      const { profile } = await session.post("Profiler.stop");
      for (const [phase, goal] of Object.entries(GOALS)) {
        const work = works[phase as Phase];
        const each = work.milliseconds / work.spans.length;
        rows.push(atMost(goal, `${meta.id}: ms of the processor for one ${phase}`, each));
        detail(`\n${meta.id}, ${phase}: ${each.toFixed(2)} ms`);
        for (const [place, micros] of placesIn(profile, work).slice(0, MOST_PLACES))
          detail(`  ${(micros / work.spans.length / 1000).toFixed(3).padStart(7)} ms  ${place}`);
      }
    }
  } finally {
    session.disconnect();
    await stopServer();
  }
  return rows;
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
        const response = await during(works.look, () => player.request(url));
        const seen = (await response.json()) as MatchView;
        isOver = seen.match.status === "over";
        const prompt = promptIn(seen);
        if (prompt === undefined) continue;
        const value = randomAnswer(prompt.question, random);
        const body = JSON.stringify({ answerId: randomUUID(), prompt: prompt.id, value });
        const headers = { "content-type": "application/json" };
        await during(works.answer, () => player.request(`${url}/answers`, { method: "POST", headers, body }));
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

/** The microseconds of the work by the package whose function ran, most first. */
function placesIn({ nodes, samples = [], timeDeltas = [], startTime }: Profiler.Profile, { spans }: Work) {
  const nodeOf = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const places = new Map<string, number>();
  let [at, span] = [startTime, 0];
  for (const [nth, id] of samples.entries()) {
    const delta = timeDeltas[nth] ?? 0;
    at += delta;
    while (span < spans.length && at > (spans[span]?.[1] ?? 0)) span++;
    const frame = nodeOf.get(id);
    if (frame === undefined || frame.functionName === "(idle)" || at < (spans[span]?.[0] ?? at + 1)) continue;
    const place = placeOf(frame);
    places.set(place, (places.get(place) ?? 0) + delta);
  }
  return [...places].sort(([, a], [, b]) => b - a);
}

/** The library that a function is of, or the file if it is ours. */
function placeOf({ url, functionName }: { readonly url: string; readonly functionName: string }): string {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  const [, ours] = /\/((?:packages|apps)\/.+)/.exec(url) ?? [];
  return library ?? ours ?? (url || functionName);
}
