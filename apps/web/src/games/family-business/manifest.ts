import { familyBusinessSpeech } from "@consigliere/games/family-business/speech";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    "family-business": typeof en;
  }
}

export const familyBusinessTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).familyBusinessUi,
  cards: () => import("./card-list.tsx"),
  examples: () => import("./examples.ts"),
  speech: familyBusinessSpeech,
  hasLessons: true,
  estimates: () => import("@consigliere/games/family-business/estimates"),
};
