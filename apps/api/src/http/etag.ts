import { createHash } from "node:crypto";

/**
 * The tag of a response body. It is made only from the reader's own bytes, so it does not change when something happens
 * that the reader must not notice.
 */
export function etagOf(body: string): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

/** The only tag in an If-None-Match header, without its quotes; null if it has none or several. */
export function knownTag(ifNoneMatch: string | undefined): string | null {
  return /^\s*(?:W\/)?"([^"]*)"\s*$/.exec(ifNoneMatch ?? "")?.[1] ?? null;
}

/** Whether an If-None-Match header names the tag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
