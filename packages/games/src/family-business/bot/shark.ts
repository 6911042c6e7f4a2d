/** The strongest bot: it plays its turn on in supposed worlds before it takes it. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { searching } from "../../bots/search.ts";
import { botOf, turnIdeas } from "../bot.ts";
import { forecast } from "../forecast.ts";
import { settingsSchema } from "../settings.ts";
import { homeOf, isOver, listedOf, type State } from "../state.ts";
import { type View, view } from "../view.ts";
import type { Temper } from "./temper.ts";

const LISTED = 0.6;

/** The shark of a temper. */
export function sharkOf(temper: Temper, lean: number): Bot<View> {
  return searching<State, View>({
    forecast,
    regular: botOf(temper),
    lean,
    view,
    settings: settingsSchema.parse({}),
    worlds: 36,
    questions: 3400,
    turns: 2,
    longest: 300,
    ideas: (seen: View, prompt: Prompt): AnswerValue[] =>
      forecast.ownTurn.includes(prompt.topic) ? turnIdeas(seen, prompt, temper) : [],
    standing,
  });
}

/** The seat's share of those who live. Who stands on the list counts less. */
function standing(state: State, me: Seat): number {
  if (isOver(state)) return state.placements[me] === 1 ? 1 : 0;
  const strength = (seat: Seat) => homeOf(state, seat).length + LISTED * listedOf(state, seat).length;
  const all = seatsOf(state.seatCount).reduce((sum, seat) => sum + strength(seat), 0);
  return all === 0 ? 0 : strength(me) / all;
}
