"use client";

import { useEffect, useState } from "react";
import { useBoard } from "./board-context.ts";
import { holdThread, playThrough } from "./fight-forecast-thread.ts";
import type { Report } from "./fight-forecast-worker.ts";
import type { AskedInquiry } from "./inquiry.ts";

type Played = ReadonlyMap<string, Report["forecast"]>;

const NONE: Played = new Map();

/** What comes of each inquiry, played through one after another, by its name: as far as it is known. */
export function usePlayed(asked: readonly (readonly [name: string, inquiry: AskedInquiry])[]): Played {
  const { view } = useBoard();
  const [found, setFound] = useState({ of: "", view, all: NONE });
  const isAsked = asked.length > 0;
  const of = JSON.stringify(asked);
  useEffect(() => (isAsked ? holdThread() : undefined), [isAsked]);
  useEffect(() => {
    let isCurrent = true;
    const playAll = async () => {
      const all = new Map<string, Report["forecast"]>();
      for (const [name, inquiry] of JSON.parse(of) as typeof asked) {
        all.set(name, await playThrough({ view, ...inquiry }));
        if (!isCurrent) return;
        setFound({ of, view, all: new Map(all) });
      }
    };
    void playAll();
    return () => {
      isCurrent = false;
    };
  }, [of, view]);
  return found.of === of && found.view === view ? found.all : NONE;
}
