import { describeSpeech } from "../speech.ts";

export const mafiaDollarSpeech = describeSpeech(
  "mafia-dollar",
  async () => (await import("./story.ts")).mafiaDollarStory,
);
