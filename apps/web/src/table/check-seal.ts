/** Whether `commitment` is the SHA-256 of `secret` (both hex), found by this browser; null when it cannot hash. */
export async function checkSeal(secret: string, commitment: string): Promise<boolean | null> {
  // Browsers hash in secure contexts only.
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
