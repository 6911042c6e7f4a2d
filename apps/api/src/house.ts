/** Puts the house together from its configuration and keys. */

import { games } from "@consigliere/games/registry";
import type { AccountSettings, Accounts } from "@consigliere/service/account/accounts";
import { systemChance } from "@consigliere/service/chance";
import type { GameShelf, House, Mailer } from "@consigliere/service/house";
import { sendSignIn } from "@consigliere/service/notify/email/sign-in-mail";
import { createClient } from "@consigliere/store/client";
import { connect } from "@consigliere/store/store";
import type { StoreConnection } from "@consigliere/store/store-connection";
import { httpBeacon } from "./beacon.ts";
import type { Config } from "./config.ts";
import type { Keys } from "./keys/keys.ts";
import { linkKeys, sessionKeys } from "./keys/ring-ports.ts";
import { createMailer } from "./mailer.ts";
import { terminalObserver } from "./observe/observer.ts";

/** What surrounds the house; tests put their own in the place of the real thing. */
export interface Parts {
  readonly connection: StoreConnection;
  readonly mailer: Mailer;
  readonly games: GameShelf;
  readonly clock: () => Date;
  readonly report: House["report"];
  readonly measure: House["measure"];
}

/** A house without doors. Better Auth is a third of all that is loaded, and waits until an address is needed. */
export function createHouse(config: Config, keys: Keys, parts: Partial<Parts> = {}): House {
  const { house } = houseWith(config, keys, parts, async (settings) => {
    const { createAccounts } = await import("@consigliere/service/account/accounts");
    return createAccounts(settings);
  });
  return house;
}

/** The house, and its accounts, which `open` makes once when they are first asked for. */
export function houseWith<A extends Accounts | Promise<Accounts>>(
  config: Config,
  keys: Keys,
  parts: Partial<Parts>,
  open: (settings: AccountSettings) => A,
): { readonly house: House; readonly accounts: () => A } {
  const clock = parts.clock ?? (() => new Date());
  const connection = parts.connection ?? {
    client: createClient(config.table),
    tableName: config.table.tableName,
  };
  const { report, measure } = { ...terminalObserver, ...parts };
  let opened: A | undefined;
  const accounts = () => {
    opened ??= open({
      baseUrl: config.baseUrl,
      keys: sessionKeys(keys.auth, clock),
      isSecure: config.baseUrl.startsWith("https:"),
      connection,
      chance: house.chance,
      sendSignInLink: (link) => sendSignIn(house, link),
    });
    return opened;
  };
  const house: House = {
    store: connect({ ...connection, now: clock }),
    games: parts.games ?? Object.values(games),
    clock,
    chance: systemChance,
    beacon: config.beacon && httpBeacon(config.beacon.url, config.beacon.chain),
    mailer: parts.mailer ?? createMailer(config),
    emailOf: async (userId) => (await accounts()).emailOf(userId),
    links: linkKeys(keys.link, clock),
    settings: {
      baseUrl: config.baseUrl,
      graceSeconds: config.graceSeconds,
      standingDelaySeconds: config.standingDelaySeconds,
    },
    report,
    measure,
  };
  return { house, accounts };
}
