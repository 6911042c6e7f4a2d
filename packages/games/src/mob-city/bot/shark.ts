/** The strongest bot: it plays the day on in supposed worlds before it bids or sends its groups. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Random } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import { standingByLead } from "../../bots/lead.ts";
import { searching } from "../../bots/search.ts";
import { botOf, businessAnswer, planAnswer } from "../bot.ts";
import { planOf } from "../cards.ts";
import { forecast } from "../forecast.ts";
import { optionId } from "../option-ids.ts";
import { GRENADE_POLICIES, settingsSchema } from "../settings.ts";
import { captainOf, type State } from "../state.ts";
import { ownedBy } from "../town.ts";
import { type View, view } from "../view.ts";
import { bidAnswers } from "./bidding.ts";
import { wanted } from "./business.ts";
import { type Reading, read } from "./reading.ts";
import type { Temper } from "./temper.ts";

const IDEAS = 5;

/** The shark of a temper. */
export function sharkOf(temper: Temper, lean: number): Bot<View> {
  const regular = botOf(temper);
  return searching<State, View>({
    forecast: { ...forecast, suppose: supposeQuick },
    regular,
    lean,
    view,
    settings: settingsSchema.parse({}),
    worlds: 6,
    questions: 900,
    turns: 1,
    longest: 300,
    ideas: (seen, prompt, random) => {
      const own = { seen, prompt, random, reading: read(seen, prompt.seat, temper) };
      return ideas(own, regular);
    },
    standing,
  });
}

interface Question {
  readonly seen: View;
  readonly prompt: Prompt;
  readonly random: Random;
  readonly reading: Reading;
}

/** Gunfights go by the usual sheets, which is quicker than asking. */
function supposeQuick(seen: View, viewer: Seat, random: Random): State {
  const state = forecast.suppose(seen, viewer, random);
  return { ...state, options: { ...state.options, gunfights: "orders" } };
}

function ideas({ seen, prompt, random, reading }: Question, regular: Bot<View>): AnswerValue[] {
  const several = (idea: () => AnswerValue) => different(Array.from({ length: IDEAS }, idea));
  switch (prompt.topic) {
    case "bid":
      return bidAnswers(reading, prompt.question.form === "form");
    case "buy":
      return purchases(wanted(reading).map((id) => optionId("building", id)));
    case "orders":
      return sheets(regular.choose(seen, prompt, random), prompt);
    case "business":
      return several(() => businessAnswer(reading, prompt, random, WIDE));
    case "business-plan":
      return several(() => planAnswer(reading, prompt, random, WIDE));
    default:
      return [];
  }
}

/** All that it would like, or with a reserve for fines and wages: without the last, or only the first, or nothing. */
function purchases(wishes: readonly string[]): AnswerValue[] {
  return different([wishes, wishes.slice(0, -1), wishes.slice(0, 1), []]);
}

/** The usual sheet, with other grenades: at once, never, or in each building where one can be thrown. */
function sheets(usual: AnswerValue, { question }: Prompt): AnswerValue[] {
  if (question.form !== "form" || typeof usual !== "object" || Array.isArray(usual)) return [usual];
  const parts = question.parts.map(({ name }) => name);
  const changed = (part: string, value: string): AnswerValue => ({
    ...(usual as Readonly<Record<string, AnswerValue>>),
    [part]: value,
  });
  return different([
    usual,
    ...parts
      .filter((name) => name.startsWith("bomb-"))
      .flatMap((name) => [changed(name, "yes"), changed(name, "no")]),
    ...(parts.includes("grenade") ? GRENADE_POLICIES.map((policy) => changed("grenade", policy)) : []),
  ]).slice(0, 2 * IDEAS);
}

/** How much chance adds to the worth of a target, in dollars, so that ideas differ. */
const WIDE = 400;

function different(answers: readonly AnswerValue[]): AnswerValue[] {
  return [...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values()];
}

const LEAD = { cash: 12_000, notoriety: 4 };
/** The value in cash of a deed or a crew member. */
const DEED = 1.1;
const HAND = 400;

/** The will may name cash or notoriety, so both leads count. */
function standing(state: State, me: Seat): number {
  const worth = (seat: Seat) => {
    const { cash, groups } = captainOf(state, seat);
    const deeds = ownedBy(state, seat).reduce((sum, id) => sum + planOf(id).cost, 0);
    return cash + DEED * deeds + HAND * groups.flat().length;
  };
  const fame = (seat: Seat) => captainOf(state, seat).notoriety + worth(seat) / 100_000;
  const { seatCount } = state;
  const byWorth = standingByLead(me, { seatCount, worth, sure: LEAD.cash });
  const byFame = standingByLead(me, { seatCount, worth: fame, sure: LEAD.notoriety });
  return (byWorth + byFame) / 2;
}
