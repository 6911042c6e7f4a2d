/** Rescue cards (6.3): for mobsters of any seat. */
import type { Seat } from "@consigliere/engine/seat";
import type { CardPlay } from "../../card-play.ts";
import type { MobsterId } from "../../mobs.ts";
import { listedOf } from "../../state.ts";
import type { Counter } from "../counter-window.ts";
import { free } from "../hit-list.ts";
import type { FamilyTable } from "../table.ts";

export function lam(table: FamilyTable, target: MobsterId, finger: Counter | null): void {
  if (finger === null) free(table, target, "take-it-on-the-lam");
}

export function policeProtection(table: FamilyTable, target: MobsterId): void {
  free(table, target, "police-protection");
}

/** The newcomer takes exactly the same place. */
export function substitution(
  { state, emit }: FamilyTable,
  params: Extract<CardPlay, { kind: "substitution" }>["params"],
): void {
  const index = state.hitList.indexOf(params.out);
  state.hitList[index] = params.in;
  emit({ type: "mobster-replaced", out: params.out, in: params.in, index });
}

export function intrigue({ state, emit }: FamilyTable, order: readonly MobsterId[]): void {
  const before = [...state.hitList];
  state.hitList = [...order];
  emit({ type: "list-reordered", before, after: [...order] });
}

export function freeAllOf(table: FamilyTable, seat: Seat): void {
  for (const mobster of listedOf(table.state, seat)) free(table, mobster, "pay-off");
}

export function freeEverybody(table: FamilyTable): void {
  for (const mobster of [...table.state.hitList]) free(table, mobster, "federal-crackdown");
}
