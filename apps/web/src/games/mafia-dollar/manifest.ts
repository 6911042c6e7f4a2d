import { mafiaDollarSpeech } from "@consigliere/games/mafia-dollar/speech";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    "mafia-dollar": typeof en;
  }
}

export const mafiaDollarTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).mafiaDollarUi,
  cards: () => import("./card-list.tsx"),
  examples: () => import("./examples.ts"),
  speech: mafiaDollarSpeech,
  hasLessons: true,
  estimates: () => import("@consigliere/games/mafia-dollar/estimates"),
};
