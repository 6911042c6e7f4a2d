import { randomBytes, randomInt } from "node:crypto";
import { type Random, seededRandom } from "@consigliere/engine/random";
import type { Chance } from "./house.ts";

/** The operating system's randomness. */
export const systemChance: Chance = {
  id: () => randomBytes(12).toString("base64url"),
  hex: (bytes) => randomBytes(bytes).toString("hex"),
  below: (bound) => randomInt(bound),
};

/** A fresh stream of draws for a bot, or for an order of seats. */
export function freshRandom(chance: Chance): Random {
  return seededRandom(chance.hex(16));
}
