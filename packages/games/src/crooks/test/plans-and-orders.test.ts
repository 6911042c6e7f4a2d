import { voidsPlans } from "../../testing/plans.ts";
import { keepsOrders } from "../../testing/standing-orders.ts";
import { crooks } from "../game.ts";
import { optionId } from "../option-ids.ts";

const hire = (hideout: string, seat: number) => ({ type: "hire-paid", seat, hideout, cost: 2, money: 1 });

voidsPlans(crooks, {
  harmless: {
    "the course of the match": ["match-started", "turn-started", "all-passed"],
    "somebody does something for itself": [
      ...["crook-kept", "hire-empty-handed", "crook-placed", "stack-moved", "money-taken"],
      ...["ability-used", "ability-declined", "seat-passed", "stand-in-acted"],
    ],
    "an order or a plan of somebody is carried out": ["standing-order-executed"],
    "its seat alone is told": ["standing-order-dropped", "hideout-searched"],
    "somebody looks, and takes nothing": ["spy-looked"],
    "nothing is asked any more": [
      ...["crooks-revealed", "target-scored", "gang-scored", "game-ended", "archive-opened"],
    ],
  },
  cases: [{ against: hire("hideout-a", 1), not: [hire("hideout-b", 1), hire("hideout-a", 0)] }],
  answer: optionId("hire", "hideout-a"),
});

keepsOrders(crooks);
