import { conformance } from "@consigliere/engine/testing/conformance";
import { coinToss } from "../game.ts";

conformance(coinToss, {
  optionSets: [{}],
  // The cards or the money of a match; here its calls.
  conserved: ({ calls }) => calls.length,
  // Deals what the viewer may not know again. Here nothing is hidden.
  scramble: (state) => state,
});
