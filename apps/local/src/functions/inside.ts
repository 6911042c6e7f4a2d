import {
  contextOf,
  FunctionError,
  type Handler,
  handlerIn,
  type RunningFunction,
  saidBy,
  tookTooLong,
} from "./invocation.ts";

/**
 * A function in this process, with its environment. An event is not copied to another thread and its result back, which
 * is worth it where people wait. What takes too long is reported, but goes on. A bundle that fails to load is loaded
 * again for the next event.
 */
export function runInside(name: string, bundle: string, timeoutSeconds: number): RunningFunction {
  let version = 0;
  let loaded: Promise<Handler> | undefined;
  const running = new Set<Promise<unknown>>();

  const reload = () => {
    version += 1;
    loaded = undefined;
  };
  const handled = async (event: unknown) => {
    loaded ??= handlerIn(bundle, version).catch((error: unknown) => {
      reload();
      throw error;
    });
    const handle = await loaded;
    return (await handle(event, contextOf(name, Date.now() + timeoutSeconds * 1000, Date.now))) ?? null;
  };
  return {
    invoke: (event) =>
      new Promise((resolve, reject) => {
        const late = () => reject(tookTooLong(name, timeoutSeconds));
        const timer = setTimeout(late, timeoutSeconds * 1000);
        const run = handled(event)
          .then(resolve, (error) => reject(new FunctionError(saidBy(error))))
          .finally(() => {
            clearTimeout(timer);
            running.delete(run);
          });
        running.add(run);
      }),
    reload,
    stop: async () => {
      await Promise.all(running);
    },
  };
}
