import { describeGame } from "../manifest.ts";
import { familyBusinessMeta } from "./meta.ts";

export const familyBusinessManifest = describeGame({
  meta: familyBusinessMeta,
  rules: async () => (await import("./game.ts")).familyBusiness,
  story: async () => (await import("./story.ts")).familyBusinessStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
