/** The cards that may be hired, and their groups (5.1.2): one by one or by a sealed list (7.3). */
import {
  amount,
  type Choice,
  choice,
  choiceThen,
  form,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { type CardId, GROUPS, type GroupNo } from "../cards.ts";
import { whyNotPlaced } from "../groups.ts";
import { optionId } from "../option-ids.ts";
import type { HireList, Wish } from "../sealed.ts";
import { groupOf, type State } from "../state.ts";
import { refused } from "./reasons.ts";

/** The number of cards that a captain may hire today. */
export function hireLimit(state: Pick<State, "big">, seat: Seat): number {
  return state.big.includes(seat) ? 3 : 2;
}

/** Null: the captain is done. */
export function hireQuestion(state: State, seat: Seat): Question<Wish | null> {
  return oneOf<Wish | null>([
    ...state.pool.map((card) => hireChoice(state, seat, card)),
    choice("done", null),
  ]);
}

function hireChoice(state: State, seat: Seat, card: CardId): Choice<Wish> {
  const reasons = GROUPS.map((group) => whyNotPlaced(groupOf(state, seat, group), card));
  const [first] = reasons;
  if (first !== undefined && first !== null && !reasons.includes(null))
    return refused(optionId("card", card), first);
  const groups = GROUPS.map((group, i): Choice<GroupNo> => {
    const reason = reasons[i] ?? null;
    return reason === null
      ? choice(optionId("group", group), group)
      : refused(optionId("group", group), reason);
  });
  return choiceThen(optionId("card", card), oneOf(groups), (group) => ({ card, group }));
}

/** Whether the captain may hire the card into the group now. */
export function mayHire(state: State, seat: Seat, { card, group }: Wish): boolean {
  return state.pool.includes(card) && whyNotPlaced(groupOf(state, seat, group), card) === null;
}

/** 7.3: every card with every group. An entry that is illegal when its turn comes is skipped. */
export function hireListQuestion(state: State, seat: Seat): Question<HireList> {
  const wishes = state.pool.flatMap((card) =>
    GROUPS.map((group) => choice<Wish>(optionId("hire", { card, group }), { card, group })),
  );
  return form({
    wishes: someOf(wishes, { min: 0, max: wishes.length, ordered: true }),
    most: amount(0, Math.min(hireLimit(state, seat), state.pool.length)),
  });
}
