/** T6: the automatic war, the stall check, and the choice of the next seat (5, 8.4). */
import type { Outcome } from "@consigliere/engine/game";
import { clockwiseFrom, type Seat } from "@consigliere/engine/seat";
import { currentTurn, isLiving, opponentsOf, type State, type Turn } from "../state.ts";
import { endGame, placeSurvivors } from "./ending.ts";
import type { FamilyTable } from "./table.ts";
import { maybeStartWar } from "./war.ts";

interface FinishedTurn {
  readonly seat: Seat;
  /** The seat whose counter took effect. */
  readonly counteredBy: Seat | null;
  readonly wasBurial: boolean;
}

export function endTurn(table: FamilyTable, finished: FinishedTurn): Outcome | undefined {
  const { state } = table;
  maybeStartWar(table); // also when a counter ended the turn
  state.turnsWithoutBurial = finished.wasBurial ? 0 : state.turnsWithoutBurial + 1;
  if (state.turnsWithoutBurial >= state.options.stallLimit) {
    placeSurvivors(state);
    return endGame(table, "stalemate");
  }
  state.turn = nextTurn(state, finished);
  return undefined;
}

function nextTurn(state: State, { seat, counteredBy }: FinishedTurn): Turn {
  const number = currentTurn(state).number + 1;
  const clockwise = clockwiseFrom(seat, state.seatCount).filter((other) => isLiving(state, other));
  if (counteredBy !== null) {
    const skipped = opponentsOf(state, seat);
    return {
      number,
      seat: counteredBy,
      reason: "counter",
      skipped: skipped.slice(0, skipped.indexOf(counteredBy)),
    };
  }
  const [next] = clockwise;
  if (next === undefined) throw new Error("nobody is left to take a turn");
  return { number, seat: next, reason: "clockwise", skipped: [] };
}
