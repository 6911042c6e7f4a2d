import { voidsPlans } from "../../testing/plans.ts";
import { keepsOrders } from "../../testing/standing-orders.ts";
import { nothingPersonal } from "../game.ts";

const swapped = (first: number, second: number, by: number) => ({
  type: "markers-swapped",
  by,
  first: { gangster: "x", owner: first, onCoin: false, copy: 1 },
  second: { gangster: "y", owner: second, onCoin: false, copy: 1 },
});

voidsPlans(nothingPersonal, {
  harmless: {
    "the course of the match": [
      ...["match-started", "chair-dealt", "laid-aside", "deck-reshuffled", "round-started", "phase-started"],
      ...["income", "income-none", "fence-count", "associate-dealt", "round-ended", "line-skipped"],
      ...["feds-checked"],
    ],
    "somebody does something for itself": [
      ...["cards-drawn", "passed", "stayed", "shakedown", "marker-moved", "cards-bought", "action-taken"],
      ...["action-skipped", "coachman-stayed", "insurance-paid", "toll-paid", "death-benefit-paid"],
    ],
    "a card or an action that does something is told by what it does": ["card-played"],
    "a lower ante in a plan is no legal answer any more": ["ante-raised"],
    "its seat alone is told": ["play-lapsed"],
    "markers are laid all the time: whom they cost the lead still has a legal answer, or not": [
      ...["marker-placed", "markers-inherited", "coin-returned", "ring-moved", "appointed"],
    ],
    "who led him is not on the board any more": ["gangster-removed"],
    "an answer is for the one who asks": [
      ...["tie-decided", "tie-order-set", "permission-asked", "permission-given", "permission-refused"],
      ...["permission-demand"],
    ],
    "what comes of it is told": [
      ...["die-rolled", "die-rerolled", "move-announced", "move-called-off", "move-fizzled"],
      ...["whack-announced", "whack-declared", "whack-called-off", "whack-fizzled", "whack-cancelled"],
      ...["respect-changed"],
    ],
    "both sides want it": [
      ...["offer-made", "offer-accepted", "offer-declined", "offer-void", "plea-made", "gift-given"],
      ...["card-given", "solicited", "coin-swapped", "promise-made", "promise-kept", "promise-lapsed"],
      ...["escrow-released", "escrow-returned", "debt-lapsed"],
    ],
    "nothing is asked any more": [
      ...["final-gangster", "hand-sold", "money-turned", "tie-break-rolled", "final-scored"],
    ],
  },
  cases: [
    { against: swapped(0, 2, 1), not: [swapped(1, 2, 1), swapped(0, 1, 0)] },
    {
      against: { type: "hands-swapped", first: 0, second: 2, sizes: [1, 2] },
      not: [{ type: "hands-swapped", first: 1, second: 2, sizes: [1, 2] }],
    },
    {
      against: { type: "money-changed", seat: 0, delta: -3, money: 0, other: 1 },
      not: [
        { type: "money-changed", seat: 0, delta: -3, money: 0, other: null },
        { type: "money-changed", seat: 0, delta: -3, money: 0, other: 2 },
      ],
    },
  ],
  state: {
    phase: { at: "commission" },
    commission: { order: [1, 0, 2], turn: 0 },
    turn: null,
  },
});

// Options that open the windows that a match by the book does not have.
keepsOrders(nothingPersonal, [
  { pleas: "whack-move", sitDown: true, rounds: 3 },
  { ties: "per-round", crewWindows: "every-action", rounds: 3 },
]);
