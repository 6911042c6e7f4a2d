/** The things that a process, such as a Lambda container, keeps between invocations. */

import type { Context } from "@consigliere/service/context";
import { openStore } from "@consigliere/service/match/contents";
import { type ClientSettings, createClient, settingsFrom } from "@consigliere/store/client";
import type { StoreConnection } from "@consigliere/store/store-connection";
import type { Context as Invocation } from "aws-lambda";
import { type Config, readConfig } from "./config.ts";
import type { Parts } from "./context.ts";
import { type CurrentKeys, currentKeys } from "./keys/current-keys.ts";
import type { Keys } from "./keys/keys.ts";
import { parameterNamed } from "./keys/parameter.ts";
import { observerFor } from "./observe/chosen-observer.ts";
import type { Observer } from "./observe/observer.ts";

type Handler<Event, Result> = (event: Event, invocation: Invocation) => Promise<Result>;

/** The parts of the service that need no keys. */
export type Archive = Pick<Context, "store" | "clock" | "report" | "measure">;

/** Whether the event gives no hint of newer keys than these. */
type Fits<Event> = (event: Event, keys: Keys) => boolean;

/**
 * A function's handler. `make` builds the parts that handle events before the first event, and again when the keys have
 * changed. Connections survive that.
 * @throws Error that says in one line what is missing
 */
export async function handlerOf<Event, Result>(
  make: (config: Config, keys: Keys, parts: Partial<Parts>) => Handler<Event, Result>,
  fits: Fits<Event> = () => true,
): Promise<Handler<Event, Result>> {
  const observer = await observerFor(process.env);
  const config = readConfig(process.env);
  const keysNow = currentKeys(config, {
    parameter: (name) => parameterNamed(name, config.table.region),
    report: observer.report,
  });
  const parts = partsFrom(config, observer);
  const first = await keysNow();
  let made = { keys: first, handle: make(config, first, parts) };
  return observed(observer, async (event, invocation) => {
    const keys = await keysFor(event, keysNow, fits);
    if (keys !== made.keys) made = { keys, handle: make(config, keys, parts) };
    return made.handle(event, invocation);
  });
}

async function keysFor<Event>(event: Event, keysNow: CurrentKeys, fits: Fits<Event>): Promise<Keys> {
  const keys = await keysNow();
  return fits(event, keys) ? keys : keysNow(true);
}

/** The handler of a function that needs no keys, and is given none. */
export async function keylessHandlerOf<Event, Result>(
  make: (archive: Archive) => Handler<Event, Result>,
): Promise<Handler<Event, Result>> {
  const observer = await observerFor(process.env);
  const { report, measure } = observer;
  const clock = () => new Date();
  const store = openStore({ ...connectionTo(settingsFrom(process.env)), now: clock });
  return observed(observer, make({ store, clock, report, measure }));
}

function observed<Event, Result>(
  { begin, end }: Observer,
  handle: Handler<Event, Result>,
): Handler<Event, Result> {
  return async (event, invocation) => {
    begin(invocation);
    try {
      return await handle(event, invocation);
    } finally {
      await end();
    }
  };
}

function connectionTo(settings: ClientSettings): StoreConnection {
  return { client: createClient(settings), tableName: settings.tableName };
}

function partsFrom(config: Config, observer: Observer): Partial<Parts> {
  const { report, measure } = observer;
  const connection = connectionTo(config.table);
  return { connection, report, measure };
}
