import { Refusal } from "@consigliere/service/refusal";
import type { Context } from "hono";
import { isFromEdge } from "./edge.ts";
import { networkOf } from "./network.ts";

interface LambdaBindings {
  readonly requestContext?: { readonly http?: { readonly sourceIp?: string } };
}

/**
 * Refuses requests that did not come through the edge. Only the edge knows the words, and nobody may get around its
 * limits and its information about callers.
 * @throws Refusal `request/wrong-address`
 */
export function checkEdge(c: Context, origins: readonly string[]): void {
  if (!isFromEdge(c.req.header(), origins)) throw new Refusal("request/wrong-address");
}

/**
 * The network of a request's sender, by the address that the edge saw. Behind the edge that address can be trusted;
 * elsewhere anybody could claim one.
 */
export function callerOf(c: Context, origins: readonly string[]): string {
  const seenByEdge = origins.length === 0 ? undefined : c.req.header("x-viewer-address");
  const bindings = (c.env ?? {}) as LambdaBindings;
  return networkOf(seenByEdge ?? bindings.requestContext?.http?.sourceIp ?? "unknown");
}
