"use client";

import type { MatchLook, RecapFrame, TableView } from "@consigliere/contract/play";
import { useCallback, useEffect, useRef, useState } from "react";
import { useStill } from "../design/use-still.ts";
import type { TableEvent } from "../games/game-words.ts";

/** The board's content: the newest view, or the view just after an event on the way there. */
export interface ShownTable {
  readonly view: unknown;
  /** The event that led there; null if the board is not moving. */
  readonly event: TableEvent | null;
  /** True while the board has not reached the present. */
  readonly isBehind: boolean;
  /** Goes to the present at once. */
  readonly skip: () => void;
  /** Goes on to the next event. */
  readonly next: () => void;
}

interface Showing {
  readonly table: TableView;
  /** The events that led there, as far as known. */
  readonly recap: MatchLook["recap"];
  /** Milliseconds to rest at an event, with the table just after it; 0 skips it. */
  readonly pause: (event: TableEvent, view: unknown) => number;
  /** The same for readers who want no motion; absent: nothing needs time then. */
  readonly stillPause?: (event: TableEvent, view: unknown) => number;
  /**
   * Called once with every event on the way, to be read out: when the board rests at it, or when the board passes over
   * it. Not called for events that only the recap tells.
   */
  readonly onEvent: (event: TableEvent, isPassedOver: boolean) => void;
}

/** If there are more events, the recap tells them, not a moving board. */
const MOST_LIVE_FRAMES = 60;

const NO_PAUSE = () => 0;

/** Nobody waits longer than this, in milliseconds, for the question. Without motion there is less to see. */
const LONGEST_MS = { moving: 8_000, still: 4_000 };

/** Lets the board follow the match event by event instead of jumping. */
export function useShownTable({ table, recap, pause, stillPause = NO_PAUSE, onEvent }: Showing): ShownTable {
  const isStill = useStill();
  const [shown, setShown] = useState({
    told: table.told,
    view: table.view,
    event: null as TableEvent | null,
  });
  const latest = useRef({
    table,
    pause,
    stillPause,
    onEvent,
    told: shown.told,
    way: [] as readonly RecapFrame[],
  });
  latest.current = { ...latest.current, table, pause, stillPause, onEvent };
  const goOn = useRef(() => {});
  const ticket = useRef(0);

  const arrive = useCallback(() => {
    ticket.current += 1;
    const { told, view } = latest.current.table;
    const passed = latest.current.way.filter(({ n }) => n > latest.current.told);
    latest.current.told = told;
    for (const { event } of passed) latest.current.onEvent(event, true);
    // Events that change nothing on the board bring the same view again.
    setShown((now) =>
      now.told === told && now.view === view && now.event === null ? now : { told, view, event: null },
    );
  }, []);

  useEffect(() => {
    const from = latest.current.told;
    const way = recap?.frames.filter(({ n }) => n > from) ?? [];
    // If the eye cannot follow the way, the board simply jumps.
    const isShort = table.told > from && way[0]?.n === from + 1 && way.length <= MOST_LIVE_FRAMES;
    latest.current.way = isShort ? way : [];
    if (!isShort || document.visibilityState !== "visible") {
      arrive();
      return;
    }
    ticket.current += 1;
    const mine = ticket.current;
    const isCurrent = () => ticket.current === mine;
    let left = LONGEST_MS[isStill ? "still" : "moving"];
    const step = async ({ event, view, n }: RecapFrame) => {
      const rest = latest.current[isStill ? "stillPause" : "pause"](event, view);
      latest.current.onEvent(event, false);
      latest.current.told = n;
      if (rest === 0 || view === null) return;
      setShown({ told: n, view, event });
      left -= rest;
      await new Promise<void>((resolve) => {
        goOn.current = resolve;
        setTimeout(resolve, rest);
      });
    };
    const follow = async () => {
      for (const frame of way) {
        if (!isCurrent()) return;
        if (left <= 0) break;
        await step(frame);
      }
      if (isCurrent()) arrive();
    };
    void follow();
  }, [table, recap, isStill, arrive]);

  useEffect(
    () => () => {
      ticket.current += 1;
    },
    [],
  );
  const next = useCallback(() => goOn.current(), []);
  return { view: shown.view, event: shown.event, isBehind: shown.told !== table.told, skip: arrive, next };
}
