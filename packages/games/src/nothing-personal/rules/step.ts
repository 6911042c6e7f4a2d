/** The course of the game, in the order of the rulebook (4, 5, 8). */
import type { StepEnd } from "@consigliere/engine/game";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import { lapseImpossible } from "../deals/promises.ts";
import { orderTies } from "../deals/ties.ts";
import type { Phase } from "../state.ts";
import { lapseArmed } from "./armed.ts";
import { callCoachman, isCoachmanCalled } from "./coachman.ts";
import { commission } from "./commission.ts";
import { act, beforeChair, windowBefore } from "./crew.ts";
import { fillChair, fillSpaces } from "./family.ts";
import { arrest, fedsCall, jailbreakAndRest } from "./feds.ts";
import { buy, drawAll } from "./fence.ts";
import { endGame, finalCall, score, tieFinal } from "./final.ts";
import { giveOne } from "./giving.ts";
import { income, tieIncome } from "./income.ts";
import { goOn } from "./rolls.ts";
import { keepBooks } from "./rounds.ts";
import { placeMarkers, setUp } from "./setup.ts";
import { answerOffers, makeOffers } from "./sit-down.ts";
import { lastCall } from "./windows.ts";

/** Parts that the previous card or action left open come first. */
export function* step(table: NpTable): Rules<StepEnd> {
  const { state } = table;
  if (state.giving !== null) yield* giveOne(table, state.giving);
  else if (isCoachmanCalled(state)) yield* callCoachman(table);
  else {
    state.vacated = [];
    lapseImpossible(table);
    lapseArmed(table);
    if (state.deed !== null) return yield* goOn(table, state.deed);
    return yield* play(table);
  }
  return;
}

function* play(table: NpTable): Rules<StepEnd> {
  const { state } = table;
  const { phase } = state;
  switch (phase.at) {
    case "commission":
      return yield* commission(table); // 5.2
    case "crew":
      if (phase.part === "act") return yield* act(table, phase.chair); // 5.3
      yield* phase.part === "window" ? windowBefore(table, phase.chair) : beforeChair(table, phase.chair);
      return;
    case "end":
      return endGame(table); // 8
    default:
      yield* playPhase(table, phase);
      return;
  }
}

function* playPhase(table: NpTable, phase: Exclude<Phase, { at: "commission" | "crew" | "end" }>): Rules {
  const { state } = table;
  switch (phase.at) {
    case "setup":
      return setUp(table); // 4
    case "place":
      return yield* placeMarkers(table, phase); // 4.10
    case "sit-down":
      return yield* makeOffers(table); // 7.8
    case "sit-down-answers":
      return yield* answerOffers(table);
    case "tie-order":
      yield* orderTies(table); // 7.3
      state.phase = { at: "last-call" };
      return;
    case "last-call":
      return yield* lastCall(table); // 7.2
    case "tie-income":
      return yield* tieIncome(table); // 5.3
    case "income":
      return income(table, phase.chair);
    case "draw":
      return drawAll(table); // 5.4
    case "fence":
      return yield* buy(table, phase.order, phase.turn);
    case "feds-call":
      return yield* fedsCall(table); // 5.5
    case "arrests":
      return arrest(table);
    case "jailbreak":
      return yield* jailbreakAndRest(table);
    case "family":
      return yield* fillChair(table, phase.chair); // 5.6
    case "associates":
      return fillSpaces(table);
    case "bookkeeping":
      return keepBooks(table); // 5.7
    case "final-call":
      return yield* finalCall(table); // 8
    case "tie-final":
      return yield* tieFinal(table);
    case "scoring":
      return score(table, phase.chair);
  }
}
