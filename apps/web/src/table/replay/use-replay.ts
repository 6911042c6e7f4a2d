"use client";

import { useEffect, useState } from "react";
import type { Film } from "./film.ts";
import type { Reel } from "./reel.ts";

/** The ways of watching: at normal speed, twice as fast, or from one headline to the next. */
export const SPEEDS = ["normal", "double", "headlines"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Long enough to read a sentence, or half of one, or a headline. */
const REST_MS: Readonly<Record<Speed, number>> = { normal: 1_600, double: 800, headlines: 2_000 };

/** Understanding a deed needs the steps before it: this number of them is shown. */
const LEAD_STEPS = 2;

/** A film under the reader's control. */
export interface Replay {
  /** Index of the shown event; null until there is one. */
  readonly at: number | null;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  /** Goes there, and stays. */
  readonly go: (to: number) => void;
  /** Plays from some steps before a deed, and stays there. */
  readonly playDeed: (deed: number) => void;
  readonly togglePlay: () => void;
}

interface ReplayStart {
  readonly reel: Reel | undefined;
  readonly headlines: readonly number[];
  /** The place where it begins. */
  readonly from: (reel: Reel) => number;
  /** Whether it plays on its own from there, or up to there. */
  readonly plays: Film["plays"];
  /** The event at which the table was last shown. None is left before it was seen. */
  readonly arrived: number | null;
}

/** The replay of a reel, from its start as soon as it is loaded. */
export function useReplay({ reel, headlines, from, plays, arrived }: ReplayStart): Replay {
  const [chosen, choose] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(plays !== false);
  // The end of playing; null: the end of the film. Undefined: as requested.
  const [goal, setGoal] = useState<number | null>();
  const [speed, setSpeed] = useState<Speed>("normal");
  const last = (reel?.events.length ?? 0) - 1;
  const begin = reel === undefined || last < 0 ? null : Math.min(from(reel), last);
  const at = begin === null ? null : (chosen ?? (plays === "deed" ? leadTo(begin) : begin));
  const stop = goal === undefined && plays === "deed" ? begin : (goal ?? null);
  const next = at === null ? null : speed === "headlines" ? headlines.find((one) => one > at) : at + 1;
  useEffect(() => {
    if (!isPlaying || at === null || arrived !== at) return;
    if (next == null || next > last || (stop !== null && at >= stop)) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => choose(next), REST_MS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, arrived, at, next, last, stop, speed]);
  return {
    at,
    isPlaying,
    speed,
    setSpeed,
    go: (to) => {
      setPlaying(false);
      choose(Math.min(Math.max(to, 0), last));
    },
    playDeed: (deed) => {
      setGoal(deed);
      choose(leadTo(deed));
      setPlaying(true);
    },
    togglePlay: () => {
      // At its end, the only thing left to play is the whole film again.
      if (!isPlaying && at === last) choose(0);
      setGoal(null);
      setPlaying(!isPlaying);
    },
  };
}

function leadTo(deed: number): number {
  return Math.max(0, deed - LEAD_STEPS);
}
