import { describeGame } from "../manifest.ts";
import { nothingPersonalMeta } from "./meta.ts";
import { nothingPersonalSpeech } from "./speech.ts";

export const nothingPersonalManifest = describeGame({
  meta: nothingPersonalMeta,
  short: { rounds: 3 },
  rules: async () => (await import("./game.ts")).nothingPersonal,
  picture: async () => (await import("./picture.ts")).picture,
  course: async () => (await import("./lessons/course.ts")).course,
  forecast: async () => (await import("./forecast.ts")).forecast,
  speech: nothingPersonalSpeech,
});
