import type { Context } from "@consigliere/service/context";
import type { RawItem } from "@consigliere/store/backup";
import type { Operations } from "@consigliere/store/operations";
import { type BackupHeader, checkBackupFile, itemsIn, writeBackupFile } from "./backup-file.ts";
import { type Rebuilt, rebuildProjections } from "./rebuild-match.ts";
import { removeStrayRows, strayFault } from "./stray-rows.ts";

/** Told from time to time how many items have been copied. */
export type Progress = (items: number) => void;

/**
 * Copies the whole table into a file while it is in use. Records are only ever added, so the copy has every match as it
 * was at some moment of the copying. A restore rebuilds everything that follows from records.
 */
export function backUp(
  context: Context,
  operations: Operations,
  { path, table, progress = () => {} }: { path: string; table: string; progress?: Progress },
): Promise<BackupHeader> {
  const items = counted(operations.backup.items(), progress);
  return writeBackupFile(path, { table, at: context.clock() }, items);
}

/**
 * Writes a backup into an empty table, and rebuilds everything that follows from its records. Nothing is written unless
 * the file is complete. With `over`, a table that is not empty ends up with the backup and nothing else; nobody may
 * play meanwhile. After a failure, run it again to finish.
 * @throws BackupError, StoreError `store/not-empty`
 */
export async function restore(
  context: Context,
  operations: Operations,
  { path, over = false, progress = () => {} }: { path: string; over?: boolean; progress?: Progress },
): Promise<{ readonly header: BackupHeader; readonly rebuilt: readonly Rebuilt[] }> {
  const header = await checkBackupFile(path);
  await operations.backup.putItems(counted(itemsIn(path), progress), { intoFull: over });
  if (over) await operations.backup.removeAllBut(itemsIn(path));
  return { header, rebuilt: await rebuildAll(context, operations) };
}

/** Whether the table is empty. Only then may a backup be restored into it. */
export async function isEmptyTable(operations: Operations): Promise<boolean> {
  const { done } = await operations.backup.items().next();
  return done === true;
}

/**
 * Rebuilds every match, like `rebuildMatch`. Returns those that had faults. A match that breaks is reported, keeps its
 * faults, and does not hold up others.
 */
export async function rebuildAll(context: Context, operations: Operations): Promise<Rebuilt[]> {
  const rebuilt: Rebuilt[] = (await removeStrayRows(context, operations)).map((row) => ({
    matchId: row.matchId,
    repaired: [strayFault(row)],
    remaining: [],
  }));
  for await (const id of operations.matches.listIds()) {
    const result = await rebuildOrReport(context, id);
    if (result.repaired.length > 0 || result.remaining.length > 0) rebuilt.push(result);
  }
  return rebuilt;
}

async function rebuildOrReport(context: Context, matchId: string): Promise<Rebuilt> {
  try {
    return await rebuildProjections(context, matchId);
  } catch (error) {
    context.report({ what: "a match could not be rebuilt", where: { matchId }, error });
    return {
      matchId,
      repaired: [],
      remaining: [{ what: "broken", seat: null, userId: null, members: [] }],
    };
  }
}

const TOLD_EVERY = 1000;

async function* counted(items: AsyncIterable<RawItem>, progress: Progress): AsyncGenerator<RawItem> {
  let count = 0;
  for await (const item of items) {
    yield item;
    count += 1;
    if (count % TOLD_EVERY === 0) progress(count);
  }
}
