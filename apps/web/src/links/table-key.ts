/** Keys to tables, as messages bring them along in the fragment of their links. */

const IN_ADDRESS = /^#table=([^&]+)&?/;

/** The key that the address of this page brings; null: none. */
export function keyInAddress(): string | null {
  return IN_ADDRESS.exec(window.location.hash)?.[1] ?? null;
}

/** Takes the key out of the address: it is not for bookmarks, nor for whoever is shown the address. The rest stays. */
export function takeKeyFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const rest = hash.replace(IN_ADDRESS, "");
  window.history.replaceState(window.history.state, "", pathname + search + (rest === "" ? "" : `#${rest}`));
}

/** Whether a key is for this person, as it says of itself: then their session does without it. */
export function isKeyOf(key: string, userId: string): boolean {
  try {
    return atob(key.split(".", 1)[0]?.replace(/-/g, "+").replace(/_/g, "/") ?? "").includes(`"${userId}"`);
  } catch {
    return false;
  }
}
