/**
 * `npm run bench`: measures speed and cost, each figure as a count or a ratio beside its goal. `--json` prints nothing
 * else but the rows; how they came about goes to stderr. `--save` keeps the inputs of the cost table. `--sign-in` only
 * measures whether times of replies tell who has an account. `--pages` only measures what visitors of pages wait for; it
 * fetches Lighthouse. `--openings` only measures what opening a table takes the page's processor.
 * `--boards` only measures the longest tasks of the boards on a slow phone. `--profile` only
 * measures the processor's time of looks and answers, and says where it goes. `--one-machine` only measures a house on
 * one machine, `--start` only what `npm start` takes in an empty folder.
 */
import { parseArgs } from "node:util";
import { synthesize } from "../cloud/assembly/assembly.ts";
import { startCloud } from "../cloud/cloud.ts";
import { benchBoards } from "./boards.bench.ts";
import { benchColdStart } from "./bundle.ts";
import { benchCrowd } from "./crowd.bench.ts";
import { benchEngine } from "./engine.bench.ts";
import { benchGames } from "./games.bench.ts";
import { benchHouse } from "./house.bench.ts";
import { benchLive } from "./live.bench.ts";
import { benchOpenings } from "./openings.bench.ts";
import { benchPages } from "./pages.bench.ts";
import { benchProfile } from "./profile.bench.ts";
import { printed, type Row } from "./row.ts";
import { benchSignIn } from "./sign-in.bench.ts";
import { benchSpending } from "./spending.bench.ts";
import { benchStart } from "./start.bench.ts";
import { benchStore } from "./store.bench.ts";

const { values: asked } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    openings: { type: "boolean", default: false },
    pages: { type: "boolean", default: false },
    boards: { type: "boolean", default: false },
    profile: { type: "boolean", default: false },
    "one-machine": { type: "boolean", default: false },
    start: { type: "boolean", default: false },
    "sign-in": { type: "boolean", default: false },
  },
});

async function benchFunctions(): Promise<Row[]> {
  const assembly = await synthesize("small");
  const cloud = await startCloud(assembly, { inFile: true });
  try {
    return [...(await benchColdStart(cloud)), ...(await benchSpending(cloud, { save: asked.save }))];
  } finally {
    await cloud.stop();
    await assembly.dispose();
  }
}

const benchOneMachine = async () => [...(await benchHouse()), ...(await benchCrowd())];

const benchFunctionsInside = async () => [...(await benchStore()), ...(await benchProfile())];

/** The benches that a flag chooses alone. */
const alone: Readonly<Record<string, () => Promise<Row[]>>> = {
  boards: benchBoards,
  openings: benchOpenings,
  "one-machine": benchOneMachine,
  pages: benchPages,
  profile: benchFunctionsInside,
  "sign-in": benchSignIn,
  start: benchStart,
};
const all = [
  benchEngine,
  benchGames,
  benchFunctions,
  benchFunctionsInside,
  benchOneMachine,
  benchSignIn,
  benchLive,
  benchPages,
  benchOpenings,
  benchBoards,
  benchStart,
];
const chosen = Object.entries(alone).flatMap(([flag, bench]) => (asked[flag as "pages"] ? [bench] : []));
const rows: Row[] = [];
for (const bench of chosen.length > 0 ? chosen : all) {
  try {
    rows.push(...(await bench()));
  } catch (error) {
    // The rows of all others are still worth having.
    console.error(`${bench.name}:`, error);
    process.exitCode = 1;
  }
}
console.log(asked.json ? JSON.stringify(rows, null, 2) : printed(rows));
