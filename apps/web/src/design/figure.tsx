"use client";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Sound } from "../sound/sounds.ts";
import { useSound } from "../sound/use-sound.ts";
import { isStill } from "./use-still.ts";

/** Milliseconds that it takes, however far it is. */
const COUNT_MS = 400;
/** With fewer steps than this, a counting figure would jump. */
const LEAST_NUMBERS = 5;
/** Figures that change together make one sound. */
const SOUND_APART_MS = 400;

let lastSound = Number.NEGATIVE_INFINITY;

interface FigureProps {
  readonly of: number;
  /** Its format; absent: as a plain number. */
  readonly say?: (n: number) => string;
  readonly sound?: Sound;
}

/**
 * A number on the table, such as money or cards in hand. It counts up or down to its new value. Readers who listen, or
 * want no motion, get the new value at once: the numbers between are drawn, not written.
 */
export function Figure({ of, say = String, sound }: FigureProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const before = useRef(of);
  const make = useSound();
  const latest = useRef({ say, sound, make });
  useEffect(() => {
    latest.current = { say, sound, make };
  });
  // Before painting: the new number must not be visible for a moment before its count.
  useLayoutEffect(() => {
    const element = figure.current;
    const from = before.current;
    before.current = of;
    if (element === null || from === of || isStill()) return;
    ring(latest.current);
    const began = performance.now();
    let frame = 0;
    const count = () => {
      const part = (performance.now() - began) / COUNT_MS;
      if (part >= 1) rest(element);
      else {
        element.dataset["shown"] = latest.current.say(countedAt(from, of, part));
        frame = requestAnimationFrame(count);
      }
    };
    element.dataset["way"] = of > from ? "up" : "down";
    count();
    return () => {
      cancelAnimationFrame(frame);
      rest(element);
    };
  }, [of]);
  return (
    <span ref={figure} className="figure figures">
      {say(of)}
    </span>
  );
}

function rest({ dataset }: HTMLElement): void {
  delete dataset["shown"];
  delete dataset["way"];
}

function ring({ sound, make }: { sound: Sound | undefined; make: (name: Sound) => void }): void {
  const now = performance.now();
  if (sound === undefined || now - lastSound < SOUND_APART_MS) return;
  lastSound = now;
  make(sound);
}

/** The number at a part of the way, slowing down, in steps as round as both ends allow. */
export function countedAt(from: number, to: number, part: number): number {
  const way = to - from;
  let step = 1;
  while (way % (step * 10) === 0 && Math.abs(way) / (step * 10) >= LEAST_NUMBERS) step *= 10;
  return from + step * Math.round((way * (1 - (1 - part) ** 2)) / step);
}
