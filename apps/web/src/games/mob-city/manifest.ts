import { mobCitySpeech } from "@consigliere/games/mob-city/speech";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    "mob-city": typeof en;
  }
}

export const mobCityTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).mobCityUi,
  cards: () => import("./card-list.tsx"),
  examples: () => import("./examples.ts"),
  speech: mobCitySpeech,
  hasLessons: true,
  estimates: () => import("@consigliere/games/mob-city/estimates"),
};
