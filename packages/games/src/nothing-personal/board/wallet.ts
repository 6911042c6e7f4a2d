/** Respect and money (5.1). */
import type { Seat } from "@consigliere/engine/seat";
import { familyOf } from "../state.ts";
import type { NpTable } from "./table.ts";

/** Respect gained, or lost if negative. It never falls below zero (R23). */
export function changeRespect(table: NpTable, seat: Seat, delta: number): void {
  const family = familyOf(table.state, seat);
  const before = family.respect;
  family.respect = Math.max(0, before + delta);
  if (family.respect !== before)
    table.emit({ type: "respect-changed", seat, delta: family.respect - before, respect: family.respect });
}

/** Dollars from the bank, or to the bank if negative. */
export function changeMoney(table: NpTable, seat: Seat, delta: number): void {
  const family = familyOf(table.state, seat);
  if (delta === 0) return;
  if (family.money + delta < 0) throw new Error(`seat ${seat} cannot pay ${-delta}`);
  family.money += delta;
  table.state.bank -= delta;
  table.emit({ type: "money-changed", seat, delta, money: family.money, other: null });
}

/** Dollars from one seat to another, or as many as it has (6.2 `pos-steal-3`). */
export function transfer(table: NpTable, from: Seat, to: Seat, most: number): number {
  const giver = familyOf(table.state, from);
  const taker = familyOf(table.state, to);
  const amount = Math.min(most, giver.money);
  if (amount === 0) return 0;
  giver.money -= amount;
  taker.money += amount;
  table.emit({ type: "money-changed", seat: from, delta: -amount, money: giver.money, other: to });
  return amount;
}
