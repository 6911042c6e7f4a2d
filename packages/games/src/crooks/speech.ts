import { describeSpeech } from "../speech.ts";

export const crooksSpeech = describeSpeech("crooks", {
  story: async () => (await import("./story.ts")).crooksStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
