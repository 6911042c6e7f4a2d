import { join } from "node:path";
import { answering, functions } from "@consigliere/api/functions";
import { type Keys, originKeys } from "@consigliere/api/keys";
import { upgrade } from "@consigliere/service/upgrade";
import { createBaseClient, createClient } from "@consigliere/store/client";
import { type EmbeddedServer, startEmbedded } from "@consigliere/store/embedded";
import { ensureTable } from "@consigliere/store/table";
import { stop as stopEsbuild } from "esbuild";
import { otherOrigins } from "./addresses.ts";
import { openDataFolder } from "./data-folder.ts";
import {
  type Bundles,
  buildBundles,
  bundleFiles,
  type LocalFunction,
  watchBundles,
} from "./functions/bundles.ts";
import { runInside } from "./functions/inside.ts";
import type { RunningFunction } from "./functions/invocation.ts";
import { createSandbox } from "./functions/sandbox.ts";
import { startWebServer } from "./http/server.ts";
import { startInbox } from "./inbox/inbox.ts";
import { createGateway, type Gateway } from "./live/gateway.ts";
import { startManagement } from "./live/management.ts";
import { upgradeTo } from "./live/upgrade.ts";
import type { LocalOptions } from "./options.ts";
import { serveSite } from "./site/files.ts";
import { startPump } from "./stream/pump.ts";
import { trimStream } from "./stream/trim.ts";
import { startTicking } from "./tick.ts";

const TELEGRAM = "https://api.telegram.org";
const region = "us-east-1";
const tableName = "consigliere";

/** A running stack. */
export interface Local {
  readonly url: string;
  /** Null where mail goes out for good. */
  readonly inboxUrl: string | null;
  /** Finishes the current work and ends every child. */
  stop(): Promise<void>;
}

type Stop = () => Promise<unknown>;

/** Starts the whole product: the functions as Lambda runs them, around the embedded database. */
export async function startLocal(options: LocalOptions): Promise<Local> {
  const stops: Stop[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await assemble(options, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(options: LocalOptions, stops: Stop[]): Promise<Omit<Local, "stop">> {
  const { dataDir } = options;
  const folder = await openDataFolder(dataDir);
  stops.push(folder.release);
  const server = await startWebServer(options.host, options.port);
  const { promise: gatewayThere, resolve: gatewayOpen } = Promise.withResolvers<Gateway>();
  const [database, inbox, built, management] = await Promise.all([
    startDatabase(dataDir, stops),
    options.smtpUrl === undefined
      ? startInbox({ port: options.inboxPort, folder: join(dataDir, "mail") })
      : null,
    bundle(options),
    startManagement(gatewayThere),
  ]);
  stops.push(inbox?.stop ?? (async () => {}), built.stop, management.stop);
  await folder.announceDatabase(database.endpoint);

  const url = options.baseUrl ?? `http://localhost:${server.port}`;
  const running = startFunctions(built.bundles, {
    ...options.functionEnv,
    NODE_ENV: options.watch ? "development" : "production",
    AWS_REGION: region,
    TABLE_NAME: tableName,
    // Our own functions need no door.
    DYNAMODB_ENDPOINT: database.inside,
    BASE_URL: url,
    OTHER_ORIGINS: otherOrigins(options, url, server.port).join(" "),
    KEYS: JSON.stringify(folder.keys),
    SMTP_URL: inbox?.smtpUrl ?? options.smtpUrl ?? "",
    SOCKETS_URL: management.url,
    MAIL_FROM: options.functionEnv["MAIL_FROM"] ?? "Consigliere <consigliere@localhost.localdomain>",
  });
  built.onChange((name) => running[name].reload());
  stops.push(() => Promise.all(Object.values(running).map((one) => one.stop())));

  const invoke = (name: LocalFunction) => (event: unknown) => running[name].invoke(event);
  const pump = await startPump({
    endpoint: database.inside,
    region,
    tableName,
    folder: dataDir,
    invoke: invoke("stream"),
  });
  stops.push(pump.stop);
  const invokeAndLook = (name: LocalFunction) => thenLooking(invoke(name), pump.nudge);
  const gateway = createGateway(invoke("live"));
  gatewayOpen(gateway);
  stops.push(await hearTelegram(options, folder.keys, invokeAndLook("account")));
  stops.push(startTicking(options.tickSeconds, invokeAndLook("tick")).stop, server.stop, gateway.stop);
  const originKey = originKeys(folder.keys).at(-1) ?? "";
  server.open({
    upgrade: upgradeTo(gateway, { originKey }),
    invokeApi: (event) => {
      const { method, path } = event.requestContext.http;
      const call = method === "GET" ? invoke : invokeAndLook;
      return call(answering(method, path))(event);
    },
    site: serveSite(options.siteDir, url),
    baseUrl: url,
    originKey,
    isBehindProxy: options.isBehindProxy,
  });
  return { url, inboxUrl: inbox?.url ?? null };
}

/** Calls a function that may write, and then has the stream read at once. */
function thenLooking(invoke: (event: unknown) => Promise<unknown>, look: () => void): typeof invoke {
  return async (event) => {
    try {
      return await invoke(event);
    } finally {
      look();
    }
  };
}

/** Asks Telegram for news, if the service has a bot. Only then its library is loaded. */
async function hearTelegram(
  { functionEnv }: LocalOptions,
  keys: Keys,
  invoke: (event: unknown) => Promise<unknown>,
): Promise<Stop> {
  if (keys.telegram === undefined) return async () => {};
  const { startHearing } = await import("./telegram.ts");
  const originKey = originKeys(keys).at(-1) ?? "";
  const api = functionEnv["TELEGRAM_API"] ?? TELEGRAM;
  return startHearing({ token: keys.telegram.token, api, originKey, invoke }).stop;
}

async function startDatabase(dataDir: string, stops: Stop[]): Promise<EmbeddedServer> {
  const dataFile = join(dataDir, "table.sqlite");
  await trimStream(dataFile, join(dataDir, "stream.json"));
  const server = await startEmbedded({ dataFile });
  stops.push(server.stop);
  const place = { region, endpoint: server.endpoint };
  const [base, client] = [createBaseClient(place), createClient(place)];
  await ensureTable(base, tableName);
  await upgrade({ client, tableName });
  base.destroy();
  client.destroy();
  return server;
}

async function bundle({ dataDir, functionsDir, watch }: LocalOptions) {
  const folder = join(dataDir, "functions");
  let tell: (name: LocalFunction) => void = () => {};
  const onChange = (listener: typeof tell) => {
    tell = listener;
  };
  const unchanging = { stop: async () => {}, onChange };
  if (functionsDir !== undefined) return { bundles: bundleFiles(functionsDir), ...unchanging };
  if (!watch) {
    const bundles = await buildBundles(folder);
    // Its process would keep its memory as long as the house runs.
    await stopEsbuild();
    return { bundles, ...unchanging };
  }
  return { ...(await watchBundles(folder, (name) => tell(name))), onChange };
}

/** Functions get this many times their time in Lambda, where none shares its processor with all the others. */
const patience = 10;

/** `http` and `live` run in this process, because people wait for them. All others have a thread, and hold up nobody. */
function startFunctions(
  bundles: Bundles,
  env: Record<string, string>,
): Record<LocalFunction, RunningFunction> {
  Object.assign(process.env, env);
  const secondsOf = (name: LocalFunction) => functions[name].timeoutSeconds * patience;
  const inside = (name: LocalFunction) => runInside(name, bundles[name], secondsOf(name));
  const sandbox = (name: LocalFunction) =>
    createSandbox({ name, bundle: bundles[name], timeoutSeconds: secondsOf(name), env });
  return {
    http: inside("http"),
    live: inside("live"),
    account: sandbox("account"),
    stream: sandbox("stream"),
    tick: sandbox("tick"),
  };
}
