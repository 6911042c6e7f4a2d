/** Phase 1, the Commission (5.2): one step for each answer. */

import { TURN_GOES_ON } from "@consigliere/engine/game";
import { at, type Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import { SHAKEDOWN } from "../cards.ts";
import { note } from "../deals/promises.ts";
import { mustPass } from "../promises.ts";
import { commissionOf, familyOf, newTurn, type State } from "../state.ts";
import { commissionQuestion } from "./commission-question.ts";
import { askForTurn } from "./free-actions.ts";
import { playInTurn } from "./influence.ts";
import { newPhase } from "./rounds.ts";

/** A safety stop (R31). */
const LAPS = 40;

export function* commission(table: NpTable): Rules<typeof TURN_GOES_ON | undefined> {
  const { state } = table;
  const { order, turn, lap, passed } = commissionOf(state);
  const seat = at(order, turn);
  if (passed.includes(seat)) return next(table);
  const { hasPlayed, ante } = commissionOf(state);
  const out = whyOut(state, seat);
  if (out !== null) {
    if (out === "promised") note(table, seat, { did: "commission", isPass: true });
    pass(table, seat, out);
    return next(table);
  }
  const reply = yield* askForTurn(
    table,
    seat,
    {
      topic: "commission-turn",
      question: commissionQuestion(state, seat),
      about: { round: state.round, lap, ante },
      fallback: hasPlayed ? "stay" : "pass",
    },
    "commission",
  );
  if (reply === null) return TURN_GOES_ON;
  const { answer } = reply;
  switch (answer.type) {
    case "pass":
      note(table, seat, { did: "commission", isPass: true });
      pass(table, seat, "choice");
      break;
    case "stay":
      table.emit({ type: "stayed", seat });
      break;
    case "play": {
      note(table, seat, { did: "commission", isPass: false });
      yield* playInTurn(table, seat, answer);
      return afterCard(table, seat);
    }
  }
  return next(table);
}

/** `commissionPace: double`: a second card in the same turn. */
export function afterCard(table: NpTable, seat: Seat): undefined {
  const { state } = table;
  const isDouble = state.options.commissionPace === "double" && !commissionOf(state).hasPlayed;
  commissionOf(state).hasPlayed = true;
  if (isDouble && familyOf(state, seat).hand.length > 0) return;
  next(table);
}

type Out = "no-cards" | "ante" | "promised";

/** 5.0: a seat that can only pass, by public facts, is not asked; null: it has a choice. */
function whyOut(state: State, seat: Seat): Out | null {
  const { money, hand } = familyOf(state, seat);
  if (hand.length === 0) return "no-cards";
  if (mustPass(state, seat)) return "promised";
  const { lap, ante, hasPlayed } = commissionOf(state);
  // Staying after a first card costs nothing more.
  if (hasPlayed) return null;
  // One card remains to be played if all others are shaken down.
  return lap > 1 && money + SHAKEDOWN * (hand.length - 1) < ante ? "ante" : null;
}

function pass(table: NpTable, seat: Seat, why: "choice" | Out): void {
  commissionOf(table.state).passed.push(seat);
  table.emit({ type: "passed", seat, phase: "commission", why });
}

/** The next seat that is still in. If there is none, or the laps are over, the Crew. */
function next(table: NpTable): undefined {
  const { state } = table;
  const sitting = commissionOf(state);
  sitting.hasPlayed = false;
  state.turn = newTurn();
  const isOver = sitting.passed.length === sitting.order.length;
  if (sitting.turn + 1 < sitting.order.length) sitting.turn += 1;
  else {
    sitting.turn = 0;
    sitting.lap += 1;
  }
  if (!isOver && sitting.lap <= LAPS) return;
  state.commission = null;
  newPhase(state);
  state.silenced = [];
  state.armed = [];
  const isOrdered = state.options.ties === "per-round";
  state.phase = { at: isOrdered ? "tie-order" : "last-call" };
  table.emit({ type: "phase-started", phase: "crew" });
}
