/** The strongest bot: it plays hires and placements on in supposed worlds before it decides. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import { standingByLead } from "../../bots/lead.ts";
import { searching } from "../../bots/search.ts";
import { botOf, keepable } from "../bot.ts";
import { forecast } from "../forecast.ts";
import { optionId } from "../option-ids.ts";
import { finalScore } from "../scoring.ts";
import { settingsSchema } from "../settings.ts";
import type { State } from "../state.ts";
import { type View, view } from "../view.ts";
import { hideoutsByWorth } from "./hiring.ts";
import { placements } from "./placing.ts";
import { type Reading, read } from "./reading.ts";
import type { Temper } from "./temper.ts";

const IDEAS = 5;

/** The shark of a temper. */
export function sharkOf(temper: Temper, lean: number): Bot<View> {
  return searching<State, View>({
    forecast,
    regular: botOf(temper),
    lean,
    view,
    settings: settingsSchema.parse({}),
    worlds: 9,
    questions: 900,
    turns: 100,
    longest: 300,
    ideas: (seen, prompt) => ideas(read(seen, prompt.seat, temper), prompt),
    standing,
  });
}

function ideas(reading: Reading, prompt: Prompt): AnswerValue[] {
  switch (prompt.topic) {
    case "turn": {
      const hires = hideoutsByWorth(reading).map(({ id }) => optionId("hire", id));
      return [...hires.slice(0, IDEAS - 1), "pass"];
    }
    case "keep": {
      const jobs = keepable(prompt).flatMap((crook) =>
        placements(reading, crook)
          .slice(0, 3)
          .map(({ worth, answer }) => ({
            worth,
            answer: { choose: optionId("crook", crook), with: answer },
          })),
      );
      return jobs
        .sort((a, b) => b.worth - a.worth)
        .slice(0, IDEAS)
        .map(({ answer }) => answer);
    }
    default:
      return [];
  }
}

/** A lead over the best rival of a whole target's worth is a sure win. */
const SURE = 20;

function standing(state: State, me: Seat): number {
  const { seats } = finalScore(state);
  const worth = (seat: Seat) => seats[seat]?.total ?? 0;
  const isFirst = seats[me]?.placement === 1 ? 0.2 : 0;
  return isFirst + 0.8 * standingByLead(me, { seatCount: state.seatCount, worth, sure: SURE });
}
