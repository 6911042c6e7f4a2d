import { describeGame } from "../manifest.ts";
import { familyBusinessMeta } from "./meta.ts";
import { familyBusinessSpeech } from "./speech.ts";

export const familyBusinessManifest = describeGame({
  meta: familyBusinessMeta,
  rules: async () => (await import("./game.ts")).familyBusiness,
  course: async () => (await import("./lessons/course.ts")).course,
  speech: familyBusinessSpeech,
});
