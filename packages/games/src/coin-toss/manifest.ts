import { describeGame } from "../manifest.ts";
import { describeSpeech } from "../speech.ts";
import { coinTossMeta } from "./meta.ts";

export const coinTossManifest = describeGame({
  meta: coinTossMeta,
  isInDevelopment: true,
  rules: async () => (await import("./game.ts")).coinToss,
  table: async () => (await import("./table.ts")).coinTossTable,
  speech: describeSpeech("coin-toss", async () => (await import("./story.ts")).coinTossStory),
});
