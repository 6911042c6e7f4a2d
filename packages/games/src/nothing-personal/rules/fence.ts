/** Phase 3, the Fence (5.4): cards for seats that control few gangsters, then cards for sale. */
import { amount, form, limited, type Question } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import type { Asking, Rules } from "@consigliere/engine/table";
import { draw, drawable, shakeDown } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney } from "../board/wallet.ts";
import { type CardId, SHAKEDOWN, TEN } from "../cards.ts";
import { activeWith, controlled, outright } from "../control.ts";
import { sellQuestion } from "../legal/plays.ts";
import { heldCards } from "../legal/targets.ts";
import { familyOf, priorityOrder, type State } from "../state.ts";

/** Four cards for none, three for one, two for more. Ties and associates do not count. */
export function drawAll(table: NpTable): void {
  const { state } = table;
  table.emit({ type: "phase-started", phase: "fence" });
  for (const seat of priorityOrder(state)) {
    const gangsters = controlled(state, seat);
    const cards = Math.max(2, 4 - gangsters);
    table.emit({ type: "fence-count", seat, gangsters, cards });
    draw(table, seat, cards, "fence");
  }
  state.phase = { at: "fence", order: priorityOrder(state), turn: 0 };
}

const CHEAP = 8;

/** In dollars; `cheap-fence` sells at $8 (R52). */
export function priceFor(state: State, seat: Seat): number {
  return activeWith(state, "cheap-fence").some((man) => outright(state, man) === seat) ? CHEAP : TEN;
}

/** Whether a seat could buy anything, by public facts. */
function isAsked(state: State, seat: Seat): boolean {
  const { money, hand } = familyOf(state, seat);
  return money + SHAKEDOWN * hand.length >= priceFor(state, seat) && drawable(state) + hand.length > 0;
}

interface Purchase {
  readonly sell: CardId[];
  readonly count: number;
}

/** The number is fixed before the cards are seen. Own cards may be shaken down to pay. */
export function buyQuestion(state: State, seat: Seat): Question<Purchase> {
  const { money } = familyOf(state, seat);
  const held = heldCards(state, seat);
  const price = priceFor(state, seat);
  const most = Math.floor((money + SHAKEDOWN * held.length) / price);
  const cards = drawable(state) + held.length;
  const question = form({
    count: amount(0, Math.min(most, cards), 1, { money: price }),
    sell: sellQuestion(held, SHAKEDOWN),
  });
  return limited(question, { money: { max: money } });
}

function asking(state: State, seat: Seat): Asking<Purchase> {
  return {
    topic: "fence-buy",
    question: buyQuestion(state, seat),
    about: { price: priceFor(state, seat) },
    fallback: { sell: [], count: 0 },
  };
}

/** One seat after another, or all at once and sealed. */
export function* buy(table: NpTable, order: readonly Seat[], turn: number): Rules {
  const { state } = table;
  if (state.options.fenceBuy === "sealed") {
    const asked = order.filter((seat) => isAsked(state, seat));
    if (asked.length > 0) {
      const all = yield* table.askAll(asked.map((seat) => ({ seat, ...asking(state, seat) })));
      for (const [seat, purchase] of all) carryOut(table, seat, purchase);
    }
    return closeFence(table);
  }
  const seat = at(order, turn);
  if (isAsked(state, seat)) carryOut(table, seat, yield* table.ask(seat, asking(state, seat)));
  if (turn + 1 < order.length) state.phase = { at: "fence", order, turn: turn + 1 };
  else closeFence(table);
}

/** If the deck runs short, only the drawn cards are paid for. */
function carryOut(table: NpTable, seat: Seat, { sell, count }: Purchase): void {
  const { state } = table;
  const each = priceFor(state, seat);
  for (const card of sell) shakeDown(table, seat, card);
  const cards = Math.min(count, drawable(state));
  if (cards === 0) return;
  changeMoney(table, seat, -each * cards);
  table.emit({ type: "cards-bought", seat, count: cards, price: each * cards });
  draw(table, seat, cards, "buy");
}

function closeFence(table: NpTable): void {
  table.emit({ type: "phase-started", phase: "feds" });
  table.state.phase = { at: "feds-call" };
}
