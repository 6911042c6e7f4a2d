import { describeGame } from "../manifest.ts";
import { familyBusinessMeta } from "./meta.ts";
import { familyBusinessSpeech } from "./speech.ts";

export const familyBusinessManifest = describeGame({
  meta: familyBusinessMeta,
  rules: async () => (await import("./game.ts")).familyBusiness,
  picture: async () => (await import("./picture.ts")).picture,
  course: async () => (await import("./lessons/course.ts")).course,
  daysCourse: async () => (await import("./lessons/over-days.ts")).course,
  forecast: async () => (await import("./forecast.ts")).forecast,
  speech: familyBusinessSpeech,
});
