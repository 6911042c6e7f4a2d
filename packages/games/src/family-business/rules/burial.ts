/** Burial, elimination and the end (5, `bury`; 6.5; 8.1). */
import { at, type Seat } from "@consigliere/engine/seat";
import type { BurialCause } from "../events.ts";
import type { MobsterId } from "../mobs.ts";
import { isLiving, livingSeats, ownerOf } from "../state.ts";
import type { FamilyTable } from "./table.ts";

/** The cause of a mobster's death; `bySeat` is the seat that played the card. */
interface Death {
  readonly cause: BurialCause;
  readonly bySeat?: Seat;
}

export function bury(table: FamilyTable, mobster: MobsterId, death: Death): void {
  const { state } = table;
  const seat = ownerOf(state, mobster);
  state.hitList = state.hitList.filter((listed) => listed !== mobster);
  state.cemetery.push(mobster);
  if (death.bySeat !== undefined) at(state.stats, death.bySeat).mobstersBuried += 1;
  table.emit({ type: "mobster-buried", mobster, seat, ...death });
  settleBurial(table, seat);
}

/** The seat may have lost its last mobster. */
export function settleBurial(table: FamilyTable, seat: Seat): void {
  const { state } = table;
  if (!isLiving(state, seat) && state.placements[seat] === null) eliminate(table, seat);
  crownLastBoss(table);
}

/** 6.5, 8.2: the seat gets the worst place still free. Its hand goes to the discard pile in hand order. */
function eliminate(table: FamilyTable, seat: Seat): void {
  const { state } = table;
  const placement = state.placements.filter((place) => place === null).length;
  const cards = at(state.hands, seat);
  state.placements[seat] = placement;
  state.hands[seat] = [];
  state.discard.push(...cards);
  table.emit({ type: "seat-eliminated", seat, placement, cards: [...cards] });
}

/** 8.1: checked after every burial. */
function crownLastBoss({ state }: FamilyTable): void {
  const [boss, ...others] = livingSeats(state);
  if (boss !== undefined && others.length === 0) state.placements[boss] = 1;
}
