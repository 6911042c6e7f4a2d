import { voidsPlans } from "../../testing/plans.ts";
import { keepsOrders } from "../../testing/standing-orders.ts";
import { mobCity } from "../game.ts";

voidsPlans(mobCity, {
  harmless: {
    "the course of the match": [
      ...["match-started", "placed", "day-started", "bids-revealed", "enforcer-pool", "pool-opened"],
      ...["event-revealed", "block-started", "tokens-recovered", "day-ended", "will-opened"],
    ],
    "who has sealed something does not tell what": [
      ...["bid-answered", "list-answered", "plan-answered", "orders-answered"],
    ],
    "somebody does something for itself": [
      ...[
        "event-passed",
        "police-passed",
        "event-declined",
        "police-declined",
        "event-tipped",
        "police-taken",
      ],
      ...["enforcer-hired", "enforcer-done", "enforcer-returned", "whiskey-taken", "whiskey-none"],
      ...["wages-paid", "wages-left", "building-bought", "speakeasies-opened", "group-dispatched"],
      ...["fight-armed", "fight-collected", "fight-passed", "fight-looted"],
    ],
    "its seat alone is told": ["enforcer-offered", "wish-skipped", "plan-entry-skipped", "bomb-lapsed"],
    "it spares or pays whom it is about": [
      ...["raid-spared", "income-paid", "moll-revealed", "fight-capture-refused"],
    ],
    "all go home alike": ["truce-sent-home"],
    "the fight has voided the plan": ["fight-wiped-out", "fight-won", "fight-standoff"],
    "nothing is asked any more": ["match-ended"],
  },
  cases: [
    {
      against: { type: "extortion-paid", seat: 1, from: 0 },
      not: [{ type: "extortion-paid", seat: 1, from: null }],
    },
    {
      against: { type: "fight-started", sides: [{ seat: 1 }, { seat: 0 }] },
      not: [{ type: "fight-started", sides: [{ seat: 1 }, { seat: 2 }] }],
    },
  ],
});

// Options that open the windows that a match by the book does not have.
keepsOrders(mobCity, [{ declineInterests: true, nightLength: "short" }]);
