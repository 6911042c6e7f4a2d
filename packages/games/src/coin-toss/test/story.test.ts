import { tellsEverything } from "../../testing/telling.ts";
import { coinToss } from "../game.ts";
import { optionsSchema } from "../options.ts";
import { SIDES } from "../state.ts";

tellsEverything(coinToss, {
  optionsSchema,
  reasons: [],
  endings: [{ reason: "tossed" }],
  names: SIDES.map((side) => `side.${side}`),
  matches: [2, 3, 4].map((seatCount) => ({ bots: "random", seatCount, options: {} })),
  rare: [],
});
