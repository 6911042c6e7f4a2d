import { noteHouseDate } from "../device/house-clock.ts";
import { takeEarlyLook } from "./early-look.ts";

const refused = new Set<() => void>();

/** Calls `listener` whenever the house does not know who asks. */
export function onStranger(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

/**
 * How this page asks the house. Its last request is sent even if the page is gone by then: it may report what was
 * looked at.
 */
export const houseFetch: typeof fetch = async (input, init) => {
  const response = await (init?.method === "GET"
    ? (takeEarlyLook(String(input)) ?? fetch(input, { ...init, keepalive: true }))
    : fetch(input, init));
  noteHouseDate(response.headers.get("date"));
  if (response.status === 401) for (const listener of refused) listener();
  return response;
};
