"use client";

import type { RecapFrame, TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useCallback, useEffect, useRef, useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useStill } from "../design/use-still.ts";
import type { TableEvent } from "../games/game-words.ts";

/** What the board shows: the newest view, or the one just after an event on the way there. */
export interface ShownTable {
  readonly view: unknown;
  /** The event that led there; null when nothing is under way. */
  readonly event: TableEvent | null;
  /** True while the board has not come to the present. */
  readonly isBehind: boolean;
  /** Goes to the present at once. */
  readonly skip: () => void;
}

interface Plan {
  readonly matchId: string;
  readonly table: TableView;
  /** Milliseconds to rest at an event; 0 passes over it. */
  readonly pause: (event: TableEvent) => number;
  /** Called with every event that is shown, to be read out. */
  readonly onEvent: (event: TableEvent) => void;
}

/** More than this is for the recap to tell, not for a board in motion. */
const MOST_LIVE_FRAMES = 60;

/** Lets the board follow the match event by event instead of jumping. */
export function useShownTable({ matchId, table, pause, onEvent }: Plan): ShownTable {
  const api = useApi();
  const isStill = useStill();
  const [shown, setShown] = useState({
    told: table.told,
    view: table.view,
    event: null as TableEvent | null,
  });
  const latest = useRef({ table, pause, onEvent, told: shown.told });
  latest.current = { ...latest.current, table, pause, onEvent };
  const ticket = useRef(0);

  const arrive = useCallback(() => {
    ticket.current += 1;
    const { told, view } = latest.current.table;
    latest.current.told = told;
    setShown({ told, view, event: null });
  }, []);

  useEffect(() => {
    const from = latest.current.told;
    if (table.told <= from || document.visibilityState !== "visible") {
      arrive();
      return;
    }
    ticket.current += 1;
    const mine = ticket.current;
    const isCurrent = () => ticket.current === mine;
    const step = async ({ event, view, n }: RecapFrame) => {
      const rest = isStill ? 0 : latest.current.pause(event);
      latest.current.onEvent(event);
      latest.current.told = n;
      if (rest === 0 || view === null) return;
      setShown({ told: n, view, event });
      await new Promise((resolve) => setTimeout(resolve, rest));
    };
    const follow = async () => {
      const { frames } = await api.call(routes.readRecap, { params: { id: matchId }, query: { from } });
      if (frames.length > MOST_LIVE_FRAMES) return;
      for (const frame of frames) {
        if (!isCurrent()) return;
        await step(frame);
      }
    };
    // Without the frames the board simply jumps.
    follow().then(
      () => isCurrent() && arrive(),
      () => isCurrent() && arrive(),
    );
  }, [table, matchId, isStill, api, arrive]);

  useEffect(
    () => () => {
      ticket.current += 1;
    },
    [],
  );
  return { view: shown.view, event: shown.event, isBehind: shown.told !== table.told, skip: arrive };
}
