"use client";

import { Suspense } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import { useDismissed } from "../design/once-notice.tsx";
import { useAnyMessage } from "../games/game-words.ts";
import { historyOf } from "../orders/answer-history.ts";
import type { At } from "./at-table.ts";
import { CalloutNotice } from "./callout-notice.tsx";
import { pauseWishIn } from "./pause-wish.ts";

/** Asked once, after a move. */
const OrdersNotice = lazily(() => import("../orders/orders-notice.tsx"), Nothing);
const CorrectionNotice = lazily(() => import("./corrections/correction-notice.tsx"), Nothing);
const PauseNotice = lazily(() => import("./pause-notice.tsx"), Nothing);
const BorrowedNotice = lazily(() => import("../lending/borrowed-notice.tsx"), Nothing);
const PushNotice = lazily(() => import("../push/push-notice.tsx"), Nothing);

type TableNoteProps = At<
  "match" | "words" | "may" | "asking" | "actions" | "sheets" | "paper" | "mode" | "live"
>;

/** A note beside the cue: a question to the whole table, or what concerns the reader alone. */
export function TableNote({ at }: TableNoteProps) {
  if (at.mode.is === "replay") return null;
  const own = <OwnNote at={at} />;
  if (!at.may.corrections) return own;
  return (
    <Suspense fallback={null}>
      <CorrectionNotice at={at} otherwise={own} />
    </Suspense>
  );
}

/** The state of the reader's plan, a hint for beginners, or something to arrange. */
function OwnNote({ at }: TableNoteProps) {
  const { match, words, may, asking, actions, sheets, paper, mode, live } = at;
  const { table } = match;
  const say = useAnyMessage();
  const { id, game, seats } = match.match;
  const [isTold, told] = useDismissed("borrowed", id);
  const wish = may.pause && table.outcome === null ? pauseWishIn(match) : null;
  if (wish !== null && !wish.isOwn) {
    return (
      <Suspense fallback={null}>
        <PauseNotice id={id} wanting={wish.names} />
      </Suspense>
    );
  }
  const lent = match.isBorrowed ? seats.find(({ isMe }) => isMe) : undefined;
  if (lent?.lent !== undefined && !isTold) {
    return (
      <Suspense fallback={null}>
        <BorrowedNotice
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
      ? historyOf({ match: id, viewer: match.viewer })
      : null;
  if (hasPlan || habit !== null) {
    return (
      <Suspense fallback={null}>
        <OrdersNotice
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
  const { callout } = live;
  if (callout !== null && table.outcome === null) {
    return <CalloutNotice text={say(`board.${game}.callout.${callout.id}`)} onLayAside={live.layAside} />;
  }
  if (!may.desk || !asking.hasAnswered.current || !isAmongPeople || !isQuiet) return null;
  return (
    <Suspense fallback={null}>
      <PushNotice />
    </Suspense>
  );
}

function hasOrders(settings: unknown): boolean {
  const { orders = [] } = (settings ?? {}) as { readonly orders?: readonly unknown[] };
  return orders.length > 0;
}
