/** 5.4: a gunfight, from the reveal of the cards to the end. */
import type { Rules } from "@consigliere/engine/table";
import { buildingsOf, isCharacter } from "../../cards.ts";
import { groupsAt } from "../../groups.ts";
import { buildingOf, groupOf, type Phase, type State } from "../../state.ts";
import { blockAt, captainsAt } from "../../town.ts";
import type { MobTable } from "../table.ts";
import { runActivations } from "./activation.ts";
import { armSides } from "./arm.ts";
import { finish, loot, standOff } from "./finish.ts";

type FightPart = Extract<Phase, { at: "fight" }>["part"];

/** The next gunfight of the block begins: all cards are shown. False: there is none. */
export function openFight(table: MobTable, index: number): boolean {
  const { state } = table;
  const building = buildingsOf(blockAt(state, index).block).find(
    (id) => !buildingOf(state, id).bombed && captainsAt(state, id).length >= 2,
  );
  if (building === undefined) return false;
  const seats = captainsAt(state, building);
  const groups = seats.flatMap((seat) =>
    groupsAt(state, seat, building).map(({ group }) => ({ seat, group })),
  );
  const present = groups.flatMap(({ seat, group }) => groupOf(state, seat, group).filter(isCharacter));
  state.fight = {
    building,
    turn: 1,
    didSomething: false,
    groups,
    carriedBy: {},
    ground: [],
    present,
    acted: [],
  };
  const sides = seats.map((seat) => ({ seat, groups: shown(state, seat) }));
  table.reveal({ type: "fight-started", building, sides });
  return true;
}

function shown(state: State, seat: number) {
  const own = (state.fight?.groups ?? []).filter((group) => group.seat === seat);
  return own.map(({ group }) => ({ group, cards: [...groupOf(state, seat, group)] }));
}

export function* fight(table: MobTable, index: number, part: FightPart): Rules {
  const { state } = table;
  switch (part) {
    case "arm":
      yield* armSides(table);
      state.phase = { at: "fight", index, part: "activation" };
      return;
    case "activation": {
      const end = yield* runActivations(table);
      if (end === "standoff") standOff(table);
      else if (end === "won") finish(table);
      if (state.fight === null) state.phase = { at: "block", index, part: "fights" };
      else if (end === "won") state.phase = { at: "fight", index, part: "loot" };
      return;
    }
    case "loot":
      yield* loot(table);
      state.phase = { at: "block", index, part: "fights" };
  }
}
