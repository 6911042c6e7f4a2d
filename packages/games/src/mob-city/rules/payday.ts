/**
 * 5.2 W: wages. The cash changes once, at the end, because single payments would distinguish a Lieutenant from a back.
 */
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type CardId, GROUPS, isCharacter, isLieutenant, wageOf } from "../cards.ts";
import { billOf, removeCards } from "../groups.ts";
import {
  layoffQuestion,
  type Payday,
  paidFirst,
  payable,
  seeminglyPayable,
  wagesQuestion,
} from "../legal/wages.ts";
import { optionId } from "../option-ids.ts";
import { type Captain, captainOf, graceOrder } from "../state.ts";
import type { MobTable } from "./table.ts";
import { pay, putUnder } from "./vault.ts";

/** `before`: the enforcers that the captain has chosen to pay already. */
export function* payday(table: MobTable, turn: number, before: readonly CardId[] = []): Rules {
  const { state } = table;
  const seat = graceOrder(state)[turn] ?? 0;
  const captain = captainOf(state, seat);
  const paid = yield* choosePaid(table, seat, before);
  const wages = paid.reduce((sum, card) => sum + wageOf(card), 0);
  if (captain.groups.flat().length > 0) {
    pay(state, seat, wages);
    table.emit({ type: "wages-paid", seat, amount: wages });
  }
  dismiss(table, seat, paid);
  state.phase = { at: "business", turn, away: table.hasMissed(seat) };
}

/** The enforcers who stay. */
function* choosePaid(table: MobTable, seat: Seat, before: readonly CardId[]): Rules<readonly CardId[]> {
  const { options } = table.state;
  const captain = captainOf(table.state, seat);
  const all = captain.groups.flat();
  const isSealed = options.business === "sealed";
  const isShort = captain.cash < billOf(captain);
  if (isShort) return yield* payOneByOne(table, seat, { isAsked: !isSealed, before });
  if (!options.voluntaryLayoff || isSealed || all.length === 0) return all;
  const leaving = yield* table.ask(seat, {
    topic: "wages-layoff",
    question: layoffQuestion(captain),
    fallback: [],
  });
  const staying = (cards: readonly CardId[]) => cards.filter((card) => !leaving.includes(card));
  return captain.groups.flatMap((cards) => (staying(cards).some(isCharacter) ? staying(cards) : []));
}

/** Until nothing more can be paid. Asked whenever the backs of the cards leave room for a choice. */
function* payOneByOne(
  table: MobTable,
  seat: Seat,
  { isAsked, before }: { readonly isAsked: boolean; readonly before: readonly CardId[] },
): Rules<readonly CardId[]> {
  const captain = captainOf(table.state, seat);
  const spent = before.reduce((sum, card) => sum + wageOf(card), 0);
  let day: Payday = { captain, paid: before, cash: captain.cash - spent };
  for (;;) {
    const usual = paidFirst(day);
    if (usual === null) return day.paid;
    const next = isAsked ? yield* askWhom(table, seat, day, usual) : usual;
    if (next === null) return day.paid;
    day = { captain, paid: [...day.paid, next], cash: day.cash - wageOf(next) };
  }
}

/** Null: no more. */
function* askWhom(table: MobTable, seat: Seat, day: Payday, usual: CardId): Rules<CardId | null> {
  const mayStop = table.state.options.voluntaryLayoff;
  if (!mayStop && seeminglyPayable(day) === 1 && payable(day).length === 1) return usual;
  return yield* table.ask(seat, {
    topic: "wages-pay",
    question: wagesQuestion(day, mayStop),
    fallback: optionId("card", usual),
    standing: () => (table.hasMissed(seat) ? optionId("card", usual) : null),
  });
}

function dismiss(table: MobTable, seat: Seat, paid: readonly CardId[]): void {
  const { state } = table;
  const captain: Captain = captainOf(state, seat);
  const leaving = captain.groups.map((cards) => cards.filter((card) => !paid.includes(card)));
  removeCards(state, seat, leaving.flat());
  putUnder(table, leaving.flat());
  for (const group of GROUPS) {
    const cards = leaving[group - 1] ?? [];
    if (cards.length === 0) continue;
    const lieutenants = cards.filter(isLieutenant);
    const left = { type: "wages-left", seat, group, count: cards.length, lieutenants } as const;
    table.emitTo(seat, { ...left, cards }, left);
  }
}
