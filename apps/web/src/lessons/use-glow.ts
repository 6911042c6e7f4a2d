"use client";

import { type RefObject, useEffect } from "react";
import { controlFor, controlOnSheet, type Glow } from "./controls.ts";

/** Highlights one thing: the next thing to press, wherever the game or the sheet puts it. Null: nothing. */
export function useGlow(stage: RefObject<HTMLElement | null>, next: Glow | null): void {
  useEffect(() => {
    const table = stage.current;
    if (table === null) return;
    const light = () => {
      const wanted = next === null ? undefined : lightOf(table, next);
      for (const lit of document.querySelectorAll<HTMLElement>("[data-hinted]")) {
        if (lit !== wanted) delete lit.dataset["hinted"];
      }
      if (wanted === undefined || wanted.dataset["hinted"] !== undefined) return;
      wanted.dataset["hinted"] = "";
      // A sheet may be much longer than the screen.
      if (next?.kind === "sheet") wanted.scrollIntoView({ block: "nearest" });
    };
    // Once for all that changes before a frame: each time, the whole table would be laid out.
    let frame = requestAnimationFrame(light);
    const lightSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(light);
    };
    // The hand can open a card without redrawing the table. Sheets lie beside it in the document.
    const observer = new MutationObserver(lightSoon);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: WATCHED });
    // A field's new value changes no attribute.
    document.addEventListener("change", lightSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener("change", lightSoon);
      for (const lit of document.querySelectorAll<HTMLElement>("[data-hinted]")) delete lit.dataset["hinted"];
    };
  }, [stage, next]);
}

const WATCHED = ["data-testid", "aria-pressed", "disabled"];

function lightOf(table: HTMLElement, next: Glow): HTMLElement | undefined {
  if (next.kind !== "sheet") return controlFor(table, next);
  const sheet = document.querySelector<HTMLElement>(".dialog");
  return sheet === null ? undefined : controlOnSheet(sheet, next.task);
}
