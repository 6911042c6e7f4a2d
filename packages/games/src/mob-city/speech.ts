import { describeSpeech } from "../speech.ts";

export const mobCitySpeech = describeSpeech(
  "mob-city",
  async () => (await import("./story.ts")).mobCityStory,
);
