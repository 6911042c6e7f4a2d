import type { DueWork, ScheduledWork } from "../due.ts";
import { dueKeys } from "../keys.ts";
import type { Connection, Item } from "./connection.ts";
import { readScheduled, readWork } from "./due-store.ts";
import { queuedItems } from "./queued-items.ts";

/** Work that was due before a time, longest overdue first. Takes nothing. */
export async function scheduledWork(
  connection: Connection,
  before: Date | null,
  limit: number,
): Promise<ScheduledWork[]> {
  const scheduled: ScheduledWork[] = [];
  for await (const item of queuedItems(connection, dueKeys.prefix)) {
    scheduled.push(readScheduled(item, readable(item)));
  }
  return scheduled
    .filter(({ at }) => before === null || Date.parse(at) < before.getTime())
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, limit);
}

/**
 * Work that only newer code can read is not left out. It is not named either, because its name may be one player's
 * secret.
 */
function readable(item: Item): DueWork {
  try {
    return readWork(item);
  } catch {
    return { kind: "unreadable", key: "-", at: String(item["dueAt"]), payload: null };
  }
}
