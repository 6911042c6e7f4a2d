/** What boards say in words, apart from what games say: pages do not load it. */
import { catalogue } from "../catalogue.ts";
import type { Language, Messages } from "../speech.ts";

/** The sentences of the pictures of all games, by the game's id, for the key `picture`. */
export async function pictureMessages(language: Language): Promise<Messages> {
  const games = catalogue.map(
    async ({ meta, pictureWords }) => [meta.id, await pictureWords(language)] as const,
  );
  return Object.fromEntries(await Promise.all(games));
}
