/**
 * `pnpm bench`: what this product claims of speed and cost, as ratios between things run side by side.
 * `--save` keeps what the cost table is computed from.
 */
import { benchColdStart } from "./cold-start.bench.ts";
import { benchEngine } from "./engine.bench.ts";
import { benchSpending } from "./spending.bench.ts";
import { benchStore } from "./store.bench.ts";

await benchEngine();
await benchStore();
await benchColdStart();
await benchSpending({ save: process.argv.includes("--save") });
