import { describeGame } from "../manifest.ts";
import { mafiaDollarMeta } from "./meta.ts";

export const mafiaDollarManifest = describeGame({
  meta: mafiaDollarMeta,
  short: { targetMoney: 50_000, trimDeck: 60, autoDraw: true, autoEndTurn: true, tradeMode: "off" },
  rules: async () => (await import("./game.ts")).mafiaDollar,
  story: async () => (await import("./story.ts")).mafiaDollarStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
