/**
 * Snapshots in the items of records. Little differs from one to the next, so most are stored as their difference from the
 * one before. Some are whole, so that a few records are enough to read one. Code that knows whole ones alone goes on from
 * the last of those by the answers since.
 */
import { deflateSync, inflateSync } from "node:zlib";
import type { MatchRecord } from "../matches.ts";
import { pack, readable, textIn } from "../shape.ts";
import type { Item } from "./connection.ts";

/** The first snapshot among so many numbers is whole. */
const span = 6;
const spanOf = (seq: number) => Math.floor(seq / span);

/** The snapshot of a record, as members of its item. `before`: the newest record with a snapshot, if it is at hand. */
export function snapshotMembers({ seq, snapshot }: MatchRecord, before: MatchRecord | undefined): Item {
  if (snapshot === undefined) return {};
  if (before?.snapshot === undefined || spanOf(before.seq) !== spanOf(seq))
    return { snapshot: pack(snapshot) };
  return { change: deflateSync(JSON.stringify(snapshot), knowing(JSON.stringify(before.snapshot))) };
}

/** The reader must have the same text: zlib refuses any other. */
const knowing = (text: string) => ({ dictionary: Buffer.from(text) });

export const isWhole = (item: Item) => item["snapshot"] !== undefined;
export const hasSnapshot = (item: Item) => isWhole(item) || item["change"] !== undefined;

/**
 * By item, the text of its snapshot. `items` are a match's records, ascending; `had` are those that the caller has of
 * them and before. Undefined without one, and while no earlier snapshot is known.
 */
export function snapshotTexts(
  items: readonly Item[],
  had: readonly MatchRecord[] = [],
): (string | undefined)[] {
  const known = had.at(-1)?.seq ?? 0;
  let text = had[0] && JSON.stringify(had[0].snapshot);
  return items.map((item) => {
    if (!hasSnapshot(item)) return undefined;
    text = readable(item, () => {
      if (isWhole(item)) return textIn(item["snapshot"]);
      if (text === undefined || Number(item["seq"]) <= known) return text;
      return inflateSync(item["change"] as Uint8Array, knowing(text)).toString();
    });
    return text;
  });
}
