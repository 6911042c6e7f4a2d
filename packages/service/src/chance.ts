import { randomBytes } from "node:crypto";
import type { Chance } from "./context.ts";

/** The operating system's randomness. */
export const systemChance: Chance = {
  id: () => randomBytes(12).toString("base64url"),
  hex: (bytes) => randomBytes(bytes).toString("hex"),
};
