/** The decisions that a seat may plan ahead: its turns of the Commission, and its purchase at the Fence. */
import type { Against, PlanBook, PlannableQuestion } from "@consigliere/engine/plan";
import type { Seat } from "@consigliere/engine/seat";
import type { GangsterId } from "./cards.ts";
import { leaders, outright } from "./control.ts";
import type { NothingPersonalEvent } from "./events.ts";
import { commissionQuestion } from "./rules/commission-question.ts";
import { buyQuestion } from "./rules/fence.ts";
import { familyOf, manIn, manOf, onBoard, priorityOrder, type State } from "./state.ts";

/** Everything that another seat does to its cards, its money, its markers and the gangsters that it leads. */
const against: Against<State, NothingPersonalEvent> = {
  "card-stolen": ({ from }, seat) => from === seat,
  "hands-swapped": ({ first, second }, seat, { state }) =>
    [first, second].includes(seat) && actorOf(state) !== seat,
  "money-changed": ({ seat: payer, delta, other }, seat, { state }) =>
    payer === seat && delta < 0 && other !== null && actorOf(state) === other,
  "marker-taken-off": ({ owner, by }, seat) => owner === seat && by !== seat,
  "markers-swapped": ({ first, second, by }, seat) =>
    [first.owner, second.owner].includes(seat) && by !== seat,
  "coin-placed": ({ gangster, by }, seat, { state }) => by !== seat && isLed(state, gangster, seat),
  silenced: ({ gangster, seat: by }, seat, { state }) => by !== seat && isLed(state, gangster, seat),
  "gangster-moved": ({ gangster, why }, seat, { state }) =>
    why === "swap" && actorOf(state) !== seat && isLed(state, gangster, seat),
  "move-resolved": ({ victim, seat: by }, seat) => victim === seat && by !== seat,
  "whack-resolved": ({ victim, seat: by }, seat) => victim === seat && by !== seat,
  "promise-broken": ({ to }, seat) => to === seat,
};

export const plans: PlanBook<State, NothingPersonalEvent> = { questions, against };

/** The phases from the Commission to the Fence of a round. */
const BEFORE_FENCE = ["tie-order", "last-call", "tie-income", "income", "crew", "draw", "fence"];

function questions(state: State, seat: Seat): PlannableQuestion[] {
  const { phase } = state;
  if (phase.at === "setup" || phase.at === "place") return [];
  const buy = { topic: "fence-buy", question: buyQuestion(state, seat).data };
  const turns = turnOf(state, seat);
  return BEFORE_FENCE.includes(phase.at) ? [buy, ...turns] : [...turns, buy];
}

function turnOf(state: State, seat: Seat): PlannableQuestion[] {
  if (familyOf(state, seat).hand.length === 0) return [];
  const next = { order: priorityOrder(state), turn: 0, lap: 1, ante: 0, passed: [] };
  const commission = { ...(state.commission ?? next), hasPlayed: false };
  return [{ topic: "commission-turn", question: commissionQuestion({ ...state, commission }, seat).data }];
}

/** The seat whose turn it is, in the Commission or with one of the Crew; null: nobody's. */
function actorOf(state: State): Seat | null {
  const { phase, commission, turn } = state;
  if (phase.at !== "crew") return commission?.order[commission.turn] ?? null;
  const man = manIn(state, phase.chair);
  return turn?.chosen?.seat ?? (man && outright(state, man));
}

function isLed(state: State, gangster: GangsterId, seat: Seat): boolean {
  return onBoard(state, gangster) && leaders(state, manOf(state, gangster)).includes(seat);
}
