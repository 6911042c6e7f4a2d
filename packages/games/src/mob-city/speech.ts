import { describeSpeech } from "../speech.ts";

export const mobCitySpeech = describeSpeech("mob-city", {
  story: async () => (await import("./story.ts")).mobCityStory,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    ja: () => import("./messages/ja.json", { with: { type: "json" } }),
  },
});
