/** Keys to tables. Links carry them in their fragment: a message's by name, one that people pass on as it is. */
import { inFragment } from "../shell/in-address.ts";

/** The key in the address of this page; null: none. */
export function keyInAddress(): string | null {
  const [, whole, short] = inFragment("table") ?? [];
  return whole ?? short ?? null;
}

/**
 * Removes the key from the address, so that it gets neither into bookmarks nor to people who are shown the address. The
 * moment of a replay stays.
 */
export function takeKeyFromAddress(): void {
  const { pathname, search } = window.location;
  const moment = inFragment("moment")?.[1];
  const rest = moment === undefined ? "" : `#moment=${moment}`;
  window.history.replaceState(window.history.state, "", pathname + search + rest);
}

/** Whether a key says that it is for this person. Then their session is enough. */
export function isKeyOf(key: string, userId: string): boolean {
  try {
    return atob(key.split(".", 1)[0]?.replace(/-/g, "+").replace(/_/g, "/") ?? "").includes(`"${userId}"`);
  } catch {
    return false;
  }
}
