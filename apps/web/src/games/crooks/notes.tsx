"use client";

import type { BoardProps } from "../game-ui.ts";
import { BoardProvider } from "./board-context.ts";
import { Casebook } from "./casebook.tsx";
import { GangLedger } from "./gang-ledger.tsx";
import { River } from "./river.tsx";
import { Spotlight } from "./spotlight.tsx";
import { useBoardFacts } from "./use-board-facts.ts";

/** Conclusions from the table, beside it: the gangs, the viewer's knowledge, and the crooks in the river. */
export function CrooksNotes(props: BoardProps) {
  const facts = useBoardFacts(props);
  return (
    <BoardProvider value={facts}>
      <div className="ck-notes">
        <GangLedger />
        <Casebook />
        <River />
        <Spotlight />
      </div>
    </BoardProvider>
  );
}
