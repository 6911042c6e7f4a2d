/** Puts the house together from its configuration and keys. */

import { games } from "@consigliere/games/registry";
import { type Accounts, createAccounts } from "@consigliere/service/account/accounts";
import { systemChance } from "@consigliere/service/chance";
import type { GameShelf, House, Mailer } from "@consigliere/service/house";
import { sendSignIn } from "@consigliere/service/mail/sign-in-mail";
import { createClient } from "@consigliere/store/client";
import { connect, type StoreConnection } from "@consigliere/store/store";
import type { Config } from "./config.ts";
import { type Keys, originKeys } from "./keys/keys.ts";
import { linkKeys, sessionKeys } from "./keys/ring-ports.ts";
import { createMailer } from "./mailer.ts";
import { terminalObserver } from "./observe/observer.ts";

export interface Backend {
  readonly house: House;
  readonly accounts: Accounts;
  /** Words of which each request must bring one, to show that it came through the edge; none: all may come. */
  readonly origins: readonly string[];
}

/** What surrounds the house; tests put their own in the place of the real thing. */
export interface Parts {
  readonly connection: StoreConnection;
  readonly mailer: Mailer;
  readonly games: GameShelf;
  readonly clock: () => Date;
  readonly report: House["report"];
  readonly measure: House["measure"];
}

/** The house and its accounts. */
export function createBackend(config: Config, keys: Keys, parts: Partial<Parts> = {}): Backend {
  const clock = parts.clock ?? (() => new Date());
  const connection = parts.connection ?? {
    client: createClient(config.table),
    tableName: config.table.tableName,
  };
  const { report, measure } = { ...terminalObserver, ...parts };
  const house: House = {
    store: connect({ ...connection, now: clock }),
    games: parts.games ?? Object.values(games),
    clock,
    chance: systemChance,
    mailer: parts.mailer ?? createMailer(config),
    emailOf: (userId) => accounts.emailOf(userId),
    links: linkKeys(keys.link, clock),
    settings: {
      baseUrl: config.baseUrl,
      graceSeconds: config.graceSeconds,
      standingDelaySeconds: config.standingDelaySeconds,
    },
    report,
    measure,
  };
  const accounts: Accounts = createAccounts({
    baseUrl: config.baseUrl,
    keys: sessionKeys(keys.auth, clock),
    isSecure: config.baseUrl.startsWith("https:"),
    connection,
    chance: house.chance,
    sendSignInLink: (link) => sendSignIn(house, link),
  });
  return { house, accounts, origins: originKeys(keys) };
}
