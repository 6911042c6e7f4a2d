import { RulesError } from "./errors.ts";

/** Plain JSON: what states, snapshots, events and answers are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Deeper than anything of a game; what is deeper holds itself. */
const MOST_DEEP = 200;

/** Where in a value something stands: names of members, and indices. */
type Place = (string | number)[];

/**
 * A deep copy that shares nothing with the original and is what would be read back from its text; a zero
 * loses its sign.
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
  // Not compared with Object's own: a record of another realm is one as well.
  const parent = Object.getPrototypeOf(record);
  if (parent !== null && Object.getPrototypeOf(parent) !== null) throw notPlain(place);
  const copy: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(record)) {
    place.push(name);
    if (name === "__proto__") throw notPlain(place);
    copy[name] = copied(member, place);
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
  return JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

/** Whether `value` is an object with named members (not null, not an array). */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
