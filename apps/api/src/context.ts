/** Puts the service together from its configuration and keys. */

import { catalogue } from "@consigliere/games/catalogue";
import { systemChance } from "@consigliere/service/chance";
import type {
  Context,
  GameShelf,
  Mailer,
  Pusher,
  Sockets,
  Telegram,
  Webhooks,
} from "@consigliere/service/context";
import { openStore } from "@consigliere/service/match/contents";
import type { StoreConnection } from "@consigliere/store/store-connection";
import { httpBeacon } from "./beacon.ts";
import type { Config } from "./config.ts";
import { connectionOf } from "./connection.ts";
import { requestOrigin } from "./http/request-origin.ts";
import type { Keys } from "./keys/keys.ts";
import { linkKeys, pushKeys } from "./keys/ring-ports.ts";
import { terminalObserver } from "./observe/observer.ts";
import { takesWebhook } from "./webhook/address.ts";

/** The surroundings of the service. Tests replace them with their own. */
export interface Parts {
  readonly connection: StoreConnection;
  /** For functions that send mail; absent: this function sends none. */
  readonly mailer: Mailer;
  /** For functions that tell devices; absent: this function pushes nothing. */
  readonly pusher: Pusher;
  /** For functions that write to chats; absent: this function only knows whether there is a bot. */
  readonly telegram: Telegram | null;
  /** For functions that send to webhooks; absent: this function sends nothing there. */
  readonly postWebhook: Webhooks["post"];
  /** For functions that tell pages. */
  readonly sockets: Sockets | null;
  readonly games: GameShelf;
  readonly clock: () => Date;
  readonly report: Context["report"];
  readonly measure: Context["measure"];
}

const noMailer: Mailer = { send: () => Promise.reject(new Error("no mail is sent from here")) };

const noPusher: Pusher = { send: () => Promise.reject(new Error("nothing is pushed from here")) };

const noChats = () => Promise.reject(new Error("no chat is written to from here"));

/** The bot, for functions that do not write to chats; null if there is none. */
function silentBot({ telegram }: Keys): Telegram | null {
  if (telegram === undefined) return null;
  const { bot } = telegram;
  return { bot, send: noChats, edit: noChats, setKeys: noChats, withdraw: noChats, acknowledge: noChats };
}

const noPost: Webhooks["post"] = () => Promise.reject(new Error("no webhook is called from here"));

/** The service. */
export function createContext(config: Config, keys: Keys, parts: Partial<Parts> = {}): Context {
  const clock = parts.clock ?? (() => new Date());
  const { report, measure } = { ...terminalObserver, ...parts };
  const store = openStore({ ...connectionOf(config, parts.connection), now: clock });
  return {
    store,
    games: parts.games ?? catalogue,
    clock,
    chance: systemChance,
    beacon: config.beacon && httpBeacon(config.beacon.url, config.beacon.chain),
    mailer: parts.mailer ?? noMailer,
    pusher: parts.pusher ?? noPusher,
    pushKeys: pushKeys(keys.push, clock, config.pushServices),
    telegram: parts.telegram ?? silentBot(keys),
    webhooks: { takes: takesWebhook(config.webhookTestOrigin), post: parts.postWebhook ?? noPost },
    sockets: parts.sockets ?? null,
    emailOf: async (userId) => (await store.accounts.user(userId))?.email ?? null,
    links: linkKeys(keys.link, clock),
    settings: {
      get baseUrl() {
        return requestOrigin() ?? config.baseUrl;
      },
      addresses: config.addresses,
      hostname: new URL(config.baseUrl).hostname,
      graceSeconds: config.graceSeconds,
      standingDelaySeconds: config.standingDelaySeconds,
    },
    report,
    measure,
  };
}
