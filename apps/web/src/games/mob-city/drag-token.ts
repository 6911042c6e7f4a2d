/** A token that is dragged to a favour. Whoever does not drag presses the token and then the favour. */
import type { Interest } from "@consigliere/games/mob-city/cards";
import type { PointerEvent } from "react";

/** A finger that moves less has pressed. */
const LEAST = 6;

/** Follows the pointer from its press on a token until it is let go, and tells the favour that it is let go over. */
export function dragToken(press: PointerEvent<HTMLElement>, drop: (interest: Interest) => void): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const from = press.currentTarget;
  const start = { x: press.clientX, y: press.clientY };
  const ending = new AbortController();
  const { signal } = ending;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const move = ({ clientX, clientY, pointerId }: globalThis.PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    if (ghost === null) {
      if (Math.hypot(clientX - start.x, clientY - start.y) < LEAST) return;
      ghost = ghostOf(from);
    }
    ghost.style.translate = `${clientX}px ${clientY}px`;
    const now = favourAt(clientX, clientY);
    if (now === over) return;
    over?.removeAttribute("data-over");
    now?.setAttribute("data-over", "");
    over = now;
  };
  const end = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    ending.abort();
    ghost?.remove();
    over?.removeAttribute("data-over");
    if (ghost === null) return;
    // The end of a drag is not a press.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, true));
    if (event.type === "pointerup" && over !== null) drop(over.dataset["favour"] as Interest);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", end, { signal });
  window.addEventListener("pointercancel", end, { signal });
}

function favourAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-favour]") ?? null;
}

/** The token under the finger. */
function ghostOf(from: HTMLElement): HTMLElement {
  const ghost = document.createElement("span");
  ghost.className = "mc-token-ghost";
  ghost.textContent = from.dataset["token"] ?? "";
  document.body.append(ghost);
  return ghost;
}
