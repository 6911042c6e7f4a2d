/** Dice on the table, for any purpose (7.6): a window, then their effect. */
import type { TURN_GOES_ON } from "@consigliere/engine/game";
import type { Rules } from "@consigliere/engine/table";
import { shownFaces } from "../board/dice.ts";
import { removeGangster } from "../board/markers.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney } from "../board/wallet.ts";
import { POSITION_IDS, POSITIONS, type PositionId } from "../positions.ts";
import { type Deed, manIn } from "../state.ts";
import { beginMove, beginWhack, endMove, endWhack } from "./assault.ts";
import { nextChair } from "./crew.ts";
import { diceWindow } from "./dice.ts";
import { scoreWild } from "./final.ts";
import { wildIncome } from "./income.ts";

/** The next part of a deed. */
export function* goOn(table: NpTable, deed: Deed): Rules<typeof TURN_GOES_ON | undefined> {
  if (deed.stage === "window")
    return yield* deed.kind === "move" ? beginMove(table, deed) : beginWhack(table, deed);
  const stands = yield* diceWindow(table);
  if (!stands) return;
  switch (deed.kind) {
    case "move":
      return yield* endMove(table, deed);
    case "whack":
      return yield* endWhack(table, deed);
    default:
      return settle(table, deed);
  }
}

function settle(table: NpTable, deed: Extract<Deed, { kind: "bet" | "death-roll" | "wild" }>): undefined {
  const { state } = table;
  const { phase } = state;
  state.deed = null;
  if (deed.kind === "wild") {
    if (phase.at === "income") wildIncome(table, phase.chair, deed.seat);
    else if (phase.at === "scoring") scoreWild(table, phase.chair, deed.seat);
    return;
  }
  const [face] = shownFaces(table);
  if (deed.kind === "bet") changeMoney(table, deed.seat, Number(face));
  else shoot(table, Number(face));
  if (phase.at === "crew") nextChair(table, phase.chair);
}

/** `death-roll`: the gangster in the chair of this number dies, even the roller himself. Not a whack. */
function shoot(table: NpTable, number: number): void {
  const chair = POSITION_IDS.find((id: PositionId) => POSITIONS[id].number === number);
  const man = chair === undefined ? null : manIn(table.state, chair);
  if (man !== null) removeGangster(table, man.id, "fishes");
}
