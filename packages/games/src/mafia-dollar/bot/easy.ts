import { careless } from "../../bots/careless.ts";
import { regular } from "../bot.ts";

/** The beginner: it takes some of its decisions as they come. */
export const easy = careless(regular, { share: 40, topics: ["play", "action"] });
