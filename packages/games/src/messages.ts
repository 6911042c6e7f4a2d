/** The messages of all games. */
import { catalogue } from "./catalogue.ts";
import type { Language, Messages } from "./speech.ts";

const table = {
  en: () => import("./messages/en.json", { with: { type: "json" } }),
  ja: () => import("./messages/ja.json", { with: { type: "json" } }),
};

/** Every sentence of every game, by the game's id; `table`: the sentences common to all. */
export async function messagesIn(language: Language): Promise<Messages> {
  const games = catalogue.map(async ({ meta, messages }) => [meta.id, await messages(language)] as const);
  const common = (await table[language]()).default;
  return { table: common, ...Object.fromEntries(await Promise.all(games)) };
}
