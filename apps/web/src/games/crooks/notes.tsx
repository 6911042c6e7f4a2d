"use client";

import type { BoardProps } from "../game-ui.ts";
import { BoardProvider } from "./board-context.ts";
import { Casebook } from "./casebook.tsx";
import { GangLedger } from "./gang-ledger.tsx";
import { River } from "./river.tsx";
import { Spotlight } from "./spotlight.tsx";
import { useBoardFacts } from "./use-board-facts.ts";
import "./notes.css";

/** What follows from the table, beside it: the gangs, what the viewer has seen, and who lies in the river. */
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
