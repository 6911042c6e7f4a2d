import type { Json } from "./json.ts";

/** The types of the contents of records and rows. The store keeps them as JSON; the service says what they are. */
export interface Contents {
  readonly input: unknown;
  readonly event: unknown;
  readonly ordered: unknown;
  readonly told: unknown;
  readonly position: unknown;
  readonly snapshot: unknown;
  readonly summary: unknown;
  readonly lead: unknown;
}

/** Contents that are nothing but JSON. */
export type JsonContents = { readonly [name in keyof Contents]: Json };
