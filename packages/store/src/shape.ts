import { deflateSync, inflateSync } from "node:zlib";
import { StoreError } from "./errors.ts";
import type { Json } from "./json.ts";

/** Turns a value stored by one version of the code into the value that the next version expects. */
export type Migration = (stored: Json) => Json;

/** Short text stays as it is; longer text is compressed if that saves something. */
export type Packed = string | Uint8Array;

/** An item's content: the value and the version of its shape. */
interface Shaped {
  readonly v: number;
  readonly body: Packed;
}

/** How values of one kind are written into items and read back from them. */
export interface Shape<T> {
  readonly version: number;
  write(value: T): Shaped;
  /** Upgrades older values step by step. `store/shape-too-new` for one written by newer code, `store/shape-too-old`. */
  read(item: Readonly<Record<string, unknown>>): T;
}

/** Below this number of bytes, compressing usually costs more than it saves. */
const worthCompressing = 1024;

/** Packs JSON, exactly as it would be stringified. Text shorter than `worth` is not compressed. */
export function pack(value: unknown, worth = worthCompressing): Packed {
  const text = JSON.stringify(value);
  return text.length < worth ? text : deflateSync(text);
}

/** Reads what {@link pack} wrote. */
export function unpack(packed: unknown): Json {
  return JSON.parse(textIn(packed)) as Json;
}

/** The JSON that {@link pack} wrote. */
export function textIn(packed: unknown): string {
  if (typeof packed === "string") return packed;
  if (packed instanceof Uint8Array) return inflateSync(packed).toString();
  throw new TypeError("the item has no body");
}

/**
 * The result of `read`, which may find damaged parts of an item. The error does not quote them: they may be secret.
 * @throws StoreError `store/unreadable`
 */
export function readable<T>({ pk, sk }: Readonly<Record<string, unknown>>, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError("store/unreadable", `the item ${String(pk)} ${String(sk)} is damaged`);
  }
}

interface Layout {
  /** The oldest version that is still read. */
  readonly first?: number;
  /** From one version to the next. */
  readonly migrations?: readonly Migration[];
  /** Shorter text than this is not compressed. */
  readonly worth?: number;
}

/**
 * A shape whose version is `first`, and one more for each migration. To change what is stored, append a migration from
 * the previous version; never edit or remove one.
 */
export function defineShape<T>(name: string, { first = 1, migrations = [], worth }: Layout = {}): Shape<T> {
  const version = first + migrations.length;
  return {
    version,
    write: (value) => ({ v: version, body: pack(value, worth) }),
    read(item) {
      const stored = Number(item["v"]);
      if (stored < first) {
        throw new StoreError(
          "store/shape-too-old",
          `${name} has shape ${stored}: run "npm run ops -- upgrade" on this instance once`,
        );
      }
      if (!(stored <= version)) {
        throw new StoreError(
          "store/shape-too-new",
          `${name} has shape ${stored}, this code knows ${version}`,
        );
      }
      return migrations
        .slice(stored - first)
        .reduce((value, migrate) => migrate(value), unpack(item["body"])) as T;
    },
  };
}
