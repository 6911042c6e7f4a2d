import { ofEachTemper } from "../../bots/temperaments.ts";
import { botOf } from "../bot.ts";
import { easyOf } from "./easy.ts";
import { sharkOf } from "./shark.ts";
import { EVEN, TEMPERS } from "./temper.ts";

/** The bots of the game, of each level and temperament. */
export const bots = ofEachTemper({ regularOf: botOf, easyOf, sharkOf }, EVEN, TEMPERS);
