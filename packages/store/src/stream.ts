import { type AttributeValues, plainItem } from "./attribute-values.ts";
import { readMeta, readRecord } from "./dynamo/match-items.ts";
import { matchKeys } from "./keys.ts";
import type { MatchMeta, MatchRecord } from "./matches.ts";

/** The part of a stream record that matters here; Lambda's and the SDK's both fit. */
export interface StreamRecord {
  readonly eventName?: string | undefined;
  readonly dynamodb?: { readonly NewImage?: AttributeValues | undefined } | undefined;
}

/** What happened to the table, as far as projections care. */
export type Change =
  | { readonly kind: "record"; readonly record: MatchRecord }
  | { readonly kind: "meta"; readonly meta: MatchMeta }
  | { readonly kind: "other" };

/** Reads one stream record. Deletions, secrets and everything that is no match are `other`. */
export function parseChange(change: StreamRecord): Change {
  const image = change.dynamodb?.NewImage;
  if (!image) return { kind: "other" };
  const { pk, sk } = plainItem({ pk: image["pk"] ?? {}, sk: image["sk"] ?? {} });
  if (matchKeys.isRecord(pk, sk)) return { kind: "record", record: readRecord(plainItem(image)) };
  if (matchKeys.isMeta(pk, sk)) return { kind: "meta", meta: readMeta(plainItem(image)) };
  return { kind: "other" };
}
