import type { RawItem } from "@consigliere/store/backup";
import { createClient } from "@consigliere/store/client";
import { type Operations, operations } from "@consigliere/store/operations";
import { endpoint } from "@consigliere/store/testing/server";
import type { TestContext } from "../testing/context.ts";

/** A maintainer's view of a house's table. */
export function opsOf({ tableName, clock }: Pick<TestContext, "tableName" | "clock">): Operations {
  const client = createClient({ region: "us-east-1", endpoint });
  return operations({ client, tableName, now: clock.now });
}

/** Lets the items with a key look as if code had written them that uses this version of their shape. */
export async function setShape(
  t: Pick<TestContext, "tableName" | "clock">,
  pk: string,
  sk: string,
  version: number,
) {
  const { backup } = opsOf(t);
  const changed: RawItem[] = [];
  for await (const item of backup.items()) {
    if (item["pk"]?.["S"] === pk && item["sk"]?.["S"] === sk)
      changed.push({ ...item, v: { N: String(version) } });
  }
  await backup.putItems(changed, { intoFull: true });
}
