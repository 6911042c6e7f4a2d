/** 5.4: the end of a gunfight: won, with the weapons on the ground for the winner, or as a standoff. */
import { at, type Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { fightOf, postOf, presentOf, sidesOf } from "../../battle.ts";
import { type GroupNo, isWeapon, type WeaponId } from "../../cards.ts";
import { takeOrphans } from "../../groups.ts";
import { lootAnswer, lootQuestion } from "../../legal/spoils.ts";
import { captainOf, groupOf, type State } from "../../state.ts";
import { captainsAt, raiseNotoriety } from "../../town.ts";
import { takeHome } from "../crackdown.ts";
import type { MobTable } from "../table.ts";
import { putUnder } from "../vault.ts";

/** The winner is more feared. While a weapon is on the ground, the fight is not over yet. */
export function finish(table: MobTable): void {
  const { state } = table;
  const fight = fightOf(state);
  const winner = at(sidesOf(state), 0);
  raiseNotoriety(state, winner);
  for (const { group } of ownGroups(state, winner)) {
    fight.ground.push(...takeOrphans(state, winner, group).filter(isWeapon));
  }
  const { building } = fight;
  table.emit({ type: "fight-won", seat: winner, building, notoriety: captainOf(state, winner).notoriety });
  if (fight.ground.length === 0) conclude(state, winner);
}

function ownGroups(state: State, seat: Seat): { group: GroupNo }[] {
  return fightOf(state).groups.filter((group) => group.seat === seat);
}

/** W8 */
export function* loot(table: MobTable): Rules {
  const { state } = table;
  const { ground, building } = fightOf(state);
  const seat = at(sidesOf(state), 0);
  const taken =
    state.options.gunfights === "orders"
      ? lootByOrders(state, seat, ground)
      : yield* table.ask(seat, {
          topic: "fight-loot",
          question: lootQuestion(ground),
          about: { building },
          fallback: lootAnswer(ground),
          standing: () => standingLoot(table, seat, ground),
          clock: "window",
        });
  const left = ground.filter((weapon) => !taken.includes(weapon));
  const group = Math.min(...presentOf(state, seat).map((char) => postOf(state, char).group)) as GroupNo;
  groupOf(state, seat, group).push(...taken);
  fightOf(state).ground = [];
  putUnder(table, left);
  table.emit({ type: "fight-looted", seat, taken, left });
  conclude(state, seat);
}

function lootByOrders(state: State, seat: Seat, ground: readonly WeaponId[]): WeaponId[] {
  return state.sealed.sheets[seat]?.loot === "none" ? [] : [...ground];
}

function standingLoot(table: MobTable, seat: Seat, ground: readonly WeaponId[]) {
  const { loot: setting } = table.settings(seat);
  if (setting === "ask") return null;
  return lootAnswer(setting === "all" ? ground : []);
}

/** Empty groups of the winner go home. */
function conclude(state: State, winner: Seat): void {
  for (const { group } of ownGroups(state, winner)) {
    if (groupOf(state, winner, group).length === 0) takeHome(state, { seat: winner, group });
  }
  state.fight = null;
}

/** Nobody wins: all go home, and weapons that nobody can carry away go under the deck. */
export function standOff(table: MobTable): void {
  const { state } = table;
  const { building, groups, ground } = fightOf(state);
  const seats = captainsAt(state, building);
  const orphans = groups.flatMap(({ seat, group }) => takeOrphans(state, seat, group)).filter(isWeapon);
  const left = [...ground, ...orphans];
  for (const { seat, group } of groups) takeHome(state, { seat, group });
  state.fight = null;
  putUnder(table, left);
  table.emit({ type: "fight-standoff", building, seats, left });
}
