/** The games for code that asks no bot and tells nothing: their bots are only named. */
import type { Game, GameMeta } from "@consigliere/engine/game";
import { crooksMeta } from "./crooks/meta.ts";
import { familyBusinessMeta } from "./family-business/meta.ts";
import { mafiaDollarMeta } from "./mafia-dollar/meta.ts";
import { mobCityMeta } from "./mob-city/meta.ts";
import { nothingPersonalMeta } from "./nothing-personal/meta.ts";
import type { Interests } from "./story.ts";

interface TableOfGame {
  readonly meta: GameMeta;
  rules(): Promise<Game>;
  interests(): Promise<Interests>;
}

/** The private types of a game are plain JSON to all other code. */
const asGame = (game: unknown) => game as Game;

/** In the order of the catalogue. */
export const tables: readonly TableOfGame[] = [
  {
    meta: familyBusinessMeta,
    rules: async () => asGame((await import("./family-business/table.ts")).familyBusinessTable),
    interests: async () => (await import("./family-business/interests.ts")).interests,
  },
  {
    meta: crooksMeta,
    rules: async () => asGame((await import("./crooks/table.ts")).crooksTable),
    interests: async () => (await import("./crooks/interests.ts")).interests,
  },
  {
    meta: mafiaDollarMeta,
    rules: async () => asGame((await import("./mafia-dollar/table.ts")).mafiaDollarTable),
    interests: async () => (await import("./mafia-dollar/interests.ts")).interests,
  },
  {
    meta: mobCityMeta,
    rules: async () => asGame((await import("./mob-city/table.ts")).mobCityTable),
    interests: async () => (await import("./mob-city/interests.ts")).interests,
  },
  {
    meta: nothingPersonalMeta,
    rules: async () => asGame((await import("./nothing-personal/table.ts")).nothingPersonalTable),
    interests: async () => (await import("./nothing-personal/interests.ts")).interests,
  },
];

/** The table of the game with that id; undefined if there is no such game. */
export function tableOf(id: string): TableOfGame | undefined {
  return tables.find(({ meta }) => meta.id === id);
}
