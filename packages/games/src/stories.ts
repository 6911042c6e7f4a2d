/** The story of every game, by id, all loaded: for who must tell of any of them. */
import { catalogue } from "./catalogue.ts";
import type { Story } from "./story.ts";

const stories = new Map<string, Story>(
  await Promise.all(catalogue.map(async ({ meta, story }) => [meta.id, await story()] as const)),
);

/** How the game of that id tells its story; undefined when there is no such game. */
export function storyOf(game: string): Story | undefined {
  return stories.get(game);
}
