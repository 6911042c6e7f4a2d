/** The course of the game: one step is the setup or one turn (5.2). */
import type { Outcome } from "@consigliere/engine/game";
import type { Rules } from "@consigliere/engine/table";
import { currentTurn, type Turn } from "../state.ts";
import { takeActions } from "./actions.ts";
import { drawCard } from "./draw.ts";
import { endGame } from "./ending.ts";
import type { MafiaTable } from "./mafia-table.ts";
import { playCard } from "./play.ts";
import { setUp } from "./setup.ts";
import { lapseAll } from "./standing-offers.ts";

export function* step(table: MafiaTable): Rules<Outcome | undefined> {
  if (table.state.turn !== null) return yield* takeTurn(table);
  const start = setUp(table); // 4
  table.state.turn = newTurn(1, start);
  return undefined;
}

function* takeTurn(table: MafiaTable): Rules<Outcome | undefined> {
  const { state } = table;
  const { seat, number } = currentTurn(state);
  table.tell({ type: "turn-started", seat, turn: number, deckCount: state.deck.length });
  for (const phase of [drawCard, playCard, takeActions]) {
    yield* phase(table, seat);
    if (state.ending !== null) return endGame(table, state.ending);
  }
  lapseAll(table);
  const unusedActions = currentTurn(state).actionsLeft ?? 0;
  table.tell({ type: "turn-ended", seat, turn: number, unusedActions });
  state.turn = newTurn(number + 1, (seat + 1) % state.seatCount);
  return undefined;
}

function newTurn(number: number, seat: number): Turn {
  return {
    number,
    seat,
    phase: "draw",
    actionsLeft: null,
    policePlayed: false,
    calls: [],
    market: null,
    hadMarket: false,
  };
}
