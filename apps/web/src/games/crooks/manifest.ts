import { crooksSpeech } from "@consigliere/games/crooks/speech";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    crooks: typeof en;
  }
}

export const crooksTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).crooksUi,
  cards: () => import("./card-list.tsx"),
  examples: () => import("./examples.ts"),
  speech: crooksSpeech,
  hasLessons: true,
  estimates: () => import("@consigliere/games/crooks/estimates"),
};
