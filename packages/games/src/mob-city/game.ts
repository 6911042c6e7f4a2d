import { bots } from "./bot/levels.ts";
import { type MobCity, mobCityTable } from "./table.ts";

export type { MobCity };

/** Mob City with all its rules and bots. */
export const mobCity: MobCity = { ...mobCityTable, bots };
