/** The kinds of standing orders: a seat's next turn, from the door it knocks at to the use of its crook's ability (7). */
import { seatsOf } from "@consigliere/engine/seat";
import type { OrderCondition, OrderKind } from "@consigliere/engine/standing-orders";
import { HIDEOUTS, TARGETS } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import { FOUND_PLACES, jobMeanings, PICKS, STRONGEST, victimMeanings } from "./order-meanings.ts";

/** In dollars. */
export const MOST_PRICE = 5;
const MOST_SEATS = 4;

const turn: OrderCondition = { test: "own-turn" };

export const orderKinds = {
  turn: {
    topics: ["turn"],
    when: { turn, price: { test: "at-most", min: 1, max: MOST_PRICE } },
    answers: {
      oneOf: ["pass", ...HIDEOUTS.map((hideout) => optionId("hire", hideout))],
      preferences: 3,
    },
  },
  job: {
    topics: ["keep", "place"],
    when: { turn, leads: { test: "is-so" } },
    answers: {
      form: {
        pick: PICKS,
        place: [
          ...FOUND_PLACES,
          ...(["up", "down", "join", "replace"] as const).flatMap((way) =>
            TARGETS.map((target) => optionId(way, target)),
          ),
        ],
      },
      preferences: 16,
      meanings: jobMeanings,
    },
  },
  pickpocket: { topics: ["pickpocket"], when: { turn }, answers: { oneOf: ["take", "decline"] } },
  killer: {
    topics: ["killer"],
    when: { turn },
    answers: {
      oneOf: [STRONGEST, ...seatsOf(MOST_SEATS).map((seat) => optionId("seat", seat)), "decline"],
      preferences: 3,
      meanings: victimMeanings,
    },
  },
  spy: {
    topics: ["spy"],
    when: { turn },
    answers: {
      oneOf: [
        ...HIDEOUTS.map((hideout) => optionId("hideout", hideout)),
        ...TARGETS.map((target) => optionId("target", target)),
        "decline",
      ],
      preferences: 3,
    },
  },
} as const satisfies Record<string, OrderKind>;
