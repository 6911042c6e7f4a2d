/** The things on the board that an event is about, and how long a replay pauses at it. */
import type { CrooksEvent, CrooksEventType } from "@consigliere/games/crooks/events";
import type { TableEvent } from "../game-words.ts";
import { places } from "./places.ts";

/** Movements of people on the table: those at a door or a job look, those in a stack turn or fall. */
export type Act = "knock" | "arrive" | "look" | "turn" | "fall" | "take";

/** The things that an event lights up. */
export interface StageScene {
  /** The board's names of things: `door-…`, `target-…`, `slot-…`, `play-…`, `seat-…`. */
  readonly lit: readonly string[];
  readonly act: Act | null;
}

const OPENS = 600;
const WALKS = 450;
const MOVES = 300;
const TELLS = 220;

/** Milliseconds that a replay pauses, and the movement; nothing for events that do not show. */
const SHOWN: Partial<Readonly<Record<CrooksEventType, readonly [pause: number, act?: Act]>>> = {
  "hire-paid": [OPENS, "knock"],
  "crook-kept": [TELLS],
  "hire-empty-handed": [MOVES],
  "crook-placed": [WALKS, "arrive"],
  "stack-moved": [MOVES, "arrive"],
  "crooks-removed": [MOVES, "fall"],
  "money-taken": [TELLS, "take"],
  "spy-looked": [MOVES, "look"],
  "seat-passed": [MOVES],
  "crooks-revealed": [OPENS, "turn"],
  "target-scored": [TELLS],
  "gang-scored": [TELLS],
  "game-ended": [MOVES],
};

const shown = ({ type }: TableEvent) =>
  Object.hasOwn(SHOWN, type) ? SHOWN[type as CrooksEventType] : undefined;

/** Nothing for the present, and for the kernel's events. */
export function sceneOf(event: TableEvent | null): StageScene {
  const found = event === null ? undefined : shown(event);
  if (event === null || found === undefined) return { lit: [], act: null };
  const told = event as unknown as CrooksEvent;
  const jobs = told.type === "stack-moved" ? [told.to] : "target" in told ? [told.target] : [];
  const plays = "crooks" in told ? (told.crooks ?? []) : [];
  return {
    act: found[1] ?? null,
    lit: [
      ...places(event),
      ...jobs.map((target) => `target-${target}`),
      ...plays.flatMap((one) => (typeof one === "object" ? `play-${one.play}` : [])),
    ],
  };
}

/** Milliseconds that a replay pauses at an event: longest for the largest movement, not at all for invisible events. */
export function pause(event: TableEvent): number {
  return shown(event)?.[0] ?? 0;
}
