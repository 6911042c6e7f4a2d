/** Phrases for the events that the kernel emits in every game. */
import type { GameEvent, TableEvent } from "@consigliere/engine/event";
import { type Phrase, peopleIn } from "./phrase.ts";
import type { Story, Weight } from "./story.ts";

/** The sentences for the kernel's events in every game; `game` is the game's id. */
function phraseOfTableEvent(game: string, event: TableEvent): Phrase {
  const key = `table.event.${event.type}`;
  if (event.type === "step-restarted") return { key, values: { from: event.from, to: event.to } };
  // Members without values would be held together like the name of a thing.
  if (event.type === "corrected")
    return { key, values: { change: { key: `${game}.correction.${event.correction}`, values: {} } } };
  const who = { seat: { seat: event.seat } };
  switch (event.type) {
    case "default-applied":
      return { key, values: { ...who, decision: { key: `${game}.decision.${event.topic}` } } };
    case "autopilot":
      return { key: `${key}.${event.on ? "on" : "off"}`, values: who };
    default:
      return { key, values: who };
  }
}

const TABLE_EVENT_WEIGHTS: Readonly<Record<TableEvent["type"], Weight>> = {
  "default-applied": 1,
  autopilot: 2,
  resigned: 3,
  "taken-back": 1,
  "step-restarted": 2,
  corrected: 2,
};

/** Whether the kernel told `event`. */
export function isTableEvent(event: GameEvent): event is TableEvent {
  return Object.hasOwn(TABLE_EVENT_WEIGHTS, event.type);
}

/** `story` with the kernel's events included. */
export function withTable<E extends GameEvent>(game: string, story: Story<E>): Story {
  return {
    ...story,
    phraseOfEvent: (event) => {
      if (!isTableEvent(event)) return story.phraseOfEvent(event as E);
      const own = event.type === "resigned" ? story.phraseOfResignation?.(event.seat) : undefined;
      return own ?? phraseOfTableEvent(game, event);
    },
    weightOf: (event, viewer) => {
      if (isTableEvent(event)) return TABLE_EVENT_WEIGHTS[event.type];
      const weight = story.weightOf(event as E, viewer);
      const isOwn =
        weight === 3 && viewer !== "spectator" && peopleIn(story.phraseOfEvent(event as E)).has(viewer);
      return isOwn ? 4 : weight;
    },
  };
}
