/** What all games say. */
import { catalogue } from "./catalogue.ts";
import en from "./messages/en.json" with { type: "json" };
import ja from "./messages/ja.json" with { type: "json" };
import type { Language, Messages } from "./speech.ts";

const table: Readonly<Record<Language, Messages>> = { en, ja };

/** Every sentence of every game, by the game's id; `table`: what is common to all. */
export async function messagesIn(language: Language): Promise<Messages> {
  const games = catalogue.map(async ({ meta, messages }) => [meta.id, await messages(language)] as const);
  return { table: table[language], ...Object.fromEntries(await Promise.all(games)) };
}
