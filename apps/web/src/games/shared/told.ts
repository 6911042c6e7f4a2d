import type { SoundCue } from "../game-ui.ts";
import type { TableEvent } from "../game-words.ts";

/** By the type of an event: the length of its scene in milliseconds, the same for whoever sees it, and its sounds. */
export type Told = Readonly<Record<string, readonly [length: number, ...sounds: SoundCue[]]>>;

/** A table's entry for a type of event; undefined: it has none. */
function entryOf<Entry>(table: Readonly<Record<string, Entry>>, type: string): Entry | undefined {
  return Object.hasOwn(table, type) ? table[type] : undefined;
}

export const lengthIn = (told: Told, type: string): number => entryOf(told, type)?.[0] ?? 0;

export function soundsIn(told: Told, type: string): readonly SoundCue[] {
  const [, ...sounds] = entryOf(told, type) ?? [0];
  return sounds;
}

/** Milliseconds that a replay pauses, and the events at which it does. */
export type Pauses = readonly (readonly [ms: number, events: RegExp])[];

export const pauseIn = (pauses: Pauses, { type }: TableEvent): number =>
  pauses.find(([, events]) => events.test(type))?.[0] ?? 0;
