import type { TableEvent } from "../game-words.ts";

/** The members of an event that name something on the board, and the prefix of that name there. */
export type Naming = readonly (readonly [member: string, kind: string])[];

/** Kinds of things that are named by their number. */
const NUMBERED: readonly string[] = ["seat", "play"];

/** The board's names for the things in an event, in the order of `naming`. */
export function placesIn(event: Readonly<Record<string, unknown>> | TableEvent, naming: Naming): string[] {
  const members = event as Readonly<Record<string, unknown>>;
  return naming.flatMap(([member, kind]) => {
    const type = NUMBERED.includes(kind) ? "number" : "string";
    return [members[member]].flat().flatMap((one) => (typeof one === type ? [`${kind}-${one}`] : []));
  });
}
