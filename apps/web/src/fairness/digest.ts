import { canonicalJson } from "@consigliere/contract/receipt";

/**
 * The fingerprint of a JSON value. It uses the browser's own digest, or the engine's, which is large, on a page without
 * TLS.
 */
export async function digestOf(value: unknown): Promise<string> {
  // Typed as if it were always defined.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return (await import("@consigliere/contract/fingerprint")).fingerprint(value);
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(canonicalJson(value)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
