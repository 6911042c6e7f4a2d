/** The story of every game, by id. Light: no rules. */
import { crooksMeta } from "./crooks/meta.ts";
import { crooksStory } from "./crooks/story.ts";
import { familyBusinessMeta } from "./family-business/meta.ts";
import { familyBusinessStory } from "./family-business/story.ts";
import { mafiaDollarMeta } from "./mafia-dollar/meta.ts";
import { mafiaDollarStory } from "./mafia-dollar/story.ts";
import { type Story, withTable } from "./story.ts";

const stories: Readonly<Record<string, Story>> = {
  [familyBusinessMeta.id]: withTable(familyBusinessMeta.id, familyBusinessStory),
  [crooksMeta.id]: withTable(crooksMeta.id, crooksStory),
  [mafiaDollarMeta.id]: withTable(mafiaDollarMeta.id, mafiaDollarStory),
};

/** How the game of that id tells its story; undefined when there is no such game. */
export function storyOf(game: string): Story | undefined {
  return Object.hasOwn(stories, game) ? stories[game] : undefined;
}
