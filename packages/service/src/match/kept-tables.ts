/**
 * Tables that a process keeps from one event to the next, so that a match is not read and run again from its last
 * snapshot. Whoever opens a table has it alone until the event is over: nobody else moves it on meanwhile.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { Context } from "../context.ts";
import type { OpenTable } from "./open-table.ts";

/** A table holds a state, and the records of its step. */
const MOST_KEPT = 24;

/** State to restore when the current event is over. */
const events = new AsyncLocalStorage<Map<string, () => void>>();

/** Handles an event. The tables that it leaves are kept for the next one; none is, if it fails. */
export async function keepingTables<T>(handle: () => Promise<T>): Promise<T> {
  const left = new Map<string, () => void>();
  const result = await events.run(left, handle);
  for (const putBack of left.values()) putBack();
  return result;
}

/** The newest tables of each store, by match. Outside of {@link keepingTables} none is kept, and none is given. */
export class KeptTables<T> {
  readonly #byStore = new WeakMap<object, Map<string, T>>();

  /** The table that was kept of a match. It is the caller's alone now. */
  take(store: object, matchId: string): T | undefined {
    if (events.getStore() === undefined) return undefined;
    const tables = this.#byStore.get(store);
    const table = tables?.get(matchId);
    tables?.delete(matchId);
    return table;
  }

  /** Keeps a table from the end of the running event on, unless it is forgotten by then. */
  leave(store: object, matchId: string, table: T): void {
    events.getStore()?.set(matchId, () => {
      const tables = this.#byStore.get(store) ?? new Map<string, T>();
      this.#byStore.set(store, tables);
      tables.delete(matchId);
      tables.set(matchId, table);
      for (const oldest of [...tables.keys()].slice(0, -MOST_KEPT)) tables.delete(oldest);
    });
  }

  /** To be called before what was left is changed: the change may not be written in the end. */
  forget(matchId: string): void {
    events.getStore()?.delete(matchId);
  }
}

/** The part of an open match that is equal for all readers until the next record is written. */
export type KeptTable = Omit<OpenTable, "meta">;

const kept = new KeptTables<KeptTable>();

/** The table that was kept of a match; undefined: none. */
export function takeTable({ store }: Context, matchId: string): KeptTable | undefined {
  return kept.take(store, matchId);
}

/** Keeps a table for the next event, as it is after its newest record. */
export function keepTable({ store }: Context, table: OpenTable): void {
  const { meta, secret, key, salt, game, run, tail, earlier, position } = table;
  kept.leave(store, meta.id, { secret, key, salt, game, run, tail, earlier, position });
}

/** Before an input is applied: a table is kept again once its record is written. */
export function forgetTable({ meta }: OpenTable): void {
  kept.forget(meta.id);
}
