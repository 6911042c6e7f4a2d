"use client";

import { Suspense } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import { useLaidAside } from "../design/once-slip.tsx";
import { useAnyMessage } from "../games/game-words.ts";
import { habitOf } from "../orders/habit.ts";
import type { AtTableProps } from "./at-table.ts";
import { CalloutSlip } from "./callout-slip.tsx";
import { pauseWishIn } from "./pause-wish.ts";
import type { TableMode } from "./table-mode.ts";
import type { LiveTable } from "./use-live-table.ts";

/** Asked once, after a move. */
const OrdersSlip = lazily(() => import("../orders/orders-slip.tsx"), Nothing);
const PauseSlip = lazily(() => import("./pause-slip.tsx"), Nothing);
const BorrowedSlip = lazily(() => import("../lending/borrowed-slip.tsx"), Nothing);
const KnockSlip = lazily(() => import("../push/knock-slip.tsx"), Nothing);

interface TableNoteProps extends AtTableProps, Pick<LiveTable, "callout" | "layAside"> {
  readonly mode: TableMode;
}

/** A note beside the cue: the state of the reader's plan, a hint for beginners, or something to arrange. */
export function TableNote({ at, mode, callout, layAside }: TableNoteProps) {
  const { match, table, words, may, asking, actions, sheets, paper } = at;
  const say = useAnyMessage();
  const { id, game, seats } = match.match;
  const [isTold, told] = useLaidAside("borrowed", id);
  if (mode.is === "replay") return null;
  const wish = may.pause && table.outcome === null ? pauseWishIn(match) : null;
  if (wish !== null && !wish.isOwn) {
    return (
      <Suspense fallback={null}>
        <PauseSlip id={id} wanting={wish.names} />
      </Suspense>
    );
  }
  const lent = match.isBorrowed ? seats.find(({ isMe }) => isMe) : undefined;
  if (lent?.lent !== undefined && !isTold) {
    return (
      <Suspense fallback={null}>
        <BorrowedSlip
          name={lent.name}
          until={lent.lent.until}
          onRead={() => paper.open("notes")}
          onAnswer={told}
        />
      </Suspense>
    );
  }
  // Bots answer at once, so nobody is away meanwhile and nobody needs a message.
  const isAmongPeople = seats.filter(({ kind }) => kind === "person").length > 1;
  const isQuiet = mode.is !== "asked" && mode.is !== "sealed";
  const hasPlan = may.plan && "plan" in (table.settings as object);
  const habit =
    may.settings && isAmongPeople && isQuiet && !hasOrders(table.settings)
      ? habitOf({ match: id, viewer: match.viewer })
      : null;
  if (hasPlan || habit !== null) {
    return (
      <Suspense fallback={null}>
        <OrdersSlip
          at={{ match: id, viewer: match.viewer }}
          habit={habit}
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

function hasOrders(settings: unknown): boolean {
  const { orders = [] } = (settings ?? {}) as { readonly orders?: readonly unknown[] };
  return orders.length > 0;
}
