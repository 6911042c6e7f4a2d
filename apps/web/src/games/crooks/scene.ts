/** The things on the board that an event is about, and how long a replay pauses at it. */
import type { CrooksEvent, CrooksEventType } from "@consigliere/games/crooks/events";
import type { TableEvent } from "../game-words.ts";

/** The things that an event lights up. */
export interface StageScene {
  readonly hideout: string | null;
  readonly target: string | null;
  readonly seat: number | null;
  readonly plays: readonly number[];
  readonly gang: string | null;
  /** Movements of people on the table: those at a door or target look, those in a stack turn or fall. */
  readonly act: Act | null;
}

export type Act = "knock" | "arrive" | "look" | "turn" | "fall" | "take";

const ACTS: Partial<Readonly<Record<CrooksEventType, Act>>> = {
  "hire-paid": "knock",
  "crook-placed": "arrive",
  "spy-looked": "look",
  "crooks-revealed": "turn",
  "stack-moved": "arrive",
  "crooks-removed": "fall",
  "money-taken": "take",
};

const NOTHING: StageScene = { hideout: null, target: null, seat: null, plays: [], gang: null, act: null };

/** Nothing for the present, and for the kernel's events. */
export function sceneOf(event: TableEvent | null): StageScene {
  if (event === null || !Object.hasOwn(PAUSES, event.type)) return NOTHING;
  const told = event as unknown as CrooksEvent;
  return { ...NOTHING, act: ACTS[told.type] ?? null, ...thingsIn(told) };
}

function thingsIn(event: CrooksEvent): Partial<StageScene> {
  switch (event.type) {
    case "turn-started":
    case "seat-passed":
    case "money-taken":
    case "stand-in-acted":
    case "standing-order-executed":
      return { seat: event.seat };
    case "hire-paid":
    case "crook-kept":
    case "hire-empty-handed":
    case "hideout-searched":
      return { seat: event.seat, hideout: event.hideout };
    case "crook-placed":
      return { target: event.target, plays: [event.play] };
    case "stack-moved":
      return { target: event.to, plays: event.crooks.map(({ play }) => play) };
    case "crooks-removed":
      return { seat: event.victim, target: event.target, plays: event.crooks.map(({ play }) => play) };
    case "ability-used":
    case "ability-declined":
      return { plays: [event.play] };
    case "spy-looked":
      return event.place.startsWith("hideout-") ? { hideout: event.place } : { target: event.place };
    case "crooks-revealed":
      return { plays: event.crooks.map(({ play }) => play) };
    case "target-scored":
      return { target: event.target };
    case "gang-scored":
      return { gang: event.gang };
    default:
      return {};
  }
}

const OPENS = 600;
const WALKS = 450;
const MOVES = 300;
const TELLS = 220;
const UNSEEN = 0;

const PAUSES: Readonly<Record<CrooksEventType, number>> = {
  "match-started": UNSEEN,
  "turn-started": UNSEEN,
  "standing-order-executed": UNSEEN,
  "standing-order-dropped": UNSEEN,
  "hire-paid": OPENS,
  "hideout-searched": UNSEEN,
  "crook-kept": TELLS,
  "hire-empty-handed": MOVES,
  "crook-placed": WALKS,
  "stack-moved": MOVES,
  "crooks-removed": MOVES,
  "ability-used": UNSEEN,
  "ability-declined": UNSEEN,
  "money-taken": TELLS,
  "spy-looked": MOVES,
  "seat-passed": MOVES,
  "stand-in-acted": UNSEEN,
  "all-passed": UNSEEN,
  "crooks-revealed": OPENS,
  "target-scored": TELLS,
  "gang-scored": TELLS,
  "game-ended": MOVES,
  "archive-opened": UNSEEN,
};

/** Milliseconds that a replay pauses at an event: longest for the largest movement, not at all for invisible events. */
export function pause({ type }: TableEvent): number {
  return Object.hasOwn(PAUSES, type) ? PAUSES[type as CrooksEventType] : UNSEEN;
}
