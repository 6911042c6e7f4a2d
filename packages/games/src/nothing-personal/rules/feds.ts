/** Phase 4, the Feds (5.5): gangsters with too many markers go to Prison. */
import type { Rules } from "@consigliere/engine/table";
import { removeGangster } from "../board/markers.ts";
import type { NpTable } from "../board/table.ts";
import { fedsLimit, isAnybodyHot, weightOn } from "../control.ts";
import { vacantChairs } from "../legal/targets.ts";
import { ASSOCIATE_IDS } from "../positions.ts";
import { everyone, manIn, onBoard, type State } from "../state.ts";
import { callCoachman } from "./coachman.ts";
import { openWindow, playInRounds } from "./windows.ts";

/**
 * Any-time cards and Snitch, if anybody is near the limit. With option `fedsCall`, jailbreaks are on the same sheets,
 * and are tried when the Feds have gone.
 */
export function* fedsCall(table: NpTable): Rules {
  const { state } = table;
  const plans = isAnybodyHot(state) ? yield* openWindow(table, "feds-call") : null;
  state.phase = { at: "arrests" };
  if (plans === null || state.options.fedsCall !== "once") return;
  arrest(table);
  yield* callCoachman(table);
  yield* playInRounds(table, plans, { moment: "jailbreak", part: "outs" });
  endFeds(table);
}

/** From the Capo down, then the associates (R29), by the number of markers at that time. */
export function arrest(table: NpTable): void {
  const { state } = table;
  for (const { man } of everyone(state)) {
    const markers = weightOn(man);
    const limit = fedsLimit(state, man);
    if (!onBoard(state, man.id) || markers < limit) continue;
    table.emit({ type: "feds-checked", gangster: man.id, markers, limit });
    removeGangster(table, man.id, "prison");
  }
  state.phase = { at: "jailbreak" };
}

function mayBreakOut(state: State): boolean {
  const spaces = ASSOCIATE_IDS.filter((space) => manIn(state, space) === null);
  return state.prison.length > 0 && vacantChairs(state).length + spaces.length > 0;
}

export function* jailbreakAndRest(table: NpTable): Rules {
  const { state } = table;
  if (mayBreakOut(state)) yield* openWindow(table, "jailbreak");
  endFeds(table);
}

function endFeds(table: NpTable): void {
  const { state } = table;
  for (const { man } of everyone(state)) man.side = false;
  table.emit({ type: "phase-started", phase: "family" });
  state.promoted = [];
  state.phase = { at: "family", chair: "capo" };
}
