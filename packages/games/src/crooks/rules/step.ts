/** The course of the game, in the order of the rulebook: one step is the setup or one turn (5). */
import type { Outcome } from "@consigliere/engine/game";
import { clockwiseFrom, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { withoutLooks } from "../casebook.ts";
import { endGame } from "./ending.ts";
import { isDecided, leave } from "./leaving.ts";
import { setUp } from "./setup.ts";
import type { CrooksTable } from "./table.ts";
import { takeTurn } from "./turn.ts";

export function* step(table: CrooksTable): Rules<Outcome | undefined> {
  if (table.state.turn > 0) return yield* playTurn(table);
  setUp(table); // 4
  return undefined;
}

function* playTurn(table: CrooksTable): Rules<Outcome | undefined> {
  const { state } = table;
  rememberResignations(table);
  if (!isDecided(state) && state.passed[state.active] === null) yield* takeTurn(table);
  return endTurn(table);
}

/** After everything that the active seat did. */
export function endTurn(table: CrooksTable): Outcome | undefined {
  const { state } = table;
  // The seat keeps seeing what it saw until the end of the turn, however the turn ends (9).
  if (!state.options.casebook) Object.assign(state, withoutLooks(state));
  if (isDecided(state)) return endGame(table, "last-standing");
  const next = clockwiseFrom(state.active, state.seatCount).find((seat) => state.passed[seat] === null);
  if (next === undefined) {
    table.emit({ type: "all-passed", turn: state.turn });
    return endGame(table, "all-passed");
  }
  state.turn += 1;
  state.active = next;
  return undefined;
}

/** A step that is asked again has lost the resignations that happened during it. */
function rememberResignations(table: CrooksTable): void {
  for (const seat of seatsOf(table.seatCount)) {
    if (table.hasResigned(seat) && table.state.resigned[seat] === false) leave(table, seat);
  }
}
