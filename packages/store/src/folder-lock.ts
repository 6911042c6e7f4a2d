import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Locks a data folder for this process, which one process alone may do. SQLite has the operating system hold the lock:
 * it also holds between containers that share the folder, and ends with the process, however that ends. The file stays,
 * since another process may be about to lock it.
 *
 * @returns what ends the lock, or null if another process holds it
 */
export function lockFolder(folder: string): (() => void) | null {
  const database = new DatabaseSync(join(folder, "running.lock"));
  try {
    // No journal beside it: nothing is ever written.
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  return () => database.close();
}

const SQLITE_BUSY = 5;
