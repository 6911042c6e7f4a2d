/** Keys to tables. Links carry them in their fragment: a message's by name, one that people pass on as it is. */

const IN_ADDRESS = /^#(?:table=([^&]+)|([\w-]{22}))(?:&|$)/;

/** The key in the address of this page; null: none. */
export function keyInAddress(): string | null {
  const [, whole, short] = IN_ADDRESS.exec(window.location.hash) ?? [];
  return whole ?? short ?? null;
}

/**
 * Removes the key from the address, so that it gets neither into bookmarks nor to people who are shown the address. The
 * rest stays.
 */
export function takeKeyFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const rest = hash.replace(IN_ADDRESS, "");
  window.history.replaceState(window.history.state, "", pathname + search + (rest === "" ? "" : `#${rest}`));
}

/** Whether a key says that it is for this person. Then their session is enough. */
export function isKeyOf(key: string, userId: string): boolean {
  try {
    return atob(key.split(".", 1)[0]?.replace(/-/g, "+").replace(/_/g, "/") ?? "").includes(`"${userId}"`);
  } catch {
    return false;
  }
}
