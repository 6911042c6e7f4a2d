/** Keys to tables, as messages bring them along in the fragment of their links. */

const IN_ADDRESS = "#table=";

/** The key that the address of this page brings; null: none. */
export function keyInAddress(): string | null {
  const { hash } = window.location;
  return hash.startsWith(IN_ADDRESS) ? hash.slice(IN_ADDRESS.length) : null;
}

/** Takes the key out of the address: it is not for bookmarks, nor for whoever is shown the address. */
export function takeKeyFromAddress(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

/** Whether a key is for this person, as it says of itself: then their session does without it. */
export function isKeyOf(key: string, userId: string): boolean {
  try {
    return atob(key.split(".", 1)[0]?.replace(/-/g, "+").replace(/_/g, "/") ?? "").includes(`"${userId}"`);
  } catch {
    return false;
  }
}
