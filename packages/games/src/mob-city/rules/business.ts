/** 5.2 B, S, D: one captain buys, opens speakeasies and sends its groups. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { businessFallback, businessQuestion, buyQuestion, purchases } from "../legal/business.ts";
import { graceOrder } from "../state.ts";
import { buy, dispatch, openSpeakeasies } from "./dealings.ts";
import { carryOutPlan } from "./plans.ts";
import type { MobTable } from "./table.ts";

interface Day {
  readonly turn: number;
  /** The captain has already missed a deadline of its day (P-25). */
  readonly away: boolean;
  readonly hasBought?: true;
}

export function* doBusiness(table: MobTable, { turn, away, hasBought }: Day): Rules {
  const { state } = table;
  const seat = graceOrder(state)[turn] ?? 0;
  const plan = state.sealed.plans[seat] ?? null;
  if (plan !== null) {
    carryOutPlan(table, seat, plan);
    state.sealed.plans[seat] = null;
  } else {
    if (!hasBought) yield* buyByAsking(table, seat, away);
    yield* pourAndSend(table, seat, away);
  }
  const isLast = turn + 1 === state.seatCount;
  state.phase = isLast ? { at: "reveal" } : { at: "payday", turn: turn + 1, away: false };
}

function* buyByAsking(table: MobTable, seat: Seat, away: boolean): Rules {
  const { state } = table;
  if (purchases(state, seat).length === 0) return;
  const bought = yield* table.ask(seat, {
    topic: "buy",
    question: buyQuestion(state, seat),
    fallback: [],
    standing: () => (away ? [] : null),
  });
  for (const building of bought) buy(table, seat, building);
}

function* pourAndSend(table: MobTable, seat: Seat, away: boolean): Rules {
  const { state } = table;
  const question = businessQuestion(state, seat);
  if (question === null) return;
  const fallback = businessFallback(state, seat);
  const isAway = away || table.hasMissed(seat);
  const business = yield* table.ask(seat, {
    topic: "business",
    question,
    fallback,
    standing: () => (isAway ? fallback : null),
  });
  openSpeakeasies(table, seat, business.speakeasies);
  for (const { group, building } of business.sends) dispatch(table, seat, { group, building });
}
