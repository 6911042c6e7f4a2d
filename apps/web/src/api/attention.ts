/** Whether somebody is at this page. A page that is left open is not being looked at. */
import { elapsed, stamp } from "../device/server-clock.ts";

/** Milliseconds without a touch after which nobody is taken to be there; as long as the service waits to tell. */
export const UNTOUCHED_MS = 180_000;

const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "scroll", "focus"] as const;
/** A moving pointer touches all the time. */
const ONCE_IN_MS = 1_000;

let touchedAt = stamp();

/** Whether the page is visible, and was touched not long ago. */
export function isAttended(): boolean {
  return document.visibilityState === "visible" && elapsed(touchedAt) < UNTOUCHED_MS;
}

/** Calls `onTouch` when the page is touched, and when it becomes visible or hidden. Returns a function that ends it. */
export function heedTouches(onTouch: () => void): () => void {
  const ended = new AbortController();
  const options = { signal: ended.signal, capture: true, passive: true };
  const touched = () => {
    touchedAt = stamp();
    onTouch();
  };
  const moved = () => elapsed(touchedAt) > ONCE_IN_MS && touched();
  for (const name of TOUCHES) window.addEventListener(name, moved, options);
  document.addEventListener("visibilitychange", touched, options);
  touched();
  return () => ended.abort();
}
