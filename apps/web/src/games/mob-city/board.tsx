"use client";

import { memo, Suspense, useContext, useDeferredValue, useState } from "react";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Board } from "../board/board.tsx";
import type { BoardProps } from "../game-ui.ts";
import {
  BoardProvider,
  DraftContext,
  ShowContext,
  ShownContext,
  type Subject,
  useBoardFacts,
} from "./board-context.ts";
import { City } from "./city.tsx";
import { Favours } from "./favours.tsx";
import { Gunfight } from "./gunfight.tsx";
import { Hall, inHall } from "./hall.tsx";
import { layouts } from "./layout.ts";
import { Ledger } from "./ledger.tsx";
import { meetingsOf } from "./meetings.ts";
import { Mine } from "./mine.tsx";
import { Orders } from "./orders.tsx";

/** Loaded when something is pointed at. */
const Closer = lazily(() => import("./closer.tsx"), Nothing);

/**
 * The city by night with its houses as keys, the ledger of the captains above it, and my cars at the near edge. It is
 * much to draw: what was pressed is said beside it at once, and the board is drawn in pieces right after, so that no
 * press waits for it.
 */
export function MobCityBoard(props: BoardProps) {
  const [shown, show] = useState<Subject | null>(null);
  return (
    <ShowContext value={show}>
      <ShownContext value={shown}>
        <DraftContext value={props.draft}>
          <Laid {...useDeferredValue(props)} />
        </DraftContext>
      </ShownContext>
    </ShowContext>
  );
}

/** While these are asked or given, the places of the favours stand above the city. */
const FAVOURS: readonly string[] = ["bid", "tip", "police", "whiskey", "hire-lists"];

const Laid = memo(function Laid(props: BoardProps) {
  const facts = useBoardFacts(props);
  const { view, draft, opened } = facts;
  const men = inHall(view, draft);
  const orders = draft?.prompt.topic === "orders" ? draft : null;
  const room = orders !== null && meetingsOf(view, props.viewer).find((id) => id === opened?.id);
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
        mine={<Mine hasCars={stage !== "room"} />}
      >
        <Ledger />
        {stage === "favours" && <Favours />}
        {stage === "hall" && <Hall cards={men} />}
        {stage !== "room" && <City />}
        {view.fight !== null ? (
          <Gunfight />
        ) : (
          room && orders !== null && <Orders key={room} draft={orders} building={room} />
        )}
        <Shown />
      </Board>
    </BoardProvider>
  );
});

function Shown() {
  const shown = useContext(ShownContext);
  return (
    shown !== null && (
      <Suspense>
        <Closer shown={shown} />
      </Suspense>
    )
  );
}
