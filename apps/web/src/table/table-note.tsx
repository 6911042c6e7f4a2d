"use client";

import { Suspense } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import { useAnyMessage } from "../games/game-words.ts";
import type { AtTableProps } from "./at-table.ts";
import { CalloutSlip } from "./callout-slip.tsx";
import type { TableMode } from "./table-mode.ts";
import type { LiveTable } from "./use-live-table.ts";

/** Asked after a move, and never by who was asked before. */
const OrdersSlip = lazily(() => import("../orders/orders-slip.tsx"), Nothing);
const KnockSlip = lazily(() => import("../push/knock-slip.tsx"), Nothing);

/** For how long after the start of a match its standing orders are proposed. */
const YOUNG_MS = 172_800_000;

interface TableNoteProps extends AtTableProps, Pick<LiveTable, "callout" | "layAside"> {
  readonly mode: TableMode;
}

/** A word beside the cue: what has become of the reader's plan, what a beginner should know, what may be arranged. */
export function TableNote({ at, mode, callout, layAside }: TableNoteProps) {
  const { match, table, words, may, asking, actions, sheets } = at;
  const say = useAnyMessage();
  const { id, game, seats, startedAt } = match.match;
  if (mode.is === "replay") return null;
  // Bots answer at once: nobody is away while they do, or has to be knocked at for them.
  const isAmongPeople = seats.filter(({ kind }) => kind === "person").length > 1;
  const isQuiet = mode.is !== "asked" && mode.is !== "sealed";
  const isYoung = startedAt !== null && Date.now() - Date.parse(startedAt) < YOUNG_MS;
  const hasPlan = may.plan && "plan" in (table.settings as object);
  if (hasPlan || (may.settings && isAmongPeople && isYoung && isQuiet)) {
    return (
      <Suspense fallback={null}>
        <OrdersSlip
          matchId={id}
          settings={table.settings}
          words={words}
          actions={actions}
          open={sheets.open}
        />
      </Suspense>
    );
  }
  if (mode.is === "following") return null;
  if (callout !== null && table.outcome === null) {
    return <CalloutSlip text={say(`board.${game}.callout.${callout.id}`)} onLayAside={layAside} />;
  }
  if (!may.desk || !asking.hasAnswered.current || !isAmongPeople || !isQuiet) return null;
  return (
    <Suspense fallback={null}>
      <KnockSlip />
    </Suspense>
  );
}
