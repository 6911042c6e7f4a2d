/** Plain JSON: what states, snapshots, events and answers are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A deep copy that shares nothing with the original. Throws when `value` is not plain JSON. */
export function copyJson<T>(value: T): T {
  return structuredClone(value);
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
