/** Free actions beside the main answer of a turn (5.0): cards to shake down, play and arm; gifts and offers. */
import { type Choice, choice, choiceThen, oneOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Asking, Meanwhile, Rules } from "@consigliere/engine/table";
import { shakeDown } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import type { CardId } from "../cards.ts";
import { carryOut, type Dealing, dealingPrompts, endApproaches } from "../deals/bargaining.ts";
import { armQuestion, type FreePlay, freePlayChoices } from "../legal/plays.ts";
import { heldKinds } from "../legal/targets.ts";
import { optionId } from "../option-ids.ts";
import { type Armed, rivalsOf, turnOf } from "../state.ts";
import { playFree } from "./free-plays.ts";

type FreeAction =
  | Dealing
  | { readonly type: "shakedown"; readonly card: CardId }
  | { readonly type: "free-card"; readonly play: FreePlay }
  | { readonly type: "arm"; readonly armed: readonly Armed[] };

/**
 * Asks a seat for its turn while it may act freely and all may deal with it. Null: another action came instead and was
 * carried out. The turn goes on, and a step of it may end here.
 */
export function* askForTurn<T>(
  table: NpTable,
  seat: Seat,
  asking: Asking<T>,
  where: "commission" | "crew",
): Rules<{ readonly answer: T } | null> {
  const { state } = table;
  const meanwhile: Meanwhile<FreeAction>[] = [
    ...ownCards(table, seat, where),
    ...dealingPrompts(table, seat),
  ];
  const reply = yield* table.ask<T, FreeAction>(seat, asking, { meanwhile });
  if (reply.from === "awaited") {
    endApproaches(table);
    return { answer: reply.answer };
  }
  const action = reply.answer;
  switch (action.type) {
    case "shakedown":
      shakeDown(table, seat, action.card);
      break;
    case "free-card":
      playFree(table, seat, action.play, { moment: where, sells: [], isArmed: false });
      break;
    case "arm":
      state.armed = [...state.armed.filter((one) => one.seat !== seat), ...action.armed];
      turnOf(state).hasArmed = true;
      break;
    case "solicit":
      turnOf(state).solicits += 1;
      yield* carryOut(table, { seat: reply.seat, asked: seat, among: rivalsOf(state, seat) }, action);
      break;
    default:
      yield* carryOut(table, { seat: reply.seat, asked: seat, among: rivalsOf(state, seat) }, action);
  }
  return null;
}

function ownCards(table: NpTable, seat: Seat, where: "commission" | "crew"): Meanwhile<FreeAction>[] {
  const { state } = table;
  const kinds = heldKinds(state, seat);
  if (kinds.length === 0) return [];
  const sales = kinds.map((card) => choice(optionId("card", { card, copy: 1 }), card));
  const plays = freePlayChoices(state, seat, where);
  const arms = where === "crew" && !turnOf(state).hasArmed ? armQuestion(state, seat) : null;
  const choices: Choice<FreeAction>[] = [
    choiceThen<FreeAction, CardId>("shakedown", oneOf(sales), (card) => ({ type: "shakedown", card })),
    ...(plays.length === 0
      ? []
      : [
          choiceThen<FreeAction, FreePlay>("free-card", oneOf(plays), (play) => ({
            type: "free-card",
            play,
          })),
        ]),
    ...(arms === null
      ? []
      : [choiceThen<FreeAction, Armed[]>("arm", arms, (armed) => ({ type: "arm", armed }))]),
  ];
  return [{ seat, asking: { topic: "cards", question: oneOf(choices) } }];
}
