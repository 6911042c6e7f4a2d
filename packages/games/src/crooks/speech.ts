import { describeSpeech } from "../speech.ts";

export const crooksSpeech = describeSpeech("crooks", async () => (await import("./story.ts")).crooksStory);
