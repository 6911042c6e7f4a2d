/** The strongest bot: it plays cards and actions on in supposed worlds before it decides. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import { standingByLead } from "../../bots/lead.ts";
import { searching } from "../../bots/search.ts";
import { regular } from "../bot.ts";
import { outlook } from "../outlook.ts";
import { settingsSchema } from "../settings.ts";
import { familyOf, type State } from "../state.ts";
import { type View, view } from "../view.ts";
import { boardWorth } from "./board.ts";
import { commissionIdeas } from "./commission.ts";
import { type Acting, crewIdeas } from "./crew.ts";

export const shark = searching<State, View>({
  outlook,
  regular,
  view,
  settings: settingsSchema.parse({}),
  worlds: 10,
  questions: 500,
  turns: 2,
  longest: 300,
  ideas,
  standing,
});

function ideas(seen: View, prompt: Prompt): AnswerValue[] {
  const reading = { view: seen, me: prompt.seat };
  switch (prompt.topic) {
    case "commission-turn":
      return commissionIdeas(reading, prompt.question);
    case "crew-action":
      return crewIdeas(reading, prompt.question, prompt.about as unknown as Acting);
    default:
      return [];
  }
}

const CARD = 0.8;
const DOLLARS = 10;
/** A lead in respect that counts as a sure win. */
const SURE = 60;

/** Respect, what the board will bring in the rounds to come, money and cards; against the best rival. */
function standing(state: State, me: Seat): number {
  const seen = view(state, me);
  const rounds = state.options.rounds - state.round + 1;
  const worth = (seat: Seat) => {
    const { respect, money, hand } = familyOf(state, seat);
    return respect + money / DOLLARS + CARD * hand.length + rounds * boardWorth({ view: seen, me: seat });
  };
  return standingByLead(me, { seatCount: state.seatCount, worth, sure: SURE });
}
