"use client";
/**
 * Back, also as a gesture, closes what lies over a page, the topmost first. For that, everything that opens has an entry
 * in the history. What is closed otherwise leaves its entry: the next that opens takes it, and Back passes over it.
 */
import { useEffect, useRef } from "react";

interface Layer {
  readonly close: () => void;
}

/** In the state of an entry: how many entries lie between it and that of the page itself. */
const DEPTH = "consigliereDepth";

const layers: Layer[] = [];

interface Place {
  readonly url: string;
  readonly depth: number;
}

function placeNow(): Place {
  const { history, location } = window;
  return { url: location.href, depth: (history.state as { [DEPTH]?: number } | null)?.[DEPTH] ?? 0 };
}

/** The last known position of the page: entries are made without an event. */
let here: Place | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Once all that opens and closes together has done so, there is an entry for each that is open. */
function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const { history } = window;
    // The page below keeps the position it was scrolled to meanwhile.
    history.scrollRestoration = layers.length === 0 ? "auto" : "manual";
    for (let at = placeNow().depth; at < layers.length; at += 1) {
      history.pushState({ ...history.state, [DEPTH]: at + 1 }, "");
    }
    here = placeNow();
  });
}

/** Somebody went back or forward. */
function arrive(): void {
  const before = here;
  here = placeNow();
  const { depth, url } = here;
  if (layers.length > depth) for (const layer of layers.splice(depth).reverse()) layer.close();
  // The entry that was left had nothing of its own any more.
  else if (before?.url === url && depth < before.depth) window.history.go(layers.length - 1 - depth);
  settleSoon();
}

/** From the first thing on that may be open. */
function followHistory(): void {
  if (here !== undefined) return;
  here = placeNow();
  window.addEventListener("popstate", arrive);
}

/** While `isOpen`, Back calls `close`. */
export function useBack(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(followHistory, []);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    settleSoon();
    return () => {
      const at = layers.indexOf(layer);
      if (at < 0) return;
      layers.splice(at, 1);
      settleSoon();
    };
  }, [isOpen]);
}
