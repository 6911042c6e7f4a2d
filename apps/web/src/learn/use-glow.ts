"use client";

import { type RefObject, useEffect } from "react";
import type { NextPress } from "./next-press.ts";

/** Lights one thing inside `stage`: what is to be pressed next, wherever the game lays it. Null: nothing. */
export function useGlow(stage: RefObject<HTMLElement | null>, next: NextPress | null): void {
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const light = () => {
      const wanted = next === null ? undefined : controlFor(element, next);
      for (const lit of element.querySelectorAll<HTMLElement>("[data-hinted]")) {
        if (lit !== wanted) delete lit.dataset["hinted"];
      }
      if (wanted !== undefined) wanted.dataset["hinted"] = "";
    };
    light();
    // A hand opens a card without the table being drawn anew.
    const observer = new MutationObserver(light);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["data-testid"] });
    return () => {
      observer.disconnect();
      for (const lit of element.querySelectorAll<HTMLElement>("[data-hinted]")) delete lit.dataset["hinted"];
    };
  }, [stage, next]);
}

/** The control of a press: the option itself, or the card of the hand that has to be opened first. */
function controlFor(stage: HTMLElement, next: NextPress): HTMLElement | undefined {
  const seen = [...stage.querySelectorAll<HTMLElement>("[data-testid]")].filter(isSeen);
  const named = (name: string) => seen.find(({ dataset }) => dataset["testid"] === name);
  // A list on the sheet has keys; what is ranked on the board is pressed itself.
  if (next.kind === "raise") return named(`raise-${next.id}`) ?? named(`option-${next.id}`);
  if (next.kind !== "option") return named(`answer-${next.kind}`);
  const what = next.id.slice(next.id.indexOf(":") + 1);
  return (
    named(`option-${next.id}`) ?? seen.find(({ dataset }) => dataset["testid"]?.startsWith(`card-${what}`))
  );
}

function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
