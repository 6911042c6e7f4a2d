"use client";
import type { MatchView } from "@consigliere/contract/play";
import { useEffect, useRef } from "react";
import { keepSocket } from "./live-socket.ts";

interface Listening {
  /** There is something to ask for. */
  readonly look: () => void;
  /** Whether news come by themselves from now on. */
  readonly isOpen: (isOpen: boolean) => void;
}

/** Listens to the news of a match, with the newest ticket that came with its view. */
export function useLive(live: MatchView["live"] | undefined, listening: Listening): void {
  const latest = useRef({ live, listening });
  latest.current = { live, listening };
  const isKnown = live !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    return keepSocket({
      ticket: () => latest.current.live?.ticket ?? "",
      onOpen: () => latest.current.listening.isOpen(true),
      onNews: ({ revision }) => {
        if (revision !== latest.current.live?.revision) latest.current.listening.look();
      },
      onClosed: () => latest.current.listening.isOpen(false),
    });
  }, [isKnown]);
}
