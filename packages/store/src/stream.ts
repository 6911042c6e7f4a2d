import { type AttributeValues, plainItem } from "./attribute-values.ts";
import type { Contents, JsonContents } from "./contents.ts";
import { readHeadRecord } from "./dynamo/match-items.ts";
import { liveKeys, matchKeys, talkKeys } from "./keys.ts";
import type { HeadRecord } from "./matches.ts";

/** The part of a stream record that matters here; Lambda's and the SDK's both fit. */
export interface StreamRecord {
  readonly eventName?: string | undefined;
  readonly dynamodb?:
    | { readonly Keys?: AttributeValues | undefined; readonly NewImage?: AttributeValues | undefined }
    | undefined;
}

/**
 * The match whose record or meta was written; null for deletions, secrets and items that belong to no match. It comes
 * from the keys, so it is known even for items that only newer code can read.
 */
export function matchIn(change: StreamRecord): string | null {
  const image = change.dynamodb?.NewImage;
  if (!image) return null;
  const { pk, sk } = plainItem({ pk: image["pk"] ?? {}, sk: image["sk"] ?? {} });
  return matchKeys.isRecord(pk, sk) || matchKeys.isMeta(pk, sk) ? matchKeys.idIn(String(pk)) : null;
}

/** The record that was written; null for everything else. `store/shape-too-new` for one of newer code. */
export function recordIn<C extends Contents = JsonContents>(change: StreamRecord): HeadRecord<C> | null {
  const image = change.dynamodb?.NewImage;
  if (!image) return null;
  const { pk, sk } = plainItem({ pk: image["pk"] ?? {}, sk: image["sk"] ?? {} });
  if (!matchKeys.isRecord(pk, sk)) return null;
  const { snapshot: _, change: __, ...head } = image;
  return readHeadRecord(plainItem(head)) as unknown as HeadRecord<C>;
}

/** A talk in which a letter was written or marked. */
export interface TalkChange {
  readonly talk: string;
  /** The user ids of a new letter's receivers; null: everybody in the talk. */
  readonly readers: readonly string[] | null;
}

/** The talk in which a letter was written or marked; null for everything else. */
export function talkIn({ eventName, dynamodb }: StreamRecord): TalkChange | null {
  if (dynamodb?.Keys === undefined) return null;
  const { pk } = plainItem(dynamodb.Keys);
  if (!talkKeys.isTalk(pk)) return null;
  const { readers } = plainItem(eventName === "INSERT" ? (dynamodb.NewImage ?? {}) : {});
  return { talk: talkKeys.idIn(String(pk)), readers: Array.isArray(readers) ? readers.map(String) : null };
}

/** The user and match of a page that was opened or closed; null for everything else. */
export function pageIn({ eventName, dynamodb }: StreamRecord): { matchId: string; userId: string } | null {
  if (dynamodb?.Keys === undefined || (eventName !== "INSERT" && eventName !== "REMOVE")) return null;
  const { pk, sk } = plainItem(dynamodb.Keys);
  return liveKeys.isPage(pk) ? liveKeys.idsIn({ pk: String(pk), sk: String(sk) }) : null;
}
