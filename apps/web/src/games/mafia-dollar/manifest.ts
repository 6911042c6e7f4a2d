import type { Story } from "@consigliere/games/story";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    "mafia-dollar": typeof en;
  }
}

export const mafiaDollarTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).mafiaDollarUi,
  story: async () => (await import("@consigliere/games/mafia-dollar/story")).mafiaDollarStory as Story,
  words: {
    en: () => import("@consigliere/games/mafia-dollar/messages/en.json"),
    ja: () => import("@consigliere/games/mafia-dollar/messages/ja.json"),
  },
  messages: {
    en: () => import("./messages/en.json"),
    ja: () => import("./messages/ja.json"),
  },
};
