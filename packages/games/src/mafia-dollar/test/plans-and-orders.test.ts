import { voidsPlans } from "../../testing/plans.ts";
import { keepsOrders } from "../../testing/standing-orders.ts";
import { mafiaDollar } from "../game.ts";

voidsPlans(mafiaDollar, {
  harmless: {
    "the course of the match": [
      ...["match-started", "first-warehouse", "racket-laid-out", "hand-dealt", "turn-started", "turn-ended"],
      ...["racket-drawn", "card-drawn"],
    ],
    "somebody does something for itself": [
      ...[
        "warehouse-played",
        "gangster-played",
        "item-played",
        "dog-played",
        "block-lifted",
        "card-discarded",
      ],
      ...["birthday-played", "gifts-stashed", "moved-out", "went-home", "collected", "item-handed-over"],
      ...["gangster-returned"],
    ],
    "what it takes is told by itself": ["gift-answered", "police-played"],
    "everybody passes on what it chooses itself": ["pass-opened", "pass-answered", "card-passed"],
    "the attempt before it has voided the plan": [
      ...["check-flipped", "gangster-killed", "loot-divided", "rackets-seen", "rackets-taken"],
    ],
    "both sides want it": [
      ...["call", "market-opened", "offer-made", "offer-ended", "traded", "bid-answered", "market-closed"],
    ],
    "nothing is asked any more": ["end-card", "target-reached", "game-ended"],
  },
  cases: [{ against: { type: "gift-given", from: 0, to: 1 }, not: [{ type: "gift-given", from: 1, to: 0 }] }],
});

// Options that open the windows that a match by the book does not have.
keepsOrders(mafiaDollar, [{ trimDeck: 60 }, { trimDeck: 60, tradeMode: "market" }]);
