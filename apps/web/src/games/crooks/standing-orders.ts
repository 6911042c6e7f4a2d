import { optionId, whatOf } from "@consigliere/games/crooks/option-ids";
import { MOST_PRICE, orderKinds } from "@consigliere/games/crooks/order-kinds";
import type { View } from "@consigliere/games/crooks/view";
import type { OrderUi } from "../order-ui.ts";
import { hideoutName, letterOf } from "./labels.ts";

const openIn = (view: unknown) => (view as View).hideouts.filter(({ count }) => count > 0);

/** My seat's move at its next turn. */
export const crooksOrders: OrderUi = {
  kinds: orderKinds,
  drafts: (view, orders) => {
    const { nextOwnTurn } = view as View;
    if (orders.length > 0 || nextOwnTurn === null) return [];
    const [first] = openIn(view);
    const when = { turn: nextOwnTurn };
    if (first === undefined) return [{ kind: "turn", when, answers: ["pass"] }];
    const price = Math.min(MOST_PRICE, first.count);
    return [{ kind: "turn", when: { ...when, price }, answers: [optionId("hire", first.id)] }];
  },
  nameOf: ({ words, say, view }, value) => {
    const id = whatOf("hire", value);
    if (id === undefined) return null;
    const count = (view as View).hideouts.find((hideout) => hideout.id === id)?.count ?? 0;
    return say("hire", { letter: letterOf(id), name: hideoutName(words, id), count });
  },
  // Seats are asked only at their own turn.
  reach: (view) => ((view as View).nextOwnTurn === null ? [] : [{ kind: "turn", chance: 100, isOwn: true }]),
  answers: (view) => [...openIn(view).map(({ id }) => optionId("hire", id)), "pass"],
  shows: ({ answers: [answer] }, condition) => condition !== "price" || answer !== "pass",
  nextTurn: (view) => (view as View).nextOwnTurn,
  closed: (view) => {
    const { options, nextOwnTurn } = view as View;
    if (!options.standingOrders) return "notHere";
    return nextOwnTurn === null ? "noTurn" : null;
  },
};
