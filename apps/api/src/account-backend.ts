import { type Accounts, createAccounts } from "@consigliere/service/account/accounts";
import { systemChance } from "@consigliere/service/chance";
import { type Backend, createBackend, isSecure } from "./backend.ts";
import type { Config } from "./config.ts";
import { connectionOf } from "./connection.ts";
import type { Parts } from "./context.ts";
import type { Keys } from "./keys/keys.ts";
import { sessionKeys } from "./keys/ring-ports.ts";

/** A backend with the parts that let people in and out. */
export interface AccountBackend extends Backend {
  readonly accounts: Accounts;
}

/** The house with its accounts. */
export function createAccountBackend(config: Config, keys: Keys, parts: Partial<Parts> = {}): AccountBackend {
  const connection = connectionOf(config, parts.connection);
  const backend = createBackend(config, keys, { ...parts, connection });
  const { context, sessions } = backend;
  const accounts = createAccounts({
    baseUrl: () => context.settings.baseUrl,
    keys: sessionKeys(keys.auth, context.clock),
    isSecure: isSecure(context),
    connection,
    sessions,
    chance: systemChance,
    sendSignInLink: async (link) => {
      const { sendSignIn } = await import("@consigliere/service/notify/email/sign-in-mail");
      await sendSignIn(context, link);
    },
  });
  return { ...backend, accounts };
}
