import { RulesError } from "./errors.ts";

/** Plain JSON: states, snapshots, events and answers consist of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** No game's data is this deep; a deeper value must contain itself. */
const MOST_DEEP = 200;

/**
 * A deep copy that shares nothing with the original. It equals the value read back from its text, so a zero loses its
 * sign.
 * @throws RulesError that names the place when `value` is not plain JSON.
 */
export function copyJson<T>(value: T): T {
  const copy = copied(value, 0);
  if (copy === NOT_PLAIN) throw notPlain(value);
  return copy as T;
}

/** Stands for a copy that cannot be made. */
const NOT_PLAIN = Symbol("not plain JSON");

function copied(value: unknown, depth: number): unknown {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value + 0;
  if (typeof value !== "object" || depth > MOST_DEEP) return NOT_PLAIN;
  return Array.isArray(value) ? copiedItems(value, depth + 1) : copiedMembers(value, depth + 1);
}

function copiedItems(items: readonly unknown[], depth: number): unknown {
  const copy: unknown[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = copied(items[i], depth);
    if (item === NOT_PLAIN) return NOT_PLAIN;
    copy.push(item);
  }
  return copy;
}

function copiedMembers(record: object, depth: number): unknown {
  const parent = Object.getPrototypeOf(record);
  // A record from another realm counts too.
  const isPlain = parent === Object.prototype || parent === null || Object.getPrototypeOf(parent) === null;
  if (!isPlain) return NOT_PLAIN;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(record)) {
    const member =
      name === "__proto__" ? NOT_PLAIN : copied((record as Record<string, unknown>)[name], depth);
    if (member === NOT_PLAIN) return NOT_PLAIN;
    copy[name] = member;
  }
  return copy;
}

/** The error for a value that cannot be copied, with the names and indices that lead to what is in the way. */
function notPlain(value: unknown): RulesError {
  const path: string[] = [];
  for (let at = value; typeof at === "object" && at !== null && path.length <= MOST_DEEP; ) {
    const members: [string, unknown][] = Array.isArray(at)
      ? Array.from(at, (item, i) => [String(i), item])
      : Object.entries(at);
    const inTheWay = members.find(
      ([name, one]) => name === "__proto__" || copied(one, path.length + 1) === NOT_PLAIN,
    );
    if (inTheWay === undefined) break;
    path.push(inTheWay[0]);
    at = inTheWay[0] === "__proto__" ? null : inTheWay[1];
  }
  return new RulesError("rules/broken", `something is not plain JSON, at [${path.join(", ")}]`, { path });
}

/** Canonical text of a JSON value: keys sorted, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

/** The value with the members of all records in the order of their names: itself, if they are. */
export function inOrder<T>(value: T): T {
  return (isInOrder(value) ? value : sorted(value)) as T;
}

/** Checking costs a tenth of sorting. */
function isInOrder(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isInOrder);
  if (!isRecord(value)) return true;
  let last = "";
  for (const name in value) {
    if (name < last || !isInOrder(value[name])) return false;
    last = name;
  }
  return true;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const member = sorted(value[name]);
    // A plain assignment would change the prototype of the record.
    if (name === "__proto__") Object.defineProperty(ordered, name, { value: member, enumerable: true });
    else ordered[name] = member;
  }
  return ordered;
}

/** Whether `value` is an object with named members (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
