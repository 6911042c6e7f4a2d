/** A test house with a maintainer's view of its table. */

import type { RawItem } from "@consigliere/store/backup";
import { createClient } from "@consigliere/store/client";
import { type Operations, operations } from "@consigliere/store/operations";
import { endpoint } from "@consigliere/store/testing/server";
import type { TestContext } from "./context.ts";

type House = Pick<TestContext, "tableName" | "clock">;

/** The table of an instance, as a maintainer reaches it. */
export function operationsOf({ tableName, clock }: House): Operations {
  const client = createClient({ region: "us-east-1", endpoint });
  return operations({ client, tableName, now: clock.now });
}

/** Writes an item over itself, changed by `change`: what no use case would ever do. */
export async function tamper(
  house: House,
  isMeant: (item: RawItem) => boolean,
  change: (item: RawItem) => RawItem,
): Promise<void> {
  const { backup } = operationsOf(house);
  const found: RawItem[] = [];
  for await (const item of backup.items()) if (isMeant(item)) found.push(change(item));
  if (found.length === 0) throw new Error("nothing to tamper with");
  await backup.putItems(found, { intoFull: true });
}

/** Selects the item of a record. */
export const recordAt = (matchId: string, seq: number) => (item: RawItem) =>
  item["matchId"]?.["S"] === matchId && item["seq"]?.["N"] === String(seq);

/** Lets the item with a key look as if code had written it that uses this version of its shape. */
export function setShape(house: House, pk: string, sk: string, version: number): Promise<void> {
  const isMeant = (item: RawItem) => item["pk"]?.["S"] === pk && item["sk"]?.["S"] === sk;
  return tamper(house, isMeant, (item) => ({ ...item, v: { N: String(version) } }));
}
