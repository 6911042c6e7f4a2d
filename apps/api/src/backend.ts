import type { Accounts } from "@consigliere/service/account/accounts";
import type { House } from "@consigliere/service/house";
import type { Config } from "./config.ts";
import { createHouse, type Parts } from "./house.ts";
import { type Keys, originKeys } from "./keys/keys.ts";

/** What answers requests. */
export interface Backend {
  readonly house: House;
  readonly accounts: Accounts;
  /** Words of which each request must bring one, to show that it came through the edge; none: all may come. */
  readonly origins: readonly string[];
}

/** The house, its accounts, and how its edge proves itself. */
export function createBackend(config: Config, keys: Keys, parts: Partial<Parts> = {}): Backend {
  return { ...createHouse(config, keys, parts), origins: originKeys(keys) };
}
