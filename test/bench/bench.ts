/**
 * `npm run bench`: what this product claims of speed and cost, each as a count or a ratio beside its goal. `--json`
 * prints nothing else but the rows; how they came about goes to stderr. `--save` keeps what the cost table is
 * computed from. `--sign-in` measures only whether times of replies tell who has an account. `--pages` measures only what visitors of pages wait for; it fetches Lighthouse. `--load` measures one
 * thing instead, a house with many people, as large as `--people`, `--matches`, `--minutes` and `--pause` (seconds
 * between two visits of a person) say.
 */
import { parseArgs } from "node:util";
import { synthesize } from "../cloud/assembly/assembly.ts";
import { type Cloud, startCloud } from "../cloud/cloud.ts";
import { benchColdStart } from "./cold-start.bench.ts";
import { benchDue } from "./due.bench.ts";
import { benchEngine } from "./engine.bench.ts";
import { benchGames } from "./games.bench.ts";
import { benchLarge } from "./large.bench.ts";
import { benchLighthouse } from "./lighthouse.bench.ts";
import { benchLive } from "./live.bench.ts";
import { benchLoad } from "./load.bench.ts";
import { benchLog } from "./log.bench.ts";
import { benchLongMatch } from "./long-match.bench.ts";
import { benchLook } from "./look.bench.ts";
import { benchPages } from "./pages.bench.ts";
import { printed, type Row } from "./row.ts";
import { benchSignIn } from "./sign-in.bench.ts";
import { benchSpending } from "./spending.bench.ts";
import { benchStore } from "./store.bench.ts";

const { values: asked } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    pages: { type: "boolean", default: false },
    "sign-in": { type: "boolean", default: false },
    load: { type: "boolean", default: false },
    people: { type: "string", default: "1000" },
    matches: { type: "string", default: "2000" },
    minutes: { type: "string", default: "10" },
    pause: { type: "string", default: "30" },
  },
});

async function inTheCloud(bench: (cloud: Cloud) => Promise<Row[]>): Promise<Row[]> {
  const assembly = await synthesize("small");
  const cloud = await startCloud(assembly, { inFile: true });
  try {
    return await bench(cloud);
  } finally {
    await cloud.stop();
    await assembly.dispose();
  }
}

async function benchAll(): Promise<Row[]> {
  await benchStore();
  const rows = await inTheCloud(async (cloud) => [
    ...(await benchEngine()),
    ...(await benchGames()),
    ...(await benchColdStart(cloud)),
    ...(await benchSpending(cloud, { save: asked.save })),
    ...(await benchLook(cloud)),
    ...(await benchLog(cloud)),
    ...(await benchLarge(cloud)),
    ...(await benchLongMatch(cloud)),
    ...(await benchDue(cloud)),
  ]);
  return [...rows, ...(await benchSignIn()), ...(await benchLive()), ...(await benchVisits())];
}

async function benchVisits(): Promise<Row[]> {
  return [...(await benchPages()), ...(await benchLighthouse())];
}

const [people, matches, minutes, pause] = [asked.people, asked.matches, asked.minutes, asked.pause].map(
  Number,
) as [number, number, number, number];
const rows = await (asked.load
  ? benchLoad({ people, matches, minutes, pause })
  : asked["sign-in"]
    ? benchSignIn()
    : asked.pages
      ? benchVisits()
      : benchAll());
console.log(asked.json ? JSON.stringify(rows, null, 2) : printed(rows));
