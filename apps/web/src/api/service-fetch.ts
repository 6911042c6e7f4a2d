import { noteServerDate } from "../device/server-clock.ts";
import { takePrefetchedMatch } from "./prefetch-match.ts";

const refused = new Set<() => void>();

/** Calls `listener` whenever the service does not know who asks. */
export function onStranger(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

/**
 * How this page asks the service. Its last request is sent even if the page is gone by then: it may report what was
 * looked at.
 */
export const serviceFetch: typeof fetch = async (input, init) => {
  const response = await (init?.method === "GET"
    ? (takePrefetchedMatch(String(input)) ?? fetch(input, { ...init, keepalive: true }))
    : fetch(input, init));
  noteServerDate(response.headers.get("date"));
  if (response.status === 401) for (const listener of refused) listener();
  return response;
};
