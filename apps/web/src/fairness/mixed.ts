/**
 * The fingerprint of what was mixed in, in the order of joining: by the browser's own digest, and by the engine's, which is
 * heavy, where a page without TLS has none.
 */
export async function mixedOf(contributions: readonly (string | null)[]): Promise<string> {
  // Typed as if it were always there.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) {
    return (await import("@consigliere/contract/fingerprint")).fingerprint(contributions);
  }
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(contributions)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
