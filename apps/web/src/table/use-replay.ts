"use client";

import type { RecapFrame } from "@consigliere/contract/play";
import { useEffect, useState } from "react";
import type { TableEvent } from "../games/game-words.ts";

/** A step-by-step showing of what happened, in the reader's hand. */
export interface Replay {
  readonly frame: RecapFrame;
  /** From 1. */
  readonly at: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly previous: () => void;
  readonly next: () => void;
  readonly togglePlay: () => void;
  /** Leaves the replay for the present. */
  readonly end: () => void;
}

/** Long enough to read a sentence. */
const READING_MS = 1_600;

const NO_FRAMES: readonly RecapFrame[] = [];

/** The replay of the frames that it is started with. Events that change nothing on the board are passed over. */
export function useReplay(pause: (event: TableEvent) => number): {
  readonly replay: Replay | null;
  readonly start: (frames: readonly RecapFrame[]) => void;
} {
  const [shown, show] = useState(NO_FRAMES);
  const [at, setAt] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const last = shown.length - 1;
  useEffect(() => {
    if (!isPlaying || at === null) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), READING_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const frame = at === null ? undefined : shown[at];
  const go = (to: number) => {
    setPlaying(false);
    setAt(Math.min(Math.max(to, 0), last));
  };
  return {
    start: (frames) => {
      const moving = frames.filter(({ view, event }) => view !== null && pause(event) > 0);
      show(moving);
      setAt(moving.length === 0 ? null : 0);
      setPlaying(true);
    },
    replay:
      at === null || frame === undefined
        ? null
        : {
            frame,
            at: at + 1,
            count: shown.length,
            isPlaying,
            previous: () => go(at - 1),
            next: () => go(at + 1),
            togglePlay: () => setPlaying(!isPlaying && at < last),
            end: () => {
              setPlaying(false);
              setAt(null);
            },
          },
  };
}
