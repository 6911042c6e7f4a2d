import { parseChange } from "@consigliere/store/stream";
import type { House } from "../house.ts";
import { type Delivered, matchOf, projectBatch } from "../project/project-match.ts";

/** The matches that records of the table's stream belong to. */
export function matchesIn(records: readonly Delivered[]): string[] {
  return [...new Set(records.flatMap((record) => matchOf(parseChange(record)) ?? []))];
}

/** Follows up on records that were given up; true when nothing of them is left to do. */
export async function followUp(house: House, records: readonly Delivered[]): Promise<boolean> {
  return (await projectBatch(house, records)) === null;
}
