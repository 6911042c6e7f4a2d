import type { CleanedWhere } from "better-auth/adapters";

/** A row as Better Auth knows it, with dates as ISO text. */
export type Row = Readonly<Record<string, unknown>>;

/** Does the row meet all clauses joined by AND and, where there are any, one of those joined by OR? */
export function matches(row: Row, where: readonly CleanedWhere[]): boolean {
  const { all, any } = groups(where);
  return (
    all.every((clause) => meets(row, clause)) &&
    (any.length === 0 || any.some((clause) => meets(row, clause)))
  );
}

/** A lone clause is required, whatever connector it names. */
export function groups(where: readonly CleanedWhere[]) {
  if (where.length < 2) return { all: where, any: [] };
  return {
    all: where.filter((clause) => clause.connector === "AND"),
    any: where.filter((clause) => clause.connector === "OR"),
  };
}

function meets(row: Row, { field, operator, value, mode }: CleanedWhere): boolean {
  const fold = (one: unknown) =>
    mode === "insensitive" && typeof one === "string" ? one.toLowerCase() : one;
  const stored = fold(row[field]) ?? null;
  const wanted = Array.isArray(value) ? value.map(fold) : (fold(plain(value)) ?? null);
  switch (operator) {
    case undefined:
    case "eq":
      return stored === wanted;
    case "ne":
      return stored !== wanted;
    case "in":
      return Array.isArray(wanted) && wanted.includes(stored);
    case "not_in":
      return Array.isArray(wanted) && !wanted.includes(stored);
    case "contains":
      return typeof stored === "string" && stored.includes(String(wanted));
    case "starts_with":
      return typeof stored === "string" && stored.startsWith(String(wanted));
    case "ends_with":
      return typeof stored === "string" && stored.endsWith(String(wanted));
    case "lt":
      return areOrdered(stored, wanted) && order(stored, wanted) < 0;
    case "lte":
      return areOrdered(stored, wanted) && order(stored, wanted) <= 0;
    case "gt":
      return areOrdered(stored, wanted) && order(stored, wanted) > 0;
    case "gte":
      return areOrdered(stored, wanted) && order(stored, wanted) >= 0;
  }
}

/** Null is neither more nor less than any value. */
function areOrdered(one: unknown, other: unknown): boolean {
  return one !== null && other !== null;
}

/** The form in which a value is stored. */
function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

/** Numbers by size, everything else as text; null comes first. */
export function order(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return -1;
  if (other === null || other === undefined) return 1;
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one) < String(other) ? -1 : 1;
}
