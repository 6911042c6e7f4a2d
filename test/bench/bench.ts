/**
 * `npm run bench`: what this product claims of speed and cost, each as a count or a ratio beside its goal. `--json`
 * prints nothing else but the rows; how they came about goes to stderr. `--save` keeps what the cost table is
 * computed from.
 */
import { synthesize } from "../cloud/assembly/assembly.ts";
import { type Cloud, startCloud } from "../cloud/cloud.ts";
import { benchColdStart } from "./cold-start.bench.ts";
import { benchEngine } from "./engine.bench.ts";
import { benchGames } from "./games.bench.ts";
import { benchLive } from "./live.bench.ts";
import { benchLog } from "./log.bench.ts";
import { benchLook } from "./look.bench.ts";
import { benchPages } from "./pages.bench.ts";
import { printed, type Row } from "./row.ts";
import { benchSpending } from "./spending.bench.ts";
import { benchStore } from "./store.bench.ts";

const save = process.argv.includes("--save");

async function inTheCloud(bench: (cloud: Cloud) => Promise<Row[]>): Promise<Row[]> {
  const assembly = await synthesize("small");
  const cloud = await startCloud(assembly);
  try {
    return await bench(cloud);
  } finally {
    await cloud.stop();
    await assembly.dispose();
  }
}

await benchStore();
const rows = await inTheCloud(async (cloud) => [
  ...(await benchEngine()),
  ...(await benchGames()),
  ...(await benchColdStart(cloud)),
  ...(await benchSpending(cloud, { save })),
  ...(await benchLook(cloud)),
  ...(await benchLog(cloud)),
]);
rows.push(...(await benchPages()), ...(await benchLive()));
console.log(process.argv.includes("--json") ? JSON.stringify(rows, null, 2) : printed(rows));
