"use client";

import type { MatchLook, RecapFrame, TableView } from "@consigliere/contract/play";
import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useStill } from "../design/use-still.ts";
import type { TableEvent } from "../games/game-words.ts";

/** The board's content: the newest view, or the view just after an event on the way there. */
export interface ShownTable {
  readonly view: unknown;
  /** How many events have been shown. */
  readonly told: number;
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
  /** Whether a turn begins with an event: the last turn of a match is shown whole. */
  readonly isTurn: (event: TableEvent) => boolean;
  /** Whether the scenes are loaded. The end of a match waits for them. */
  readonly isReady: boolean;
  /**
   * Called once with every event on the way, to be read out: when the board rests at it, or when the board passes over
   * it. Not called for events that only the recap tells.
   */
  readonly onEvent: (event: TableEvent, isPassedOver: boolean) => void;
}

type Way = readonly RecapFrame[];

/** If there are more events, the recap tells them, not a moving board. */
const MOST_LIVE_FRAMES = 60;

const NO_PAUSE = () => 0;

/** Nobody waits longer than this, in milliseconds, for the question. Without motion there is less to see. */
const LONGEST_MS = { moving: 8_000, still: 4_000 };

/**
 * Lets the board follow the match event by event instead of jumping. A board is much work for a phone: it is done in
 * pieces, and the page responds in between. The end of a match is always played, from what its reader has not seen:
 * when they come back to it, and after a reload.
 */
export function useShownTable(showing: Showing): ShownTable {
  const { table, recap, pause, stillPause = NO_PAUSE, isReady } = showing;
  const isStill = useStill();
  const isInSight = useSyncExternalStore(onVisibility, isVisible, () => true);
  const [shown, setShown] = useState(() => ({ ...beginOf(table, recap), event: null as TableEvent | null }));
  const show = useCallback<typeof setShown>((next) => startTransition(() => setShown(next)), []);
  const latest = useRef({ ...showing, told: shown.told, way: [] as Way });
  latest.current = { ...latest.current, ...showing };
  const rest = isStill ? stillPause : pause;
  const restOf = useRef(rest);
  restOf.current = rest;
  const [atEvent] = useState(restPlace);
  const ticket = useRef(0);
  /** Where the board is on its way to; null: it stands still. */
  const bound = useRef<number | null>(null);

  const stop = useCallback(() => {
    ticket.current += 1;
    bound.current = null;
  }, []);
  const arrive = useCallback(() => {
    stop();
    const { told, view } = latest.current.table;
    atEvent.goOn();
    const passed = latest.current.way.filter(({ n }) => n > latest.current.told);
    latest.current.told = told;
    for (const { event } of passed) latest.current.onEvent(event, true);
    // Events that change nothing on the board bring the same view again.
    show((now) =>
      now.told === told && now.view === view && now.event === null ? now : { told, view, event: null },
    );
  }, [stop, show, atEvent]);

  useEffect(() => {
    const isEnd = table.outcome !== null;
    const canPlay = isInSight && isReady;
    if (bound.current === table.told && (canPlay || !isEnd)) return;
    latest.current.way = wayTo(table, recap, latest.current.told);
    const { way, isTurn } = latest.current;
    if (way.length === 0 || (!isEnd && !isInSight)) return arrive();
    stop();
    if (isEnd && !canPlay) return;
    bound.current = table.told;
    const mine = ticket.current;
    const step = async ({ event, view, n }: RecapFrame, isPassed: boolean) => {
      const ms = isPassed ? 0 : restOf.current(event, view);
      latest.current.onEvent(event, isPassed);
      latest.current.told = n;
      if (ms === 0 || view === null) return 0;
      show({ told: n, view, event });
      await atEvent.rest(ms);
      return ms;
    };
    const longest = LONGEST_MS[isStill ? "still" : "moving"];
    const whole = isEnd ? way.findLastIndex(({ event }) => isTurn(event)) : way.length;
    const isCurrent = () => ticket.current === mine;
    const after = atEvent.isOver();
    void follow(way, { after, longest, whole, step, isCurrent }).then(() => isCurrent() && arrive());
  }, [table, recap, isStill, isInSight, isReady, arrive, stop, show, atEvent]);

  useEffect(() => stop, [stop]);
  // A question comes with the event that led to it; the end of a match, after its last one.
  const isResting = table.outcome !== null && shown.event !== null;
  return { ...shown, isBehind: shown.told !== table.told || isResting, skip: arrive, next: atEvent.goOn };
}

/** Where the board rests at an event. */
function restPlace() {
  let over = Promise.resolve();
  let goOn = () => {};
  return {
    isOver: () => over,
    rest: (ms: number) => {
      over = new Promise<void>((resolve) => {
        goOn = resolve;
        setTimeout(resolve, ms);
      });
      return over;
    },
    goOn: () => goOn(),
  };
}

interface Following {
  /** Whatever comes meanwhile does not cut short what is shown. */
  readonly after: Promise<void>;
  /** Milliseconds after which events are passed over. */
  readonly longest: number;
  /** From this one on, none is. */
  readonly whole: number;
  /** Shows an event, or passes over it; the milliseconds that it took. */
  readonly step: (frame: RecapFrame, isPassed: boolean) => Promise<number>;
  readonly isCurrent: () => boolean;
}

async function follow(way: Way, { after, longest, whole, step, isCurrent }: Following): Promise<void> {
  await after;
  let left = longest;
  for (const [at, frame] of way.entries()) {
    if (!isCurrent()) return;
    left -= await step(frame, left <= 0 && at < whole);
  }
}

/** Where the board begins: in the present, or in an ended match before what its reader has not seen of it. */
function beginOf(table: TableView, recap: MatchLook["recap"]): { told: number; view: unknown } {
  const [first] = table.outcome === null ? [] : wayTo(table, recap, table.seen);
  if (first == null || first.view === null) return { told: table.told, view: table.view };
  return { told: first.n - 1, view: first.view };
}

/** The events after `from` that an eye can follow; none: the board simply jumps. */
function wayTo({ told, outcome }: TableView, recap: MatchLook["recap"], from: number): Way {
  const way = recap?.frames.filter(({ n }) => n > from && n <= told) ?? [];
  if (outcome !== null) return way.slice(-MOST_LIVE_FRAMES);
  return way[0]?.n === from + 1 && way.length <= MOST_LIVE_FRAMES ? way : [];
}

function onVisibility(call: () => void): () => void {
  document.addEventListener("visibilitychange", call);
  return () => document.removeEventListener("visibilitychange", call);
}

function isVisible(): boolean {
  return document.visibilityState === "visible";
}
