import { type OwnBeacon, ownBeacon } from "@consigliere/engine/testing/own-beacon";
import type { Beacon } from "../src/context.ts";

/** A beacon that a test can let speak, lie and be silent. */
export interface TestBeacon extends Beacon, OwnBeacon {
  /** The rounds that were asked for, in order. */
  readonly asked: number[];
  /** The milliseconds that it had for its last answer. */
  patienceMs: number;
  /** The beacon's answer; if it is not set, the truth. */
  says: (round: number) => string | null | Promise<string | null>;
}

/** A beacon with its own key, which tells the truth until told otherwise. */
export function testBeacon(): TestBeacon {
  const own = ownBeacon("the beacon of a test");
  const beacon: TestBeacon = {
    ...own,
    asked: [],
    patienceMs: 0,
    says: own.sign,
    signatureOf: async ({ chain, round }, patienceMs) => {
      beacon.patienceMs = patienceMs;
      beacon.asked.push(round);
      return chain === own.chain.chain ? beacon.says(round) : null;
    },
  };
  return beacon;
}
