"use client";

import { type RefObject, useEffect } from "react";
import type { NextPress } from "./next-press.ts";

/** Highlights one thing inside `stage`: the next thing to press, wherever the game puts it. Null: nothing. */
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
    // The hand can open a card without redrawing the table.
    const observer = new MutationObserver(light);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ["data-testid"] });
    return () => {
      observer.disconnect();
      for (const lit of element.querySelectorAll<HTMLElement>("[data-hinted]")) delete lit.dataset["hinted"];
    };
  }, [stage, next]);
}

/** The control for a press: the option itself, or the card in hand or the step of a form that must be opened first. */
function controlFor(stage: HTMLElement, next: NextPress): HTMLElement | undefined {
  const seen = [...stage.querySelectorAll<HTMLElement>("[data-testid]")].filter(isSeen);
  const named = (name: string) => seen.find(({ dataset }) => dataset["testid"] === name);
  // A list on the sheet has buttons. A thing that is ranked on the board is pressed itself.
  if (next.kind === "raise") return named(`raise-${next.id}`) ?? named(`option-${next.id}`);
  if (next.kind !== "option") return named(`answer-${next.kind}`);
  const what = next.id.slice(next.id.indexOf(":") + 1);
  const form = next.id.split(":")[0] ?? "";
  return (
    named(`option-${next.id}`) ??
    seen.find(({ dataset }) => dataset["testid"]?.startsWith(`card-${what}`)) ??
    seen.find(({ dataset }) => dataset["leads"]?.split(" ").includes(form))
  );
}

function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0;
}
