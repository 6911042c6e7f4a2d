"use client";

import { memo, useDeferredValue, useState } from "react";
import type { BoardProps } from "../game-ui.ts";
import { Bidding } from "./bidding.tsx";
import {
  BoardProvider,
  DraftContext,
  ShowContext,
  ShownContext,
  type Subject,
  useBoardFacts,
} from "./board-context.ts";
import { Captains } from "./captains.tsx";
import { CityMap } from "./city-map.tsx";
import { Crew } from "./crew.tsx";
import { DayPlan } from "./day-plan.tsx";
import { DayStrip } from "./day-strip.tsx";
import FightForecastBox from "./fight-forecast.tsx";
import { Gunfight } from "./gunfight.tsx";
import { canBeTried } from "./inquiry.ts";
import { Orders } from "./orders.tsx";
import { OwnStrip } from "./own-strip.tsx";
import { Pool } from "./pool.tsx";
import { Spotlight } from "./spotlight.tsx";

/**
 * The city by night with its houses as keys, the captains, and my organization. It is much to draw: what was pressed is
 * said beside it at once, and the board is drawn in pieces right after, so that no press waits for it.
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

/** The question stands first; a gunfight takes the place of the map. */
const Laid = memo(function Laid(props: BoardProps) {
  const facts = useBoardFacts(props);
  return (
    <BoardProvider value={facts}>
      <div className="mc-board" data-asks={asksFor(props.draft?.prompt.topic)}>
        <DayStrip />
        <OwnStrip />
        <Bidding />
        <Pool />
        <div className="mc-main">
          <DayPlan />
          {facts.view.fight !== null ? (
            <Gunfight />
          ) : props.draft?.prompt.topic === "orders" ? (
            <Orders draft={props.draft} />
          ) : (
            <CityMap />
          )}
          {facts.view.fight === null && props.draft !== null && canBeTried(props.draft.prompt.topic) && (
            <FightForecastBox key={props.draft.prompt.id} draft={props.draft} />
          )}
        </div>
        <div className="mc-side">
          <Captains />
          <Crew />
        </div>
        <Spotlight />
      </div>
    </BoardProvider>
  );
});

const OF_CREW: readonly (string | undefined)[] = [
  "setup-place",
  "hire",
  "hire-list",
  "wages-pay",
  "wages-layoff",
];

/** The parts of the board, other than the map, that a question is about. */
function asksFor(topic: string | undefined): "crew" | "favours" | undefined {
  if (topic === "bid" || topic === "whiskey") return "favours";
  return OF_CREW.includes(topic) ? "crew" : undefined;
}
