/** Puts the house together from its configuration and keys. */

import { catalogue } from "@consigliere/games/catalogue";
import { type Accounts, createAccounts } from "@consigliere/service/account/accounts";
import { systemChance } from "@consigliere/service/chance";
import type { Context, GameShelf, Mailer } from "@consigliere/service/context";
import { connect } from "@consigliere/store/store";
import type { StoreConnection } from "@consigliere/store/store-connection";
import { httpBeacon } from "./beacon.ts";
import type { Config } from "./config.ts";
import { connectionOf } from "./connection.ts";
import type { Keys } from "./keys/keys.ts";
import { linkKeys, sessionKeys } from "./keys/ring-ports.ts";
import { createMailer } from "./mailer.ts";
import { terminalObserver } from "./observe/observer.ts";
import { createSockets } from "./sockets.ts";

/** What surrounds the house; tests put their own in the place of the real thing. */
export interface Parts {
  readonly connection: StoreConnection;
  readonly mailer: Mailer;
  readonly games: GameShelf;
  readonly clock: () => Date;
  readonly report: Context["report"];
  readonly measure: Context["measure"];
}

/** The house and its accounts. */
export function createContext(
  config: Config,
  keys: Keys,
  parts: Partial<Parts> = {},
): { readonly context: Context; readonly accounts: Accounts } {
  const clock = parts.clock ?? (() => new Date());
  const connection = connectionOf(config, parts.connection);
  const { report, measure } = { ...terminalObserver, ...parts };
  const store = connect({ ...connection, now: clock });
  const accounts = createAccounts({
    baseUrl: config.baseUrl,
    keys: sessionKeys(keys.auth, clock),
    isSecure: config.baseUrl.startsWith("https:"),
    connection,
    store: store.accounts,
    chance: systemChance,
    sendSignInLink: async (link) => {
      const { sendSignIn } = await import("@consigliere/service/notify/email/sign-in-mail");
      await sendSignIn(context, link);
    },
  });
  const context: Context = {
    store,
    games: parts.games ?? catalogue,
    clock,
    chance: systemChance,
    beacon: config.beacon && httpBeacon(config.beacon.url, config.beacon.chain),
    mailer: parts.mailer ?? createMailer(config),
    sockets: createSockets(config),
    emailOf: accounts.emailOf,
    links: linkKeys(keys.link, clock),
    settings: {
      baseUrl: config.baseUrl,
      graceSeconds: config.graceSeconds,
      standingDelaySeconds: config.standingDelaySeconds,
    },
    report,
    measure,
  };
  return { context, accounts };
}
