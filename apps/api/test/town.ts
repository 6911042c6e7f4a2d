/** An instance with its app, for tests: several browsers, one clock, one mailbox. */

import { type Client, createClient } from "@consigliere/contract/client";
import { type Endpoint, problemsOfAccess } from "@consigliere/contract/endpoint";
import { endpoints } from "@consigliere/contract/endpoints";
import type { MatchView } from "@consigliere/contract/play";
import type { Problem } from "@consigliere/contract/problems";
import type { Prompt } from "@consigliere/contract/prompt";
import type { GameShelf } from "@consigliere/service/context";
import { type Drive, driveOf, faultList, TestClock, TestMailer } from "@consigliere/service/testing/context";
import type { StoreConnection } from "@consigliere/store/store-connection";
import { endpoint } from "@consigliere/store/testing/server";
import { freshTable } from "@consigliere/store/testing/table";
import { answering } from "../deploy/functions.ts";
import { createAccountApp } from "../src/account-app.ts";
import { type AccountBackend, createAccountBackend } from "../src/account-backend.ts";
import { createApp } from "../src/app.ts";
import { type Backend, createBackend } from "../src/backend.ts";
import { readConfig } from "../src/config.ts";
import { type Keys, newKeys } from "../src/keys/keys.ts";
import { createPusher } from "../src/pusher.ts";
import { createTelegram } from "../src/telegram.ts";
import { createWebhookPoster } from "../src/webhook/poster.ts";

export const ORIGIN = "https://house.test";

/** The service of the test is open: the proof of the edge has its own tests. */
function keysWithoutEdge(now: Date): Keys {
  const { auth, link, push } = newKeys(now);
  return { auth, link, push };
}

export interface Browser extends Client {
  /** A raw request with this browser's cookies. */
  request(path: string, init?: RequestInit): Promise<Response>;
  readonly cookies: Map<string, string>;
}

export interface Town extends Drive {
  /** The first process of http; see `takeKeys`. */
  readonly backend: Backend;
  /** The first process of the account function. */
  readonly accountBackend: AccountBackend;
  readonly keys: Keys;
  /** From now on requests are answered by a process with other keys. */
  takeKeys(keys: Keys): void;
  /** A separate backend over the same table, as in another process. */
  anotherProcess(): AccountBackend;
  readonly connection: StoreConnection;
  readonly clock: TestClock;
  readonly mailer: TestMailer;
  readonly faults: ReturnType<typeof faultList>["faults"];
  browser(locale?: string): Browser;
  /** A browser of a guest with a name. */
  guest(name: string, locale?: "en" | "ja"): Promise<Browser>;
  /** A browser of somebody who has proven an address. */
  member(email: string, locale?: "en" | "ja"): Promise<Browser>;
}

/** Any endpoint may say these. */
const sayable = /^(server\/failed|request\/(?!too-many))/;

/** If a problem is not declared by its endpoint, a client written from the contract does not know it. */
async function checkDeclared(path: string, method: string, response: Response): Promise<void> {
  if (response.headers.get("content-type") !== "application/problem+json") return;
  const endpoint = Object.values<Endpoint>(endpoints).find(
    (each) => each.method === method && pathOf(each).test(path),
  );
  if (endpoint === undefined) return;
  const { code } = (await response.clone().json()) as Problem;
  const declared: readonly string[] = [...endpoint.problems, ...problemsOfAccess(endpoint)];
  if (!sayable.test(code) && !declared.includes(code))
    throw new Error(`${method} ${endpoint.path} says ${code}, which it does not declare.`);
}

const pathOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** The picture in every message: drawing is a matter of the bundles, and tested there. */
const ONE_PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
  "base64",
);

/** The bot of a service that has one. */
export const BOT = { token: "4711:AAH-not-a-token-of-Telegram", bot: "ConsigliereBot" };

export async function openTown({
  pushServices,
  webhookOrigin,
  otherOrigins,
  telegramApi,
  ...parts
}: {
  games?: GameShelf;
  pushServices?: string;
  /** The origin of webhooks on this machine. */
  webhookOrigin?: string;
  /** The address of Telegram's API, for a service that has a bot. */
  telegramApi?: string;
  /** Addresses of the service besides its first. */
  otherOrigins?: string;
} = {}): Promise<Town> {
  const connection = await freshTable();
  const clock = new TestClock();
  const mailer = new TestMailer();
  const { faults, report } = faultList();
  const keys: Keys = {
    ...keysWithoutEdge(clock.now()),
    ...(telegramApi !== undefined && { telegram: BOT }),
  };
  const config = readConfig({
    BASE_URL: ORIGIN,
    KEYS: JSON.stringify(keys),
    MAIL_FROM: "desk@house.test",
    TABLE_NAME: connection.tableName,
    PUSH_SERVICES: pushServices,
    WEBHOOK_TEST_ORIGIN: webhookOrigin,
    OTHER_ORIGINS: otherOrigins,
    TELEGRAM_API: telegramApi,
  });
  const pusher = createPusher(config, keys);
  const postWebhook = createWebhookPoster(config);
  const telegram = createTelegram(config, keys, async () => ONE_PIXEL);
  const all = { ...parts, connection, postWebhook, mailer, pusher, telegram, clock: clock.now, report };
  /** Each function in its own process. */
  const processes = (of: Keys) => {
    const http = createBackend(config, of, all);
    const account = createAccountBackend(config, of, all);
    const apps = { http: createApp(http), account: createAccountApp(account) };
    return { backend: http, accountBackend: account, apps };
  };
  const { backend, accountBackend, ...first } = processes(keys);
  let { apps } = first;
  const drive = await driveOf(backend.context, clock, { tableName: connection.tableName, endpoint });

  const browser = (locale = "en"): Browser => {
    const cookies = new Map<string, string>();
    const request = async (path: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      if (!headers.has("origin")) headers.set("origin", ORIGIN);
      const { method = "GET" } = init;
      const url = new URL(path, ORIGIN);
      const app = apps[answering(method, url.pathname)];
      const response = await app.request(url.href, { ...init, headers });
      for (const line of response.headers.getSetCookie()) keep(cookies, line);
      await checkDeclared(url.pathname, method, response);
      return response;
    };
    const fetch = (url: string | URL | Request, init?: RequestInit) => request(String(url), init);
    return { ...createClient({ baseUrl: ORIGIN, locale, fetch }), request, cookies };
  };

  const member = async (email: string, locale: "en" | "ja" = "en") => {
    const b = browser(locale);
    await b.call(endpoints.requestSignIn, { body: { email, locale } });
    const token = tokenIn(mailer.to(email).at(-1)?.text ?? "");
    await b.call(endpoints.signIn, { body: { token } });
    return b;
  };

  return {
    ...drive,
    connection,
    backend,
    accountBackend,
    keys,
    takeKeys: (taken) => {
      apps = processes(taken).apps;
    },
    anotherProcess: () => createAccountBackend(config, keys, all),
    clock,
    mailer,
    faults,
    browser,
    member,
    guest: async (name, locale = "en") => {
      const b = browser(locale);
      await b.call(endpoints.enterAsGuest, { body: { name, locale } });
      return b;
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ""] = line.split(";");
  const [name = "", ...value] = pair.split("=");
  if (/max-age=0/i.test(line)) cookies.delete(name);
  else cookies.set(name, value.join("="));
}

/** The token of the first link in a mail that carries one. */
export function tokenIn(text: string): string {
  const token = /enter#([^&\s]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no token in: ${text}`);
  return decodeURIComponent(token);
}

/** The prompt that the match waits for from this viewer; null if there is none. */
export function myPrompt(view: MatchView): Prompt | null {
  return view.table?.prompts.find((prompt) => !prompt.optional && prompt.sealed === null) ?? null;
}

/** Opens a link of a table by the key in it. */
export const openDoor = (browser: Browser, id: string, key: string) =>
  browser.call(endpoints.openDoor, { params: { id }, body: { key } });

/** Why a call is refused, `done` when it is not. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: { problem?: Problem }) => error.problem?.code,
  );
