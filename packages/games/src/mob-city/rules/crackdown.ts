/** 5.3 A: the police arrest the groups of a district that stand outside their captain's own buildings. */
import { buildingsOf, isLieutenant } from "../cards.ts";
import { groupsAt, removeCards } from "../groups.ts";
import { buildingOf, type State, type Token } from "../state.ts";
import { blockAt, captainsAt } from "../town.ts";
import type { MobTable } from "./table.ts";
import { putUnder } from "./vault.ts";

export function arrest(table: MobTable, index: number): void {
  const { state } = table;
  for (const building of buildingsOf(blockAt(state, index).block)) {
    for (const seat of captainsAt(state, building)) {
      if (seat === state.police || buildingOf(state, building).owner === seat) continue;
      for (const { group } of groupsAt(state, seat, building)) arrestGroup(table, { seat, group, building });
    }
  }
}

function arrestGroup(table: MobTable, token: Token): void {
  const { state } = table;
  const { seat, group, building } = token;
  const cards = groupsAt(state, seat, building).find((own) => own.group === group)?.cards ?? [];
  const taken = [...cards];
  removeCards(state, seat, taken);
  putUnder(table, taken);
  takeHome(state, token);
  const lieutenants = taken.filter(isLieutenant);
  const arrested = {
    type: "group-arrested",
    seat,
    group,
    building,
    count: taken.length,
    lieutenants,
  } as const;
  table.emitTo(seat, { ...arrested, cards: taken }, arrested);
}

/** The group's token leaves the map. */
export function takeHome(state: State, { seat, group }: Pick<Token, "seat" | "group">): void {
  state.tokens = state.tokens.filter((token) => token.seat !== seat || token.group !== group);
}
