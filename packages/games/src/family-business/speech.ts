import { describeSpeech } from "../speech.ts";

export const familyBusinessSpeech = describeSpeech(
  "family-business",
  async () => (await import("./story.ts")).familyBusinessStory,
);
