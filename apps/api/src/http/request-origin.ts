/** The address of the service by which a request came: one of those that its maintainer allows. */
import { AsyncLocalStorage } from "node:async_hooks";

/** The header in which the edge says by which origin a request came. Nothing is believed that is not allowed. */
export const CAME_BY = "x-viewer-origin";

const current = new AsyncLocalStorage<string>();

/** Answers a request that came by `origin`; null: by none that is known. */
export function cameBy<T>(origin: string | null, answer: () => T): T {
  return origin === null ? answer() : current.run(origin, answer);
}

/** The origin by which the running request came; undefined: not known, or there is no request. */
export const requestOrigin = (): string | undefined => current.getStore();
