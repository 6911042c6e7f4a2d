/** 5.1.1 and 5.1.3: the tip and the police go to the first captain in the ranking who can pay. */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { POLICE_PRICE, TIP_PRICE } from "../cards.ts";
import { takeQuestion } from "../legal/bids.ts";
import { captainOf } from "../state.ts";
import { rankedFrom } from "./bidding.ts";
import type { MobTable } from "./table.ts";
import { pay } from "./vault.ts";

export function* tip(table: MobTable, rank: number): Rules {
  const { state } = table;
  const taker = yield* findTaker(table, { favour: "event", price: TIP_PRICE, rank });
  if (taker === "declined") {
    state.phase = { at: "tip", rank: nextRank(table, "event", rank) };
    return;
  }
  if (taker !== null) {
    const { seat, cost } = taker;
    state.tip = seat;
    const [event] = state.events.stack;
    const tipped = { type: "event-tipped", seat, cost } as const;
    table.emitTo(seat, event === undefined ? tipped : { ...tipped, event }, tipped);
  }
  state.phase = { at: "pool" };
}

export function* police(table: MobTable, rank: number): Rules {
  const { state } = table;
  const taker = yield* findTaker(table, { favour: "police", price: POLICE_PRICE, rank });
  if (taker === "declined") {
    state.phase = { at: "police", rank: nextRank(table, "police", rank) };
    return;
  }
  if (taker !== null) {
    state.police = taker.seat;
    table.emit({ type: "police-taken", ...taker });
  }
  state.phase = { at: "whiskey", rank: 0 };
}

interface Favour {
  readonly favour: "event" | "police";
  /** Dollars for each point of notoriety. */
  readonly price: number;
  /** The place in the ranking at which to begin. */
  readonly rank: number;
}

type Taker = { readonly seat: Seat; readonly cost: number } | "declined" | null;

/** The captain who takes and pays. With option `declineInterests`, one captain is asked in a step. */
function* findTaker(table: MobTable, { favour, price, rank }: Favour): Rules<Taker> {
  const { state } = table;
  for (const seat of rankedFrom(state, favour, rank)) {
    const { cash, notoriety } = captainOf(state, seat);
    const cost = price * notoriety;
    if (cash < cost) {
      const isShown = state.options.cashVisibility === "open";
      table.emit({ type: `${favour}-passed`, seat, cost, ...(isShown ? { cash } : {}) });
      continue;
    }
    if (state.options.declineInterests && !(yield* askWhether(table, favour, { seat, cost }))) {
      table.emit({ type: `${favour}-declined`, seat });
      return "declined";
    }
    pay(state, seat, cost);
    return { seat, cost };
  }
  return null;
}

function askWhether(
  table: MobTable,
  favour: "event" | "police",
  { seat, cost }: { readonly seat: Seat; readonly cost: number },
): Rules<boolean> {
  return table.ask(seat, {
    topic: `${favour}-take`,
    question: takeQuestion(),
    about: { cost },
    fallback: "take",
    clock: "window",
  });
}

/** The place after the captain who has just declined. Captains before it who could not pay are passed already. */
function nextRank({ state }: MobTable, favour: "event" | "police", rank: number): number {
  const price = favour === "event" ? TIP_PRICE : POLICE_PRICE;
  const rest = rankedFrom(state, favour, rank);
  const decliner = rest.findIndex((seat) => {
    const { cash, notoriety } = captainOf(state, seat);
    return cash >= price * notoriety;
  });
  return rank + decliner + 1;
}
