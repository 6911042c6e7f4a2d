/** How long a house needs for a night's worth of checks that fall due at once, when it does nothing else. */
import { setTimeout as sleep } from "node:timers/promises";
import { quotas } from "@consigliere/infra/cost/limits";
import { createClient } from "@consigliere/store/client";
import { connect } from "@consigliere/store/store";
import type { Cloud } from "../cloud/cloud.ts";
import { difference } from "../cloud/meter.ts";
import { enterAsGuest, startMatch } from "../cloud/player.ts";
import { eachOf } from "./each-of.ts";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

const ITEMS = 10_000;
const MATCHES = 30;
/** What one guest may begin in a while. */
const MATCHES_OF_A_GUEST = 5;
const SEATS = 2;
/** Write units of the item itself, which is taken and finished. The others are the queue's: it is an index. */
const ITEM_WRITES = 2;

export async function benchDue(cloud: Cloud): Promise<Row[]> {
  const { due } = connect({
    client: createClient({ region: "eu-central-1", endpoint: cloud.endpoint }),
    tableName: cloud.table.tableName,
  });
  const matches: string[] = [];
  while (matches.length < MATCHES) {
    const guest = await enterAsGuest(cloud, "Due");
    for (let at = 0; at < MATCHES_OF_A_GUEST; at++) matches.push(await startMatch([guest], { seats: SEATS }));
  }
  await cloud.source.drain();
  await cloud.pass(600);
  const at = cloud.now().toISOString();
  const key = (item: number) => `bench#${item}`;
  await eachOf(ITEMS, async (item) => {
    const payload = { matchId: matches[item % MATCHES] ?? "", seat: Math.floor(item / MATCHES) % SEATS };
    await due.put({ kind: "deadline", key: key(item), at, payload });
  });
  const before = cloud.meter.spentBy("tick");
  const isLeft = async (item: number) => (await due.get("deadline", key(item)))?.at === at;
  const began = performance.now();
  const ticks: Promise<void>[] = [];
  // The oldest go first, and the last were put last.
  while (await isLeft(ITEMS - 1)) {
    ticks.push(cloud.tick());
    await Promise.race([Promise.all(ticks), sleep(60_000)]);
  }
  await Promise.all(ticks);
  const minutes = (performance.now() - began) / 60_000;
  const spent = difference(cloud.meter.spentBy("tick"), before);
  const each = (amount: number, what: string) => `${(amount / ITEMS).toFixed(2)} ${what}`;
  const queueWrites = spent.writes - ITEMS * ITEM_WRITES;
  const parts = [
    each(spent.milliseconds, "ms of a core"),
    each(spent.databaseCalls, "calls"),
    each(queueWrites, "write units of the queue"),
  ];
  detail(`\n${ITEMS} checks, for each: ${parts.join(", ")}`);
  return [
    atMost(2, `${ITEMS} due items are worked off, minutes`, minutes),
    atMost(
      2,
      `${ITEMS} due items pass DynamoDB's partition of the queue, minutes`,
      queueWrites / quotas.writeUnitsOfAPartition / 60,
    ),
  ];
}
