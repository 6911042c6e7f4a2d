import type { TableEvent } from "../game-words.ts";

/** The members of an event that name something on the board, and what stands before that name there. */
export type Naming = readonly (readonly [member: string, kind: string])[];

/** Kinds of things that are told by their number. */
const NUMBERED: readonly string[] = ["seat", "play"];

/** What the board calls the things that an event speaks of, in the order of `naming`. */
export function placesIn(event: Readonly<Record<string, unknown>> | TableEvent, naming: Naming): string[] {
  const members = event as Readonly<Record<string, unknown>>;
  return naming.flatMap(([member, kind]) => {
    const type = NUMBERED.includes(kind) ? "number" : "string";
    return [members[member]].flat().flatMap((one) => (typeof one === type ? [`${kind}-${one}`] : []));
  });
}
