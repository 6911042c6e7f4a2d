/** What a process, such as a Lambda container, keeps between invocations. */

import type { House } from "@consigliere/service/house";
import { createClient, settingsFrom } from "@consigliere/store/client";
import { connect, type StoreConnection } from "@consigliere/store/store";
import type { Context } from "aws-lambda";
import { type Backend, createBackend } from "./backend.ts";
import { readConfig } from "./config.ts";
import { currentKeys } from "./keys/current-keys.ts";
import { createMailer } from "./mailer.ts";
import { type Observer, observerFor } from "./observe/observer.ts";

type Handler<Event, Result> = (event: Event, context: Context) => Promise<Result>;

/** What there is of the house without its keys. */
export type Archive = Pick<House, "store" | "clock" | "report" | "measure">;

/**
 * A function's handler around what it does for an event. The backend is there before the first event, and is
 * made anew when the keys have changed; `make` is called once for each.
 * @throws Error that says in one line what is missing
 */
export async function handlerOf<Event, Result>(
  make: (backend: Backend) => Handler<Event, Result>,
): Promise<Handler<Event, Result>> {
  const observer = await observerFor(process.env);
  const backendNow = backendsFrom(process.env, observer);
  const first = await backendNow();
  let made = { backend: first, handle: make(first) };
  return observed(observer, async (event, context) => {
    const backend = await backendNow();
    if (backend !== made.backend) made = { backend, handle: make(backend) };
    return made.handle(event, context);
  });
}

/** The handler of a function that needs no keys, and is given none. */
export async function keylessHandlerOf<Event, Result>(
  make: (archive: Archive) => Handler<Event, Result>,
): Promise<Handler<Event, Result>> {
  const observer = await observerFor(process.env);
  const { report, measure } = observer;
  const clock = () => new Date();
  const store = connect({ ...connectionFrom(process.env, observer), now: clock });
  return observed(observer, make({ store, clock, report, measure }));
}

function observed<Event, Result>(
  { begin, end }: Observer,
  handle: Handler<Event, Result>,
): Handler<Event, Result> {
  return async (event, context) => {
    begin(context);
    try {
      return await handle(event, context);
    } finally {
      end();
    }
  };
}

function connectionFrom(env: NodeJS.ProcessEnv, { traced }: Observer): StoreConnection {
  const settings = settingsFrom(env);
  return { client: traced(createClient(settings)), tableName: settings.tableName };
}

/** The backend with the keys of the moment; connections outlast it. */
function backendsFrom(env: NodeJS.ProcessEnv, observer: Observer): () => Promise<Backend> {
  const { report, measure, traced } = observer;
  const config = readConfig(env);
  const client = async () => {
    const { SecretsManagerClient } = await import("@aws-sdk/client-secrets-manager");
    // Untraced: the first reading comes before any invocation, and has no trace to belong to.
    return new SecretsManagerClient({ region: config.table.region });
  };
  const keysNow = currentKeys(config, { client, report });
  const connection = connectionFrom(env, observer);
  const parts = { connection, mailer: createMailer(config, traced), report, measure };
  let made: { readonly keys: object; readonly backend: Backend } | undefined;
  return async () => {
    const keys = await keysNow();
    if (made?.keys !== keys) made = { keys, backend: createBackend(config, keys, parts) };
    return made.backend;
  };
}
