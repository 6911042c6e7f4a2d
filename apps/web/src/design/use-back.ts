"use client";
/**
 * Back, also as a gesture, closes what lies over a page, the topmost first. Everything that is open has an entry in the
 * history. The state of an entry says how many are open there, and the history is made as deep as it should be once all
 * that opens and closes together has done so.
 */
import { useEffect, useRef } from "react";

interface Layer {
  readonly close: () => void;
}

const DEPTH = "consigliereDepth";
/** Milliseconds for which a link that was pressed may take to lead away: meanwhile the history is left alone. */
const LEAVING_MS = 1_000;

const layers: Layer[] = [];
/** The history is on its way to an entry. */
let isMoving = false;
let leavingUntil = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function depth(): number {
  return (window.history.state as { readonly [DEPTH]?: number } | null)?.[DEPTH] ?? 0;
}

function settleIn(ms = 0): void {
  clearTimeout(timer);
  timer = setTimeout(settle, ms);
}

function settle(): void {
  if (isMoving) return;
  const { history } = window;
  const tooDeep = depth() - layers.length;
  if (tooDeep > 0) {
    if (performance.now() < leavingUntil) {
      settleIn(LEAVING_MS);
      return;
    }
    isMoving = true;
    history.go(-tooDeep);
  }
  for (let at = depth(); at < layers.length; at += 1) {
    // What is below is found as it was left, wherever it was scrolled to meanwhile.
    history.scrollRestoration = "manual";
    history.pushState({ ...history.state, [DEPTH]: at + 1 }, "");
  }
}

/** Somebody went back or forward, or {@link settle} did. */
function arrive(): void {
  isMoving = false;
  while (layers.length > depth()) layers.pop()?.close();
  if (depth() === 0) window.history.scrollRestoration = "auto";
  // An entry of something that was closed long ago is passed over.
  settleIn();
}

/** Follows the history of the page. For one place of the page; returns a function that ends it. */
export function followHistory(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a[href]")) leavingUntil = performance.now() + LEAVING_MS;
  };
  window.addEventListener("popstate", arrive, { signal });
  window.addEventListener("pageshow", () => settleIn(), { signal });
  document.addEventListener("click", press, { signal, capture: true });
  settleIn();
  return () => ended.abort();
}

/** While `isOpen`, Back calls `close`. */
export function useBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    settleIn();
    return () => {
      const at = layers.indexOf(layer);
      if (at < 0) return;
      layers.splice(at, 1);
      settleIn();
    };
  }, [isOpen]);
}
