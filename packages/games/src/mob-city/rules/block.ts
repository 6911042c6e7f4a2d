/** 5.3: one block of the city, part by part. */
import type { Rules } from "@consigliere/engine/table";
import type { BlockPart, State } from "../state.ts";
import { blockAt, isTruce, strikes } from "../town.ts";
import { throwBombs } from "./bombs.ts";
import { arrest } from "./crackdown.ts";
import { extort, recoverTokens } from "./extortion.ts";
import { openFight } from "./fight/fight.ts";
import { payIncome } from "./income.ts";
import { showMolls } from "./molls.ts";
import { chooseFines, raid } from "./raid.ts";
import type { MobTable } from "./table.ts";
import { sendHome } from "./truce.ts";

export function* resolveBlock(table: MobTable, index: number, part: BlockPart): Rules {
  const { state } = table;
  const next = (to: BlockPart) => {
    state.phase = { at: "block", index, part: to };
  };
  switch (part) {
    case "event":
      table.emit({ type: "block-started", ...blockAt(state, index) });
      strikeBlock(table, index);
      next(state.fines.length > 0 ? "fines" : afterEvent(state));
      return;
    case "fines":
      yield* chooseFines(table);
      next(state.fines.length > 0 ? "fines" : afterEvent(state));
      return;
    case "bombs":
      yield* throwBombs(table, index);
      next("fights");
      return;
    case "fights":
      if (openFight(table, index)) state.phase = { at: "fight", index, part: "arm" };
      else next("income");
      return;
    case "income":
      payIncome(table, index);
      next("molls");
      return;
    case "molls":
      yield* showMolls(table, index);
      next("extortion");
      return;
    case "extortion":
      extort(table, index);
      recoverTokens(table, index);
      leaveBlock(state, index);
  }
}

/** Step A. Booms, slumps and the Don's death have no effect here. */
function strikeBlock(table: MobTable, index: number): void {
  const { state } = table;
  if (strikes(state, index, "raid")) raid(table, index);
  if (strikes(state, index, "crackdown")) arrest(table, index);
  if (isTruce(state)) sendHome(table, index);
}

/** During a truce there are neither grenades nor gunfights. */
function afterEvent(state: State): BlockPart {
  return isTruce(state) ? "income" : "bombs";
}

function leaveBlock(state: State, index: number): void {
  state.molls = [];
  if (index + 1 < state.map.length) state.phase = { at: "block", index: index + 1, part: "event" };
  else state.phase = { at: state.events.today === "ev-don-is-dead" ? "end" : "night" };
}
