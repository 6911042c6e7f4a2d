import { describeGame } from "../manifest.ts";
import { crooksMeta } from "./meta.ts";
import { crooksSpeech } from "./speech.ts";

export const crooksManifest = describeGame({
  meta: crooksMeta,
  rules: async () => (await import("./game.ts")).crooks,
  picture: async () => (await import("./picture.ts")).picture,
  pictureWords: {
    en: () => import("./messages/picture.en.json", { with: { type: "json" } }),
    ja: () => import("./messages/picture.ja.json", { with: { type: "json" } }),
  },
  course: async () => (await import("./lessons/course.ts")).course,
  outlook: async () => (await import("./outlook.ts")).outlook,
  speech: crooksSpeech,
});
