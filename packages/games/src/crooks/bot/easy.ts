import type { Bot } from "@consigliere/engine/game";
import { careless } from "../../bots/careless.ts";
import type { View } from "../view.ts";

/** The beginner: a bot that takes some of its decisions as they come. */
export const easyOf = (regular: Bot<View>) =>
  careless(regular, { share: 50, topics: ["turn", "keep", "place"], never: ["pass"] });
