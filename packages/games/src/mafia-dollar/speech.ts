import { describeSpeech } from "../speech.ts";

export const mafiaDollarSpeech = describeSpeech("mafia-dollar", {
  story: async () => (await import("./story.ts")).mafiaDollarStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
