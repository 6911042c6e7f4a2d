"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isStill } from "../../design/use-still.ts";
import type { GameUi } from "../../games/game-ui.ts";
import type { GameWords, TableEvent } from "../../games/game-words.ts";
import { useSound } from "../../sound/use-sound.ts";
import type { LiveTable } from "../use-live-table.ts";
import type { Recap } from "../use-recap.ts";
import { type RecapMarker, recapMarkersOf } from "./recap-markers.ts";

/** Milliseconds for the table before a piece of news, for the news itself, and for pointing at a place. */
const BEFORE_MS = 300;
const NEWS_MS = 1_000;
const POINTED_MS = 1_600;

/** A place on the board that is pointed at, with the event there. */
export interface Pointed {
  readonly event: TableEvent;
  readonly places: readonly string[];
  /** The board scrolls there. */
  readonly isSought: boolean;
}

/** The earlier table, for a second. */
export interface Replayed {
  readonly view: unknown;
  /** The event; null: it is about to happen. */
  readonly event: TableEvent | null;
}

/** The news of an absence on the board itself. */
export interface RecapMarkers {
  readonly shown: readonly RecapMarker[];
  readonly isPressed: (pin: RecapMarker) => boolean;
  /** Plays it. */
  readonly press: (pin: RecapMarker) => void;
  /** Points at the subject of an event. */
  readonly point: (event: TableEvent) => void;
  readonly pointed: Pointed | null;
  /** Null: the board shows the present. */
  readonly replayed: Replayed | null;
  /** Goes back to the present. */
  readonly rest: () => void;
}

interface Pinned extends Pick<LiveTable, "moments" | "sceneLength"> {
  /** Null: nothing is new, or the news is not about this board. */
  readonly recap: Recap | null;
  readonly ui: GameUi;
  readonly words: GameWords;
}

const NONE: readonly RecapMarker[] = [];

/** RecapMarkers the news of an absence, until all pins were pressed or its paper is closed. */
export function useRecapMarkers({ recap, ui, words, moments, sceneLength }: Pinned): RecapMarkers {
  const sound = useSound();
  const placesOf = ui.replay.places;
  const pins = useKept(recap, (news) => recapMarkersOf(news.frames, words.weight, placesOf));
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [played, setPlayed] = useState<Played | null>(null);
  const rest = useCallback(() => {
    setPlayed(null);
    setPointed(null);
  }, []);

  const latest = useRef({ sceneLength, moments });
  useEffect(() => {
    latest.current = { sceneLength, moments };
  });
  useEffect(() => {
    if (played === null) return;
    const { pin, isBefore } = played;
    const replayed = replayedAt(played);
    const { sceneLength: lengthOf, moments: scenes } = latest.current;
    const scene = replayed.event === null ? 0 : lengthOf(replayed.event, replayed.view);
    if (replayed.event !== null)
      for (const [name, at] of scenes?.sounds(replayed.event) ?? []) sound(name, at);
    const timer = setTimeout(
      () => (isBefore ? setPlayed({ pin, isBefore: false }) : rest()),
      Math.max(isBefore ? BEFORE_MS : NEWS_MS, scene),
    );
    return () => clearTimeout(timer);
  }, [played, sound, rest]);
  useEffect(() => {
    if (pointed === null || played !== null) return;
    const timer = setTimeout(() => setPointed(null), POINTED_MS);
    return () => clearTimeout(timer);
  }, [pointed, played]);

  const press = (pin: RecapMarker) => {
    setPressed([...pressed, pin.frame.n]);
    setPointed({ event: pin.frame.event, places: pin.places, isSought: false });
    // A reader who wants no motion sees the place and reads the event.
    const moves = !isStill() && pin.frame.view !== null;
    setPlayed(moves ? { pin, isBefore: pin.before?.view != null } : null);
  };
  const point = (event: TableEvent) => {
    setPlayed(null);
    setPointed({ event, places: placesOf(event), isSought: true });
  };
  const isPressed = ({ frame }: RecapMarker) => pressed.includes(frame.n);
  const isOver = pointed === null && pins.every(isPressed);
  return {
    shown: isOver ? NONE : pins,
    isPressed,
    press,
    point,
    pointed,
    // A reader who has answered, or is watching something else, is already back.
    replayed: played === null || recap === null ? null : replayedAt(played),
    rest,
  };
}

interface Played {
  readonly pin: RecapMarker;
  readonly isBefore: boolean;
}

function replayedAt({ pin, isBefore }: Played): Replayed {
  const { frame, before, isCaused } = pin;
  if (!isBefore || before === null) return { view: frame.view, event: frame.event };
  return { view: before.view, event: isCaused ? before.event : null };
}

/** The pins for the news of an absence. They stay the same when events arrive while the reader is reading. */
function useKept(recap: Recap | null, make: (news: Recap) => readonly RecapMarker[]): readonly RecapMarker[] {
  const kept = useRef<{ readonly since: number; readonly pins: readonly RecapMarker[] } | null>(null);
  const since = recap?.frames[0]?.n;
  if (recap === null || since === undefined) kept.current = null;
  else if (kept.current?.since !== since) kept.current = { since, pins: make(recap) };
  return kept.current?.pins ?? NONE;
}
