import { describeSpeech } from "../speech.ts";

export const nothingPersonalSpeech = describeSpeech("nothing-personal", {
  story: async () => (await import("./story.ts")).nothingPersonalStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
