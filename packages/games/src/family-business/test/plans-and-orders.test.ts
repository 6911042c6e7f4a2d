import { voidsPlans } from "../../testing/plans.ts";
import { keepsOrders } from "../../testing/standing-orders.ts";
import { familyBusiness } from "../game.ts";
import { sceneState } from "../scene.ts";

const reordered = (before: readonly string[], after: readonly string[]) => ({
  type: "list-reordered",
  before,
  after,
});

voidsPlans(familyBusiness, {
  harmless: {
    "the course of the match": [
      ...["match-started", "mob-assigned", "hand-dealt", "turn-started", "card-drawn", "deck-reshuffled"],
    ],
    "a card that does something is told by what it does": ["card-played"],
    "somebody does something for itself": ["card-discarded"],
    "whether it is countered, the counter says": [
      ...["window-opened", "window-answer", "window-skipped", "window-closed", "counter-withdrawn"],
    ],
    "a burial follows where it strikes": ["mobster-hit"],
    "it is for the good of whose mobster it is": ["mobster-saved", "mobster-freed"],
    "a war is aimed at nobody": ["war-started", "war-rate-changed", "war-ended"],
    "nothing is asked any more": ["seat-eliminated", "game-ended"],
  },
  cases: [
    {
      against: { type: "mobster-replaced", out: "new-york-1", in: "capone-2", index: 0 },
      not: [{ type: "mobster-replaced", out: "capone-2", in: "new-york-1", index: 0 }],
    },
    {
      against: reordered(["new-york-1", "capone-1"], ["capone-1", "new-york-1"]),
      not: [
        reordered(["capone-1", "new-york-1"], ["new-york-1", "capone-1"]),
        reordered(["capone-1", "new-york-1", "purple-1"], ["capone-1", "purple-1", "new-york-1"]),
      ],
    },
  ],
  state: sceneState({ seats: 4, active: 1 }),
});

keepsOrders(familyBusiness);
