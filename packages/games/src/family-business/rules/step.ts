/** The course of the game, in the order of the rulebook: one step is the setup or one turn (5). */
import type { Outcome } from "@consigliere/engine/game";
import { at } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { currentTurn, isLiving, isOver } from "../state.ts";
import { draw } from "./deck.ts";
import { endTurn } from "./end-of-turn.ts";
import { endGame } from "./ending.ts";
import { carryOutHits } from "./hit-step.ts";
import { playOrDiscard } from "./play.ts";
import { setUp } from "./setup.ts";
import type { FamilyTable } from "./table.ts";

export function* step(table: FamilyTable): Rules<Outcome | undefined> {
  if (table.state.turn !== null) return yield* takeTurn(table);
  yield* setUp(table); // 4
  return undefined;
}

function* takeTurn(table: FamilyTable): Rules<Outcome | undefined> {
  const { state } = table;
  const { number, seat, reason, skipped } = currentTurn(state);
  const buriedBefore = state.cemetery.length;
  at(state.stats, seat).turnsTaken += 1;
  table.emit({ type: "turn-started", turn: number, seat, reason, skipped: [...skipped] });

  carryOutHits(table); // T1
  if (isOver(state)) return endGame(table, "last-mob");

  // A seat that died in the hit step neither draws nor plays (6.5).
  const counteredBy = isLiving(state, seat) ? yield* drawAndPlay(table, seat) : null;
  if (isOver(state)) return endGame(table, "last-mob");

  return endTurn(table, { seat, counteredBy, wasBurial: state.cemetery.length > buriedBefore }); // T6
}

/** T2 to T5. Returns the seat whose counter steals the next turn. */
function* drawAndPlay(table: FamilyTable, seat: number): Rules<number | null> {
  draw(table, seat, "turn");
  if (at(table.state.hands, seat).length === 0) return null;
  return yield* playOrDiscard(table, seat);
}
