import { describeSpeech } from "../speech.ts";

export const nothingPersonalSpeech = describeSpeech(
  "nothing-personal",
  async () => (await import("./story.ts")).nothingPersonalStory,
);
