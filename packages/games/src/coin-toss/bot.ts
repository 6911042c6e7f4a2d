import type { Bot } from "@consigliere/engine/game";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { View } from "./view.ts";

/** A bot that answers at random. */
export const bot: Bot<View> = { choose: (_view, { question }, random) => randomAnswer(question, random) };
