import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus among the buttons of a group with the arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const from = buttons.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  const to =
    event.key === "Home"
      ? 0
      : event.key === "End"
        ? buttons.length - 1
        : step === undefined
          ? -1
          : from + step;
  const next = from < 0 ? undefined : buttons[to];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
