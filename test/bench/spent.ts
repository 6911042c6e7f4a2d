/** What a request spends, counted where it is answered. */
import type { Cloud } from "../cloud/cloud.ts";

/** The least of some tries: a session is renewed now and then. */
export async function leastSpent(cloud: Cloud, act: () => Promise<unknown>) {
  const tries = [await spentOnce(cloud, act), await spentOnce(cloud, act), await spentOnce(cloud, act)];
  return tries.reduce((least, one) => (one.reads < least.reads ? one : least));
}

/** Calls and read units of whichever function answers. */
async function spentOnce(cloud: Cloud, act: () => Promise<unknown>) {
  const answering = ["http", "account"] as const;
  const before = answering.map((part) => cloud.meter.spentBy(part));
  await act();
  const after = answering.map((part) => cloud.meter.spentBy(part));
  const sum = (all: typeof before, member: "databaseCalls" | "reads") =>
    all.reduce((total, one) => total + one[member], 0);
  return {
    calls: sum(after, "databaseCalls") - sum(before, "databaseCalls"),
    reads: sum(after, "reads") - sum(before, "reads"),
  };
}
