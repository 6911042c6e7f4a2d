"use client";

import type { CharId } from "@consigliere/games/mob-city/cards";
import type { MobCityEvent } from "@consigliere/games/mob-city/events";
import { useBoard } from "./board-context.ts";
import type { Cast } from "./cast.ts";

/** The data that every part of a gunfight is drawn from. */
export interface TheatreProps {
  readonly cast: Cast;
  /** The event being acted; null: everybody stands. */
  readonly told: MobCityEvent | null;
}

/** The person who acts now, in the question or in the event. */
export function useActing(told: MobCityEvent | null): CharId | null {
  const { draft } = useBoard();
  if (told !== null && "character" in told) return told.character;
  const about = draft?.prompt.about;
  return typeof about === "object" && about !== null && "character" in about
    ? (about["character"] as CharId)
    : null;
}
