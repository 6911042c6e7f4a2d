/** 5.3 A: the truce sends home all groups that cannot extort. */
import type { Seat } from "@consigliere/engine/seat";
import { type BuildingId, buildingsOf } from "../cards.ts";
import { groupsAt } from "../groups.ts";
import { buildingOf, type State, type Token } from "../state.ts";
import { blockAt, captainsAt } from "../town.ts";
import { takeHome } from "./crackdown.ts";
import type { MobTable } from "./table.ts";

export function sendHome(table: MobTable, index: number): void {
  const { state } = table;
  for (const building of buildingsOf(blockAt(state, index).block)) {
    const there = captainsAt(state, building);
    for (const seat of there.filter((captain) => !mayStay(state, { building, there, captain }))) {
      for (const { group } of groupsAt(state, seat, building))
        sendTokenHome(table, { seat, group, building });
    }
  }
}

interface Stay {
  readonly building: BuildingId;
  /** The captains there when the truce was called. Nobody stays because somebody else left. */
  readonly there: readonly Seat[];
  readonly captain: Seat;
}

function mayStay(state: State, { building, there, captain }: Stay): boolean {
  const { owner } = buildingOf(state, building);
  if (owner !== null) return owner === captain;
  return there.length === 1 || state.police === captain;
}

function sendTokenHome(table: MobTable, token: Token): void {
  takeHome(table.state, token);
  table.emit({ type: "truce-sent-home", ...token });
}
