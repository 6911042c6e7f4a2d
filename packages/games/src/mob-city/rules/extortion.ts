/** 5.3 F and G: a captain alone at another captain's open building takes its share. Then all go home. */
import { at } from "@consigliere/engine/seat";
import { type BuildingId, blockOf, buildingsOf, MAX_NOTORIETY } from "../cards.ts";
import { buildingOf, captainOf, type State } from "../state.ts";
import { baseIncome, blockAt, captainsAt, isOpenBuilding } from "../town.ts";
import type { MobTable } from "./table.ts";
import { earn, pay } from "./vault.ts";

export function extort(table: MobTable, index: number): void {
  const { state } = table;
  for (const building of buildingsOf(blockAt(state, index).block)) {
    const there = captainsAt(state, building);
    const isAlone = there.length === 1 && at(there, 0) !== buildingOf(state, building).owner;
    if (isAlone && isOpenBuilding(state, building)) collect(table, at(there, 0), building);
  }
}

function collect(table: MobTable, seat: number, building: BuildingId): void {
  const { state } = table;
  const from = buildingOf(state, building).owner;
  const value = takingsOf(state, building);
  const { notoriety } = captainOf(state, seat);
  const share = (value * notoriety) / MAX_NOTORIETY;
  const amount = from === null ? share : Math.min(share, captainOf(state, from).cash);
  if (from !== null) pay(state, from, amount);
  earn(state, seat, amount);
  table.emit({ type: "extortion-paid", seat, building, from, value, notoriety, amount });
}

/** The day's income of a building, with the Moll that was shown there. */
function takingsOf(state: State, building: BuildingId): number {
  const hasMoll = state.molls.some((moll) => moll.building === building);
  return baseIncome(state, building) * (hasMoll ? 2 : 1);
}

export function recoverTokens(table: MobTable, index: number): void {
  const { state } = table;
  const { position, block } = blockAt(state, index);
  const tokens = state.tokens.filter(({ building }) => blockOf(building) === block);
  if (tokens.length === 0) return;
  state.tokens = state.tokens.filter((token) => !tokens.includes(token));
  table.emit({ type: "tokens-recovered", position, tokens });
}
