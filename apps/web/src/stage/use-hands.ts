"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Milliseconds after the reader's own scrolling during which nothing scrolls by itself. */
const SCROLLED_MS = 2_000;

/** The same after a press, because another press often follows at the same place. */
const PRESSED_MS = 500;

/** The pixels that a finger may move in a press. */
const STRAY = 10;

interface Press {
  readonly button: HTMLElement | null;
  readonly x: number;
  readonly y: number;
}

export interface Hands {
  /** Milliseconds during which nothing may move by itself: 0, or Infinity while a finger is down. */
  readonly restFor: () => number;
}

/**
 * The reader's own hands on the board. Nothing scrolls while a finger is down. A press counts for the thing that was
 * under it when it began, even if the board was laid out anew meanwhile.
 */
export function useHands(scroller: RefObject<HTMLElement | null>): Hands {
  const state = useRef({
    press: null as Press | null,
    isDown: false,
    freeAt: Number.NEGATIVE_INFINITY,
  });
  const hands = useRef<Hands>({
    restFor: () =>
      state.current.isDown ? Number.POSITIVE_INFINITY : Math.max(0, state.current.freeAt - performance.now()),
  });
  useEffect(() => {
    const area = scroller.current;
    if (area === null) return;
    const now = state.current;
    const rest = (ms: number) => {
      now.freeAt = Math.max(now.freeAt, performance.now() + ms);
    };
    const down = ({ target, clientX: x, clientY: y }: PointerEvent) => {
      now.isDown = true;
      const button = target instanceof Element ? target.closest("button") : null;
      now.press = { button, x, y };
      // A scroll in progress stops where the finger touched it.
      area.scrollTo({ top: area.scrollTop, behavior: "instant" });
    };
    const up = () => {
      if (now.isDown) rest(PRESSED_MS);
      now.isDown = false;
    };
    const moved = () => rest(SCROLLED_MS);
    const click = (event: MouseEvent) => {
      const { press } = now;
      now.press = null;
      if (press?.button != null && isAstray(event, press.button, press)) {
        event.stopPropagation();
        press.button.click();
      }
    };
    area.addEventListener("pointerdown", down);
    area.addEventListener("click", click, { capture: true });
    for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, up);
    for (const own of ["wheel", "touchmove"] as const) area.addEventListener(own, moved, { passive: true });
    return () => {
      area.removeEventListener("pointerdown", down);
      area.removeEventListener("click", click, { capture: true });
      for (const end of ["pointerup", "pointercancel"] as const) window.removeEventListener(end, up);
      for (const own of ["wheel", "touchmove"] as const) area.removeEventListener(own, moved);
    };
  }, [scroller]);
  return hands.current;
}

/**
 * Whether a click that began on a button is reported for an element around it, because the button was moved under the
 * finger.
 */
function isAstray(event: MouseEvent, button: HTMLElement, { x, y }: Press): boolean {
  const { target, isTrusted, clientX, clientY } = event;
  if (!isTrusted || !button.isConnected || !(target instanceof Node) || target === button) return false;
  return target.contains(button) && Math.hypot(clientX - x, clientY - y) < STRAY;
}
