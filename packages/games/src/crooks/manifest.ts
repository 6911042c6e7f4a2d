import { describeGame } from "../manifest.ts";
import { crooksMeta } from "./meta.ts";

export const crooksManifest = describeGame({
  meta: crooksMeta,
  rules: async () => (await import("./game.ts")).crooks,
  story: async () => (await import("./story.ts")).crooksStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
