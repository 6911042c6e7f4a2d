import { describeSpeech } from "../speech.ts";

export const familyBusinessSpeech = describeSpeech("family-business", {
  story: async () => (await import("./story.ts")).familyBusinessStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
