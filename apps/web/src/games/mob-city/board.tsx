"use client";

import { memo, Suspense, useDeferredValue } from "react";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Board } from "../board/board.tsx";
import { type Pointed, Shown, usePointed } from "../board/closeup.tsx";
import { usePressedOrder } from "../board/use-pressed-order.ts";
import type { BoardProps } from "../game-ui.ts";
import { BoardProvider, type Subject, TokensContext, useBoardFacts } from "./board-context.ts";
import { City } from "./city.tsx";
import { Favours } from "./favours.tsx";
import { Gunfight } from "./gunfight.tsx";
import { Hall, inHall } from "./hall.tsx";
import { layouts } from "./layout.ts";
import { Ledger } from "./ledger.tsx";
import { Mine } from "./mine.tsx";

/** Loaded when something is pointed at, and when orders are given. */
const Closer = lazily(() => import("./closer.tsx"), Nothing);
const Orders = lazily(() => import("./orders.tsx"));

/**
 * The city by night with its houses as keys, the ledger of the captains above it, and my cars at the near edge. It is
 * much to draw: what was pressed is said beside it at once, and the board is drawn in pieces right after, so that no
 * press waits for it.
 */
export function MobCityBoard(props: BoardProps) {
  const pointed = usePointed<Subject>();
  return (
    <TokensContext value={usePressedOrder(props.draft)}>
      <Laid {...useDeferredValue(props)} pointed={pointed} />
    </TokensContext>
  );
}

/** While these are asked or given, the places of the favours stand above the city. */
const FAVOURS: readonly string[] = ["bid", "tip", "police", "whiskey", "hire-lists"];

const Laid = memo(function Laid({ pointed, ...props }: BoardProps & { readonly pointed: Pointed<Subject> }) {
  const facts = useBoardFacts(props, pointed.show);
  const { view, draft, opened, meetings } = facts;
  const men = inHall(view, draft);
  const room = meetings.find((id) => id === opened?.id);
  const stage =
    view.fight !== null || room
      ? "room"
      : men.length > 0
        ? "hall"
        : FAVOURS.includes(view.phase.at)
          ? "favours"
          : "city";
  return (
    <BoardProvider value={facts}>
      <Board
        table={props}
        layout={layouts[stage]}
        className={`mc-board mc-at-${stage}`}
        counts={{ "--captains": view.captains.length }}
        mine={stage !== "room" && <Mine />}
      >
        <Ledger />
        {stage === "favours" && <Favours />}
        {stage === "hall" && <Hall cards={men} />}
        {stage !== "room" && <City />}
        {view.fight !== null ? (
          <Gunfight />
        ) : (
          draft !== null &&
          room && (
            <Suspense>
              <Orders key={room} draft={draft} building={room} />
            </Suspense>
          )
        )}
        <Shown key={stage} onShow={pointed.onShow}>
          {(subject) => <Closer shown={subject} />}
        </Shown>
      </Board>
    </BoardProvider>
  );
});
