/** Dice on the table (7.6). */
import type { Seat } from "@consigliere/engine/seat";
import type { GangsterId } from "../cards.ts";
import { type DieId, type Face, facesOf } from "../dice.ts";
import type { Roll, State } from "../state.ts";
import type { NpTable } from "./table.ts";

export function rollOf({ roll }: State): Roll {
  if (roll === null) throw new Error("no dice lie on the table");
  return roll;
}

/** Rolls dice and puts them on the table. */
export function openRoll(
  table: NpTable,
  dice: readonly DieId[],
  seat: Seat,
  gangster: GangsterId | null,
): void {
  const { state, random } = table;
  state.roll = {
    dice: dice.map((die) => ({ die, face: random.pick(facesOf(die)) })),
    insured: [],
    secondTry: false,
  };
  for (const { die, face } of state.roll.dice) table.emit({ type: "die-rolled", die, face, seat, gangster });
}

/** The final faces. The dice are taken off the table. */
export function shownFaces({ state }: NpTable): Face[] {
  const faces = rollOf(state).dice.map(({ face }) => face);
  state.roll = null;
  return faces;
}
