import { createSessions, type Sessions } from "@consigliere/service/account/sessions";
import { createTablePasses, type TablePasses } from "@consigliere/service/account/table-passes";
import type { Context } from "@consigliere/service/context";
import type { Config } from "./config.ts";
import { createContext, type Parts } from "./context.ts";
import { type Keys, originKeys } from "./keys/keys.ts";
import { sessionKeys } from "./keys/ring-ports.ts";

/** The parts that answer requests. */
export interface Backend {
  readonly context: Context;
  readonly sessions: Sessions;
  readonly passes: TablePasses;
  /**
   * Each request must bring one of these words, to show that it came through the edge. Without words, every request may
   * come.
   */
  readonly origins: readonly string[];
}

/** The service, its sessions, and the proof of its edge. */
export function createBackend(config: Config, keys: Keys, parts: Partial<Parts> = {}): Backend {
  const context = createContext(config, keys, parts);
  const sessions = createSessions({
    keys: sessionKeys(keys.auth, context.clock),
    isSecure: isSecure(context),
    store: context.store.accounts,
    chance: context.chance,
    clock: context.clock,
  });
  const passes = createTablePasses(context);
  return { context, sessions, passes, origins: originKeys(keys) };
}

/** Cookies are sent over https only, if the request came by it. */
function isSecure({ settings }: Context): () => boolean {
  return () => settings.baseUrl.startsWith("https:");
}
