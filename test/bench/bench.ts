/** `pnpm bench`: what this product claims of speed and cost, as ratios between things run side by side. */
import { benchColdStart } from "./cold-start.bench.ts";
import { benchEngine } from "./engine.bench.ts";
import { benchStore } from "./store.bench.ts";

await benchEngine();
await benchStore();
await benchColdStart();
