import { bot } from "./bot.ts";
import { type CoinToss, coinTossTable } from "./table.ts";

/** Coin Toss with all its rules and its bot. */
export const coinToss: CoinToss = { ...coinTossTable, bots: { regular: bot } };
