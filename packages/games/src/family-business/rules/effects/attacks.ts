/** Attack cards other than contracts (6.2). */
import type { Seat } from "@consigliere/engine/seat";
import type { CardPlay } from "../../card-play.ts";
import type { MobsterId } from "../../mobs.ts";
import { isOver, ownerOf } from "../../state.ts";
import { bury } from "../burial.ts";
import type { Counter } from "../counter-window.ts";
import { firstToSacrifice, putOnHitList } from "../hit-list.ts";
import type { FamilyTable } from "../table.ts";
import { startWar } from "../war.ts";

/** The attacker, and the obstacles to the attack. */
export interface Attack {
  readonly seat: Seat;
  readonly counter: Counter | null;
}

export function hit(
  table: FamilyTable,
  seat: Seat,
  { target, ownMobster }: Extract<CardPlay, { kind: "hit" }>["params"],
): void {
  bury(table, target, { cause: "hit", bySeat: seat });
  if (isOver(table.state)) return;
  const own = ownMobster ?? firstToSacrifice(table, seat);
  if (own !== null) putOnHitList(table, own, { cause: "hit" }); // as far as possible
}

/** From the wall outwards, own mobsters included. Stops when the match is over. */
export function massacre(table: FamilyTable, seat: Seat): void {
  const { state } = table;
  for (const mobster of [...state.hitList]) {
    bury(table, mobster, { cause: "massacre", bySeat: seat });
    if (isOver(state)) return;
  }
}

export function doubleCross(table: FamilyTable, sequence: readonly MobsterId[]): void {
  for (const mobster of sequence) putOnHitList(table, mobster, { cause: "double-cross" });
}

export function mobWar(table: FamilyTable, seat: Seat): void {
  startWar(table, 1, { kind: "mob-war", bySeat: seat });
}

export function ambush(table: FamilyTable, seat: Seat): void {
  startWar(table, 2, { kind: "ambush", bySeat: seat });
}

/** A Safe House keeps its player's mob off the list; the war starts anyway. */
export function vendetta(
  table: FamilyTable,
  { seat, counter }: Attack,
  sequence: readonly MobsterId[],
): void {
  for (const mobster of sequence) {
    const owner = ownerOf(table.state, mobster);
    if (counter !== null && owner === counter.seat) {
      table.emit({ type: "mobster-saved", mobster, seat: owner, by: counter.kind, counterSeat: owner });
    } else {
      putOnHitList(table, mobster, { cause: "vendetta" });
    }
  }
  startWar(table, 2, { kind: "vendetta", bySeat: seat });
}
