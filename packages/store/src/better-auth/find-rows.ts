import type { CleanedWhere } from "better-auth/adapters";
import { lookupValue } from "./lookups.ts";
import type { Model, rowStore, StoredRow } from "./rows.ts";
import { groups, matches } from "./where.ts";

type Rows = ReturnType<typeof rowStore>;

/** The rows that meet the clauses, found by id or by a lookup wherever a required clause allows it. */
export async function findRows(
  rows: Rows,
  model: Model,
  where: readonly CleanedWhere[],
): Promise<StoredRow[]> {
  const candidates = await fewestCandidates(rows, model, where);
  return candidates.filter(({ row }) => matches(row, where));
}

function fewestCandidates(rows: Rows, model: Model, where: readonly CleanedWhere[]): Promise<StoredRow[]> {
  const required = groups(where).all.filter(names);
  const byId = required.find(({ field }) => field === "id");
  if (byId) return rows.byIds(model, valuesOf(byId).map(String));
  // A unique field leads to one row at most, so it is asked before one that is merely looked up.
  const lookups = [...model.lookups].sort((one, other) => Number(other.unique) - Number(one.unique));
  for (const { field } of lookups) {
    const clause = required.find((each) => each.field === field);
    if (clause) return byLookups(rows, model, field, valuesOf(clause));
  }
  return rows.all(model);
}

/** Does the clause name the values it wants, exactly? */
function names({ operator, value, mode }: CleanedWhere): boolean {
  if (mode === "insensitive" || (operator !== "eq" && operator !== "in")) return false;
  return [value].flat().every((each) => lookupValue(each) !== undefined);
}

function valuesOf({ value }: CleanedWhere): (string | number)[] {
  return [value].flat().filter((each) => typeof each === "string" || typeof each === "number");
}

async function byLookups(
  rows: Rows,
  model: Model,
  field: string,
  values: readonly (string | number)[],
): Promise<StoredRow[]> {
  const wanted = [...new Set(values.map(lookupValue))].filter((value) => value !== undefined);
  return (await Promise.all(wanted.map((value) => rows.byLookup(model, field, value)))).flat();
}
