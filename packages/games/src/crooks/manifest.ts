import { describeGame } from "../manifest.ts";
import { crooksMeta } from "./meta.ts";
import { crooksSpeech } from "./speech.ts";

export const crooksManifest = describeGame({
  meta: crooksMeta,
  rules: async () => (await import("./game.ts")).crooks,
  picture: async () => (await import("./picture.ts")).picture,
  course: async () => (await import("./lessons/course.ts")).course,
  forecast: async () => (await import("./forecast.ts")).forecast,
  speech: crooksSpeech,
});
