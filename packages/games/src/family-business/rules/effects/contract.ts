/** The contract family (6.1). */
import type { CardPlay } from "../../card-play.ts";
import type { ContractKind } from "../../cards.ts";
import type { MobsterId } from "../../mobs.ts";
import { ownerOf } from "../../state.ts";
import type { Counter } from "../counter-window.ts";
import { firstToSacrifice, putOnHitList } from "../hit-list.ts";
import type { FamilyTable } from "../table.ts";
import type { Attack } from "./attacks.ts";

type ContractPlay = Extract<CardPlay, { kind: ContractKind }>;

export function contract(table: FamilyTable, { seat, counter }: Attack, play: ContractPlay): void {
  const { kind, params } = play;
  const saved = counter === null ? null : savedTarget(play);
  if (counter !== null && saved !== null) tellSaved(table, saved, counter);
  const due = params.targets.filter((target) => target !== saved);
  const listing = { cause: kind, atWall: kind === "priority-contract" };

  // Mob Power turns on the attacker, whoever played it (6.7). If nobody is at home, nobody is listed.
  const reversed = counter?.kind === "mob-power" ? firstToSacrifice(table, seat) : null;
  const listReversed = () => {
    if (reversed !== null) putOnHitList(table, reversed, { ...listing, reversed: true });
  };
  if (counter?.attackerFirst === true) listReversed();
  for (const target of due) putOnHitList(table, target, listing);
  if (counter?.attackerFirst === false) listReversed();
}

/** A counter covers the first target, but not the only target of a Double Contract. */
function savedTarget({ kind, params }: ContractPlay): MobsterId | null {
  const [first, second] = params.targets;
  if (kind === "double-contract" && second === undefined) return null;
  return first ?? null;
}

function tellSaved(table: FamilyTable, mobster: MobsterId, { kind: by, seat: counterSeat }: Counter): void {
  table.emit({ type: "mobster-saved", mobster, seat: ownerOf(table.state, mobster), by, counterSeat });
}
