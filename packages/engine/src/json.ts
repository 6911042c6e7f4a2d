import { RulesError } from "./errors.ts";

/** Plain JSON: states, snapshots, events and answers consist of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** No game's data is this deep; a deeper value must contain itself. */
const MOST_DEEP = 200;

/** A place in a value: names of members, and indices. */
type Place = (string | number)[];

/**
 * A deep copy that shares nothing with the original. It equals the value read back from its text, so a zero loses its
 * sign.
 * @throws RulesError that names the place when `value` is not plain JSON.
 */
export function copyJson<T>(value: T): T {
  return copied(value, []) as T;
}

function copied(value: unknown, place: Place): unknown {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return value;
  if (typeof value === "number" && Number.isFinite(value)) return value + 0;
  if (typeof value !== "object" || place.length > MOST_DEEP) throw notPlain(place);
  return Array.isArray(value) ? copiedItems(value, place) : copiedMembers(value, place);
}

function copiedItems(items: readonly unknown[], place: Place): unknown[] {
  const copy: unknown[] = [];
  for (let i = 0; i < items.length; i++) {
    place.push(i);
    copy.push(copied(items[i], place));
    place.pop();
  }
  return copy;
}

function copiedMembers(record: object, place: Place): unknown {
  const parent = Object.getPrototypeOf(record);
  // A record from another realm counts too.
  const isPlain = parent === Object.prototype || parent === null || Object.getPrototypeOf(parent) === null;
  if (!isPlain) throw notPlain(place);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(record)) {
    place.push(name);
    if (name === "__proto__") throw notPlain(place);
    copy[name] = copied((record as Record<string, unknown>)[name], place);
    place.pop();
  }
  return copy;
}

function notPlain(place: Place): RulesError {
  const path = [...place];
  return new RulesError("rules/broken", `something is not plain JSON, at [${path.join(", ")}]`, { path });
}

/** Canonical text of a JSON value: keys sorted, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(isInOrder(value) ? value : inOrder(value));
}

/** Checking costs a tenth of sorting, and questions are built in sorted order (question.ts). */
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

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isRecord(value)) return value;
  const ordered: Record<string, unknown> = {};
  for (const name of Object.keys(value).sort()) {
    const member = inOrder(value[name]);
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
