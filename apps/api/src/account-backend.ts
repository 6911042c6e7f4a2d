import { type Accounts, createAccounts } from "@consigliere/service/account/accounts";
import { type Backend, createBackend } from "./backend.ts";
import type { Config } from "./config.ts";
import type { Parts } from "./context.ts";
import type { Keys } from "./keys/keys.ts";
import { sessionKeys } from "./keys/ring-ports.ts";

/** A backend with the parts that let people in and out. */
export interface AccountBackend extends Backend {
  readonly accounts: Accounts;
  /** The token of the bot in Telegram; null: there is none. */
  readonly botToken: string | null;
}

/** The service with its accounts. */
export function createAccountBackend(config: Config, keys: Keys, parts: Partial<Parts> = {}): AccountBackend {
  const backend = createBackend(config, keys, parts);
  const { context, sessions } = backend;
  const accounts = createAccounts({
    keys: sessionKeys(keys.auth, context.clock),
    store: context.store.accounts,
    sessions,
    chance: context.chance,
    clock: context.clock,
    sendSignInLink: async (link) => {
      const { sendSignIn } = await import("@consigliere/service/notify/email/sign-in-mail");
      await sendSignIn(context, link);
    },
  });
  return { ...backend, accounts, botToken: keys.telegram?.token ?? null };
}
