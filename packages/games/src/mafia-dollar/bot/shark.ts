/** The strongest bot: it plays cards and orders on in supposed worlds before it decides. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import { standingByLead } from "../../bots/lead.ts";
import { searching } from "../../bots/search.ts";
import { ideasFor, regular } from "../bot.ts";
import { outlook } from "../outlook.ts";
import { settingsSchema } from "../settings.ts";
import { moneyOf, type State } from "../state.ts";
import { type View, view } from "../view.ts";

const IDEAS = 5;

export const shark = searching<State, View>({
  outlook,
  regular,
  view,
  settings: settingsSchema.parse({}),
  worlds: 6,
  questions: 900,
  turns: 3,
  ideas: (seen: View, prompt: Prompt): AnswerValue[] => ideasFor(seen, prompt).slice(0, IDEAS),
  standing,
});

/** The lead over the best rival, in dollars, that counts as a sure win. */
const SURE = 400_000;

function standing(state: State, me: Seat): number {
  const worth = (seat: Seat) => moneyOf(state, seat);
  return standingByLead(me, { seatCount: state.seatCount, worth, sure: SURE });
}
