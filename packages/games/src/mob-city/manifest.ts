import { describeGame } from "../manifest.ts";
import { mobCityMeta } from "./meta.ts";
import { mobCitySpeech } from "./speech.ts";

export const mobCityManifest = describeGame({
  meta: mobCityMeta,
  short: { nightLength: "short" },
  rules: async () => (await import("./game.ts")).mobCity,
  picture: async () => (await import("./picture.ts")).picture,
  course: async () => (await import("./lessons/course.ts")).course,
  forecast: async () => (await import("./forecast.ts")).forecast,
  speech: mobCitySpeech,
});
