/** The strongest bot: it plays cards and actions on in supposed worlds before it decides. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import { at, type Seat } from "@consigliere/engine/seat";
import { searching } from "../../bots/search.ts";
import { botOf } from "../bot.ts";
import { forecast } from "../forecast.ts";
import { settingsSchema } from "../settings.ts";
import type { State } from "../state.ts";
import { type View, view } from "../view.ts";
import type { Reading } from "./board.ts";
import { commissionIdeas } from "./commission.ts";
import { type Acting, crewIdeas } from "./crew.ts";
import { chancesIn } from "./prospects.ts";
import type { Temper } from "./temper.ts";

/** The shark of a temper. */
export function sharkOf(temper: Temper, lean: number): Bot<View> {
  return searching<State, View>({
    forecast,
    regular: botOf(temper),
    lean,
    view,
    settings: settingsSchema.parse({}),
    worlds: 10,
    questions: 500,
    turns: 2,
    longest: 300,
    ideas: (seen, prompt) => ideas({ view: seen, me: prompt.seat, temper }, prompt),
    standing,
  });
}

function ideas(reading: Reading, prompt: Prompt): AnswerValue[] {
  switch (prompt.topic) {
    case "commission-turn":
      return commissionIdeas(reading, prompt.question);
    case "crew-action":
      return crewIdeas(reading, prompt.question, prompt.about as unknown as Acting);
    default:
      return [];
  }
}

/** Its chance to win, as the table looks to it. */
function standing(state: State, me: Seat): number {
  return at(chancesIn(view(state, me)), me);
}
