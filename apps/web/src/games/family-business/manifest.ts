import type { Story } from "@consigliere/games/story";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    "family-business": typeof en;
  }
}

export const familyBusinessTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).familyBusinessUi,
  story: async () => (await import("@consigliere/games/family-business/story")).familyBusinessStory as Story,
  words: {
    en: () => import("@consigliere/games/family-business/messages/en.json"),
    ja: () => import("@consigliere/games/family-business/messages/ja.json"),
  },
  messages: {
    en: () => import("./messages/en.json"),
    ja: () => import("./messages/ja.json"),
  },
};
