/** The story of every game, by id, all loaded: for code that must tell of any of them. */
import { catalogue } from "./catalogue.ts";
import type { Story } from "./story.ts";

const stories = new Map<string, Story>(
  await Promise.all(catalogue.map(async ({ meta, story }) => [meta.id, await story()] as const)),
);

/** The story of the game with that id; undefined if there is no such game. */
export function storyOf(game: string): Story | undefined {
  return stories.get(game);
}
