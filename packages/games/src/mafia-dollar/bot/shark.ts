/** The strongest bot: it plays cards and orders on in supposed worlds before it decides. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import { standingByLead } from "../../bots/lead.ts";
import { searching } from "../../bots/search.ts";
import { botOf, ideasFor } from "../bot.ts";
import { forecast } from "../forecast.ts";
import { settingsSchema } from "../settings.ts";
import { familyOf, moneyOf, type State } from "../state.ts";
import { type View, view } from "../view.ts";
import { turnsLeft } from "./reading.ts";
import { KEEN } from "./taste.ts";
import type { Temper } from "./temper.ts";

const IDEAS = 5;

/** The shark of a temper. */
export function sharkOf(temper: Temper, lean: number): Bot<View> {
  const mind = { taste: KEEN, temper };
  return searching<State, View>({
    forecast,
    regular: botOf(mind),
    lean,
    view,
    settings: settingsSchema.parse({}),
    worlds: 6,
    questions: 900,
    turns: 3,
    longest: 300,
    ideas: (seen: View, prompt: Prompt): AnswerValue[] => ideasFor(seen, prompt, mind).slice(0, IDEAS),
    standing,
  });
}

/** The lead over the best rival, in dollars, that counts as a sure win. */
const SURE = 400_000;

/** The dollars that a warehouse and a dog bring their owner in each remaining turn. */
const WAREHOUSE = 7_000;
const DOG = 3_000;

/** By the lead in money, with what is to be expected of warehouses and dogs. */
function standing(state: State, me: Seat): number {
  const turns = Math.max(0, turnsLeft(state.deck.length, state.seatCount));
  const worth = (seat: Seat) => {
    const { warehouses } = familyOf(state, seat);
    const dogs = warehouses.filter(({ dog }) => dog !== null).length;
    return moneyOf(state, seat) + turns * (WAREHOUSE * warehouses.length + DOG * dogs);
  };
  return standingByLead(me, { seatCount: state.seatCount, worth, sure: SURE });
}
