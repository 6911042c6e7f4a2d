/** The beginnings and ends of rounds and phases (5, 5.7). */
import { seatsOf } from "@consigliere/engine/seat";
import type { NpTable } from "../board/table.ts";
import { settleMatch, settleRound } from "../deals/promises.ts";
import { newTurn, priorityOrder, type State } from "../state.ts";

/** A new round: the Commission, after the offers of a sit-down if the table has it. */
export function beginRound(table: NpTable): void {
  const { state } = table;
  table.emit({ type: "round-started", round: state.round });
  if (state.options.sitDown && state.options.negotiation) {
    newPhase(state);
    state.phase = { at: "sit-down" };
  } else convene(table);
}

/** 5.2: the order is fixed for the phase. */
export function convene(table: NpTable): void {
  const { state } = table;
  newPhase(state);
  state.commission = {
    order: priorityOrder(state),
    turn: 0,
    lap: 1,
    ante: 0,
    passed: [],
    hasPlayed: false,
  };
  state.turn = newTurn();
  state.phase = { at: "commission" };
  table.emit({ type: "phase-started", phase: "commission" });
}

/** Offers are counted by phase (7.8). */
export function newPhase(state: State): void {
  state.dealt = seatsOf(state.seatCount).map(() => ({ offers: 0, solicits: 0, approaches: 0 }));
  state.offers = [];
  state.talks = [];
  state.turn = null;
}

/** 5.7: there are no decisions. */
export function keepBooks(table: NpTable): void {
  const { state } = table;
  settleRound(table);
  table.emit({ type: "round-ended", round: state.round });
  state.acted = [];
  state.spent = [];
  if (state.round === state.options.rounds) {
    settleMatch(table);
    state.phase = { at: "final-call" };
    return;
  }
  state.tieOrder = null;
  state.round += 1;
  beginRound(table);
}
