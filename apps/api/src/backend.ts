import type { Accounts } from "@consigliere/service/account/accounts";
import type { Context } from "@consigliere/service/context";
import type { Config } from "./config.ts";
import { createContext, type Parts } from "./context.ts";
import { type Keys, originKeys } from "./keys/keys.ts";

/** What answers requests. */
export interface Backend {
  readonly context: Context;
  readonly accounts: Accounts;
  /** Words of which each request must bring one, to show that it came through the edge; none: all may come. */
  readonly origins: readonly string[];
}

/** The house, its accounts, and how its edge proves itself. */
export function createBackend(config: Config, keys: Keys, parts: Partial<Parts> = {}): Backend {
  return { ...createContext(config, keys, parts), origins: originKeys(keys) };
}
