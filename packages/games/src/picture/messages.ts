/** What boards say in words, apart from what games say: pages do not load it. */
import type { Language, Messages } from "../speech.ts";

const loaders = {
  en: () => import("./messages/en.json", { with: { type: "json" } }),
  ja: () => import("./messages/ja.json", { with: { type: "json" } }),
};

/** The sentences of the pictures of all games, for the key `picture`. */
export async function pictureMessages(language: Language): Promise<Messages> {
  return (await loaders[language]()).default;
}
