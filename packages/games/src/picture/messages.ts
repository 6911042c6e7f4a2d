/** The words of boards. They are apart from the other messages of games, because pages do not load them. */
import { catalogue } from "../catalogue.ts";
import type { Language, Messages } from "../speech.ts";

/** The sentences of the pictures of all games, by the game's id, for the key `picture`. */
export async function pictureMessages(language: Language): Promise<Messages> {
  const games = catalogue.map(
    async ({ meta, pictureWords }) => [meta.id, await pictureWords(language)] as const,
  );
  return Object.fromEntries(await Promise.all(games));
}
