import type { BetterAuthDBSchema } from "better-auth/db";
import { authKeys, type Key } from "../keys.ts";
import type { Row } from "./where.ts";

/** A field by which rows are found without reading the others. */
export interface LookupField {
  /** Its name in stored rows. */
  readonly field: string;
  readonly unique: boolean;
}

/** Better Auth looks this up although its schema does not say so. */
const unmarked: Readonly<Record<string, readonly string[]>> = { account: ["accountId"] };

/** The looked-up fields of a model: unique ones, indexed ones and references to other rows. */
export function lookupFields(schema: BetterAuthDBSchema, modelKey: string): LookupField[] {
  const fields = Object.entries(schema[modelKey]?.fields ?? {});
  return fields
    .filter(
      ([name, { unique, index, references }]) =>
        unique || index || references !== undefined || unmarked[modelKey]?.includes(name),
    )
    .map(([name, { unique, fieldName }]) => ({ field: fieldName ?? name, unique: unique ?? false }));
}

/** The entries by which a row is found: one for each looked-up field that has a value. */
export function entriesOf(model: string, fields: readonly LookupField[], row: Row): Key[] {
  return fields.flatMap(({ field, unique }) => {
    const value = lookupValue(row[field]);
    if (value === undefined) return [];
    return [
      unique ? authKeys.unique(model, field, value) : authKeys.lookup(model, field, value, String(row["id"])),
    ];
  });
}

/** Only text and numbers can be looked up. */
export function lookupValue(value: unknown): string | undefined {
  if (typeof value === "string") return `s${value}`;
  return typeof value === "number" ? `n${value}` : undefined;
}
