import { describeGame } from "../manifest.ts";
import { mobCityMeta } from "./meta.ts";

export const mobCityManifest = describeGame({
  meta: mobCityMeta,
  short: { nightLength: "short" },
  rules: async () => (await import("./game.ts")).mobCity,
  story: async () => (await import("./story.ts")).mobCityStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
