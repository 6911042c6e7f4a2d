"use client";
import type { MatchView } from "@consigliere/contract/play";
import { useEffect, useRef, useState } from "react";
import { heedTouches, UNTOUCHED_MS } from "./attention.ts";
import { keepSocket } from "./live-socket.ts";

interface Listening {
  /** There is something to ask for. */
  readonly look: () => void;
  /** Whether news arrives on its own from now on. */
  readonly isOpen: (isOpen: boolean) => void;
  /** Nobody listens any more. */
  readonly ended: () => void;
  /** There is something new among the letters. */
  readonly letters: () => void;
  /** The seats of the players who are looking at the table. */
  readonly present: (seats: readonly number[]) => void;
}

/**
 * A page that is out of sight for fewer milliseconds than this, for example while somebody looks something up, still
 * counts as looked at.
 */
const ASIDE_MS = 30_000;

/** Listens to the news of a match while somebody is at the page, with the newest ticket that came with its view. */
export function useLive(view: MatchView | undefined, listening: Listening): void {
  const latest = useRef({ live: view?.live, listening });
  latest.current = { live: view?.live, listening };
  const isInSight = useInSight();
  // A reader who watches with a delay is told nothing at once, and has no ticket.
  const isKnown = view !== undefined && view.live.ticket !== "";
  // At a table, presence is told to the people who came to it.
  const isLaid = view?.table != null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table that was just laid is come to anew
  useEffect(() => {
    if (!isKnown || !isInSight) return;
    const end = keepSocket({
      ticket: () => latest.current.live?.ticket ?? "",
      onOpen: () => latest.current.listening.isOpen(true),
      onNews: ({ revision, present, letters }) => {
        const { live, listening } = latest.current;
        if (revision !== undefined && revision !== live?.revision) listening.look();
        if (present !== undefined) listening.present(present);
        if (letters) listening.letters();
      },
      onClosed: () => latest.current.listening.isOpen(false),
    });
    return () => {
      end();
      latest.current.listening.ended();
    };
  }, [isKnown, isLaid, isInSight]);
}

/** Whether somebody is at the page, or was until a moment ago. */
function useInSight(): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = heedTouches(() => {
      clearTimeout(timer);
      const isVisible = document.visibilityState === "visible";
      if (isVisible) setInSight(true);
      timer = setTimeout(() => setInSight(false), isVisible ? UNTOUCHED_MS : ASIDE_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
  return isInSight;
}
