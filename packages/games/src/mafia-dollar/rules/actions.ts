/** Phase 3: one gangster action for each warehouse (5.4, 6.3 to 6.6). */
import { isOpen } from "@consigliere/engine/legal-answers";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { type Action, actionQuestion } from "../legal/actions.ts";
import { currentTurn, familyOf, findGangster, type Next } from "../state.ts";
import { collect } from "./collect.ts";
import { checkpoint } from "./ending.ts";
import { hit } from "./hit.ts";
import { rob } from "./robbery.ts";
import { whileFrozen } from "./standing-offers.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";
import { askAtOpenPoint } from "./trade.ts";

export function* takeAction(table: MafiaTable, seat: Seat): Rules<Next> {
  const { state } = table;
  const turn = currentTurn(state);
  turn.actionsLeft ??= turn.policePlayed ? 0 : familyOf(state, seat).warehouses.length; // R22
  if (endsByItself(table, seat)) return "end";
  const asking = ofActiveSeat(table, seat, {
    topic: "action",
    question: actionQuestion(state, seat),
    about: { turn: turn.number, actionsLeft: turn.actionsLeft },
    fallback: "end-turn",
  });
  const reply = yield* askAtOpenPoint(table, seat, asking);
  if (reply === null) return "actions";
  if (reply.answer.type === "end-turn") return "end";
  turn.actionsLeft -= 1;
  return yield* finishFrozen(table, carryOut(table, seat, reply.answer));
}

/** Carries out an action, or the effect of a card, for which trading waits. */
export function* finishFrozen(table: MafiaTable, effect: Rules): Rules<Next> {
  yield* whileFrozen(table, effect);
  checkpoint(table);
  return "actions";
}

/** R62: looks only at the orders, never at offers. */
function endsByItself({ state }: MafiaTable, seat: Seat): boolean {
  if (!state.options.autoEndTurn) return false;
  const { data } = actionQuestion(state, seat);
  return data.form === "one" && data.options.filter(isOpen).length === 1;
}

function* carryOut(table: MafiaTable, seat: Seat, action: Exclude<Action, { type: "end-turn" }>): Rules {
  const { gangster } = findGangster(table.state, action.gangster);
  switch (action.type) {
    case "move-out":
      gangster.zone = "street";
      table.emit({ type: "moved-out", seat, gangster: action.gangster, actionsLeft: left(table) });
      break;
    case "go-home":
      gangster.zone = "hideout";
      table.emit({ type: "went-home", seat, gangster: action.gangster, actionsLeft: left(table) });
      break;
    case "collect":
      yield* collect(table, seat, action);
      break;
    case "hit":
      yield* hit(table, seat, action);
      break;
    case "rob":
      yield* rob(table, seat, action);
      break;
    case "hand-over": {
      gangster.items = gangster.items.filter((item) => item !== action.item);
      findGangster(table.state, action.to).gangster.items.push(action.item);
      const { gangster: from, to, item } = action;
      table.emit({ type: "item-handed-over", seat, from, to, item });
      break;
    }
  }
}

function left({ state }: MafiaTable): number {
  return currentTurn(state).actionsLeft ?? 0;
}
