import { nothingPersonalSpeech } from "@consigliere/games/nothing-personal/speech";
import type { GameTable } from "../game-table.ts";
import type en from "./messages/en.json";

declare module "../game-messages.ts" {
  interface GameMessages {
    "nothing-personal": typeof en;
  }
}

export const nothingPersonalTable: GameTable = {
  ui: async () => (await import("./ui.tsx")).nothingPersonalUi,
  cards: () => import("./card-list.tsx"),
  examples: () => import("./examples.ts"),
  speech: nothingPersonalSpeech,
  hasLessons: true,
  estimates: () => import("@consigliere/games/nothing-personal/estimates"),
};
