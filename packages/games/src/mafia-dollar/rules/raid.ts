/** The Raid (6.8): one warehouse stays, empty. Everything else in front of the seat goes. */
import type { Seat } from "@consigliere/engine/seat";
import type { CardId } from "../cards.ts";
import { familyOf, type Warehouse } from "../state.ts";
import { layOnDiscardPile, loseToPolice } from "./piles.ts";
import type { MafiaTable } from "./table.ts";

/** In the order of 6.8: gangsters with items and blocks, then warehouse by warehouse. */
export function raid(table: MafiaTable, seat: Seat): void {
  const family = familyOf(table.state, seat);
  const [kept] = family.warehouses;
  if (kept === undefined) throw new Error(`seat ${seat} has no warehouse`);
  const gangsters = family.gangsters.flatMap((g): CardId[] => [g.card, ...g.items, ...g.blocks]);
  layOnDiscardPile(table, ...gangsters);
  const stores = family.warehouses.flatMap((warehouse) => clearOut(table, warehouse, warehouse === kept));
  family.gangsters = [];
  family.warehouses = [{ card: kept.card, dog: null, rackets: [] }];
  table.reveal({ type: "raid-loss", seat, kept: kept.card, lost: [...gangsters, ...stores] });
}

function clearOut(table: MafiaTable, { card, dog, rackets }: Warehouse, stays: boolean): CardId[] {
  for (const racket of rackets) loseToPolice(table, racket);
  const others = [...(dog === null ? [] : [dog]), ...(stays ? [] : [card])];
  layOnDiscardPile(table, ...others);
  return [...rackets, ...others];
}
