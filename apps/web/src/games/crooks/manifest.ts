import type { Story } from "@consigliere/games/story";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    crooks: typeof en;
  }
}

export const crooksTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).crooksUi,
  story: async () => (await import("@consigliere/games/crooks/story")).crooksStory as Story,
  words: {
    en: () => import("@consigliere/games/crooks/messages/en.json"),
    ja: () => import("@consigliere/games/crooks/messages/ja.json"),
  },
  messages: {
    en: () => import("./messages/en.json"),
    ja: () => import("./messages/ja.json"),
  },
};
