/** A test house with a maintainer's view of its table. */

import type { RawItem } from "@consigliere/store/backup";
import { createClient } from "@consigliere/store/client";
import { type Operations, operations } from "@consigliere/store/operations";
import type { StoreConnection } from "@consigliere/store/store-connection";
import { endpoint } from "@consigliere/store/testing/server";
import type { TestContext } from "./context.ts";

/** The table of `t`, as a maintainer reaches it. */
function connectionOf(t: TestContext): StoreConnection {
  const client = createClient({ region: "us-east-1", endpoint });
  return { client, tableName: t.tableName, now: t.clock.now };
}

export const operationsOf = (t: TestContext): Operations => operations(connectionOf(t));

/** Writes an item over itself, changed by `change`: what no use case would ever do. */
export async function tamper(
  t: TestContext,
  isMeant: (item: RawItem) => boolean,
  change: (item: RawItem) => RawItem,
): Promise<void> {
  const { backup } = operationsOf(t);
  const found: RawItem[] = [];
  for await (const item of backup.items()) if (isMeant(item)) found.push(change(item));
  if (found.length === 0) throw new Error("nothing to tamper with");
  await backup.putItems(found, { intoFull: true });
}

/** Selects the item of a record. */
export const recordAt = (matchId: string, seq: number) => (item: RawItem) =>
  item["matchId"]?.["S"] === matchId && item["seq"]?.["N"] === String(seq);
