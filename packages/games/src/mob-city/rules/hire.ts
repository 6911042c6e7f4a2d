/** 5.1.2: the pool of the day, and the hiring: in turn, or by sealed wishes from an open pool (7.3). */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { hireAnswer, hireListAnswer } from "../automatic/hire.ts";
import { type CardId, isLieutenant } from "../cards.ts";
import { hireLimit, hireListQuestion, hireQuestion, mayHire } from "../legal/hiring.ts";
import type { HireList, Wish } from "../sealed.ts";
import { captainOf, groupOf, type State } from "../state.ts";
import { rankedAt, rankedFrom } from "./bidding.ts";
import { renumber } from "./numbers.ts";
import type { MobTable } from "./table.ts";
import { putUnder } from "./vault.ts";

const BIG = 5;

export function openPool(table: MobTable): void {
  const { state, seatCount } = table;
  state.big = seatsOf(seatCount).filter((seat) => captainOf(state, seat).notoriety >= BIG);
  state.pool = state.deck.splice(0, 2 * seatCount + state.big.length);
  renumber(table);
  table.emit({ type: "enforcer-pool", size: state.pool.length, big: [...state.big] });
  const isOpen = state.options.enforcerDraft === "open-ranked";
  if (state.pool.length === 0) state.phase = { at: "police", rank: 0 };
  else state.phase = isOpen ? { at: "hire-lists" } : { at: "hire", rank: 0 };
  if (isOpen && state.pool.length > 0) table.reveal({ type: "pool-opened", cards: [...state.pool] });
}

/** One captain hires up to two or three. `hired`: how many of them already; the pool has been shown then. */
export function* hire(table: MobTable, rank: number, hired = 0): Rules {
  const { state } = table;
  const seat = rankedAt(state, "enforcer", rank);
  if (seat !== undefined) yield* hireFor(table, seat, hired);
  const isLast = rankedAt(state, "enforcer", rank + 1) === undefined || state.pool.length === 0;
  if (isLast) closePool(table);
  else state.phase = { at: "hire", rank: rank + 1 };
}

function* hireFor(table: MobTable, seat: Seat, hired: number): Rules {
  const { state } = table;
  const offered = { type: "enforcer-offered", seat, cards: [...state.pool] } as const;
  if (hired === 0) table.emitTo(seat, offered, null);
  const limit = hireLimit(state, seat);
  let count = hired;
  while (count < limit && state.pool.length > 0) {
    const wish = yield* table.ask(seat, {
      topic: "hire",
      question: hireQuestion(state, seat),
      about: { left: limit - count },
      fallback: "done",
      standing: () => hireAnswer(state, seat, table.settings(seat).hire),
    });
    if (wish === null) break;
    takeOn(table, seat, wish);
    count += 1;
  }
  table.emit({ type: "enforcer-done", seat, count });
}

function takeOn(table: MobTable, seat: Seat, { card, group }: Wish): void {
  const { state } = table;
  state.pool = state.pool.filter((other) => other !== card);
  groupOf(state, seat, group).push(card);
  const hired = { type: "enforcer-hired", seat, group } as const;
  if (isLieutenant(card)) table.reveal({ ...hired, card });
  else table.remindSeat(seat, { ...hired, card }, hired);
}

function closePool(table: MobTable): void {
  const { state } = table;
  const rest = state.pool.splice(0);
  putUnder(table, rest);
  // Captains who saw the pool must not recognise in a fight the cards that were hired from it.
  renumber(table);
  if (rest.length > 0) table.emit({ type: "enforcer-returned", count: rest.length });
  state.phase = { at: "police", rank: 0 };
}

/** 7.3: all captains seal wishes, which are then carried out by rank. */
export function* hireByLists(table: MobTable): Rules {
  const { state, seatCount } = table;
  const lists = yield* table.askAll(
    seatsOf(seatCount).map((seat) => ({
      seat,
      topic: "hire-list",
      question: hireListQuestion(state, seat),
      fallback: { wishes: [], most: 0 },
      standing: () => hireListAnswer(state, seat, table.settings(seat).hire),
    })),
    { announce: (seat) => ({ everyone: { type: "list-answered", seat } }) },
  );
  for (const seat of rankedFrom(state, "enforcer", 0)) {
    const list = lists.get(seat);
    if (list !== undefined) carryOut(table, seat, list);
  }
  closePool(table);
}

/** A list is read once from the top. An entry that is illegal when its turn comes is skipped for good. */
function carryOut(table: MobTable, seat: Seat, { wishes, most }: HireList): void {
  const { state } = table;
  let count = 0;
  for (const wish of wishes) {
    if (count === Math.min(most, hireLimit(state, seat))) break;
    if (mayHire(state, seat, wish)) {
      takeOn(table, seat, wish);
      count += 1;
    } else if (!isHired(state, seat, wish.card)) {
      table.emitTo(seat, { type: "wish-skipped", seat, ...wish }, null);
    }
  }
  table.emit({ type: "enforcer-done", seat, count });
}

/** The captain hired it by an earlier entry, so nothing was missed. */
function isHired(state: State, seat: Seat, card: CardId): boolean {
  return captainOf(state, seat).groups.flat().includes(card);
}
