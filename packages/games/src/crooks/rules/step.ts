/** The course of the game, in the order of the rulebook: one step is the setup or one turn (5). */
import type { Outcome } from "@consigliere/engine/game";
import { clockwiseFrom, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { CrooksTable } from "./crooks-table.ts";
import { endGame } from "./end-game.ts";
import { isDecided, leave } from "./leaving.ts";
import { setUp } from "./setup.ts";
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
  if (isDecided(state)) return endGame(table, "last-standing");
  if (!state.options.casebook) forgetLooks(table);
  const next = clockwiseFrom(state.active, state.seatCount).find((seat) => state.passed[seat] === null);
  if (next === undefined) {
    table.tell({ type: "all-passed", turn: state.turn });
    return endGame(table, "all-passed");
  }
  state.turn += 1;
  state.active = next;
  return undefined;
}

/** A step that is asked again has lost the resignations that came during it. */
function rememberResignations(table: CrooksTable): void {
  for (const seat of seatsOf(table.seatCount)) {
    if (table.hasResigned(seat) && table.state.resigned[seat] === false) leave(table, seat);
  }
}

/** Option `casebook` off: what was seen is shown until the end of the turn only (9). */
function forgetLooks({ state }: CrooksTable): void {
  state.looks = state.looks.map(() => []);
  for (const played of [...state.rows.flat(2), ...state.removed]) {
    const isPublic = played.knownTo.length === state.seatCount && state.options.revealRemoved;
    if (!isPublic) played.knownTo = [played.owner];
  }
}
