/** Puts the house together from its configuration; once per process. */

import { games } from "@consigliere/games/registry";
import { type Accounts, createAccounts } from "@consigliere/service/account/accounts";
import { systemChance } from "@consigliere/service/chance";
import type { Fault, GameShelf, House, Mailer } from "@consigliere/service/house";
import { sendSignIn } from "@consigliere/service/mail/sign-in-mail";
import { createClient } from "@consigliere/store/client";
import { connect, type StoreConnection } from "@consigliere/store/store";
import { type Config, readConfig } from "./config.ts";
import { createMailer } from "./mailer.ts";

export interface Backend {
  readonly house: House;
  readonly accounts: Accounts;
}

/** What tests put in the place of the real thing. */
export interface Parts {
  readonly connection: StoreConnection;
  readonly mailer: Mailer;
  readonly games: GameShelf;
  readonly clock: () => Date;
  readonly report: (fault: Fault) => void;
}

/** The house and its accounts. */
export function createBackend(config: Config, parts: Partial<Parts> = {}): Backend {
  const clock = parts.clock ?? (() => new Date());
  const connection = parts.connection ?? {
    client: createClient(config.table),
    tableName: config.table.tableName,
  };
  const house: House = {
    store: connect({ ...connection, now: clock }),
    games: parts.games ?? Object.values(games),
    clock,
    chance: systemChance,
    mailer: parts.mailer ?? createMailer(config),
    emailOf: (userId) => accounts.emailOf(userId),
    settings: {
      baseUrl: config.baseUrl,
      linkSecret: config.linkSecret,
      graceSeconds: config.graceSeconds,
      standingDelaySeconds: config.standingDelaySeconds,
    },
    report: parts.report ?? logFault,
  };
  const accounts: Accounts = createAccounts({
    baseUrl: config.baseUrl,
    secret: config.authSecret,
    isSecure: config.baseUrl.startsWith("https:"),
    connection,
    chance: house.chance,
    sendSignInLink: (link) => sendSignIn(house, link),
  });
  return { house, accounts };
}

/** One JSON line per fault: what CloudWatch and a terminal can both read. */
function logFault({ what, where, error }: Fault): void {
  const cause = error instanceof Error ? { message: error.message, stack: error.stack } : error;
  console.error(JSON.stringify({ level: "error", what, where, cause }));
}

let shared: Backend | undefined;

/** The backend of this process, from its environment. @throws Error that says in one line what is missing */
export function sharedBackend(): Backend {
  shared ??= createBackend(readConfig(process.env));
  return shared;
}
