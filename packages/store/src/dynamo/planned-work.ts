import type { DueWork, PlannedWork } from "../due.ts";
import { dueKeys } from "../keys.ts";
import type { Connection, Item } from "./connection.ts";
import { readPlanned, readWork } from "./due-store.ts";
import { queuedItems } from "./queued-items.ts";

/** Due work that was to be done before a time, longest overdue first. Takes nothing. */
export async function plannedWork(
  connection: Connection,
  before: Date | null,
  limit: number,
): Promise<PlannedWork[]> {
  const planned: PlannedWork[] = [];
  for await (const item of queuedItems(connection, dueKeys.prefix)) {
    planned.push(readPlanned(item, readable(item)));
  }
  return planned
    .filter(({ at }) => before === null || Date.parse(at) < before.getTime())
    .sort((one, other) => one.at.localeCompare(other.at))
    .slice(0, limit);
}

/** Work that only newer code can read is not left out. Nor is it named: what it is may be one player's secret. */
function readable(item: Item): DueWork {
  try {
    return readWork(item);
  } catch {
    return { kind: "unreadable", key: "-", at: String(item["dueAt"]), payload: null };
  }
}
