"use client";

import { useRef } from "react";
import { Movement } from "../../design/movement.tsx";
import type { BoardProps } from "../game-ui.ts";
import { Bidding } from "./bidding.tsx";
import { BoardProvider, useBoardFacts } from "./board-context.ts";
import { Books } from "./books.tsx";
import { Captains } from "./captains.tsx";
import { CityMap } from "./city-map.tsx";
import { Crew } from "./crew.tsx";
import { DayStrip } from "./day-strip.tsx";
import { Gunfight } from "./gunfight.tsx";
import { Ledger } from "./ledger.tsx";
import { Pool } from "./pool.tsx";
import { Spotlight } from "./spotlight.tsx";
import "./board.css";

/**
 * The city: a drawn map with its houses and cars above the list of all buildings, the captains, and my organization.
 * What is asked stands first; a gunfight takes the place of the map.
 */
export function MobCityBoard(props: BoardProps) {
  const facts = useBoardFacts(props);
  const board = useRef<HTMLDivElement>(null);
  return (
    <Movement within={board}>
      <BoardProvider value={facts}>
        <div className="mc-board" ref={board} data-asks={asksFor(props.draft?.prompt.topic)}>
          <DayStrip />
          <div className="mc-main">
            {facts.view.fight === null ? <CityMap /> : <Gunfight />}
            <Bidding />
            <Pool />
          </div>
          <div className="mc-own">
            <Books />
            <Crew />
          </div>
          <Ledger />
          <Captains />
          <Spotlight />
        </div>
      </BoardProvider>
    </Movement>
  );
}

const OF_BUILDINGS: readonly (string | undefined)[] = [
  "buy",
  "business",
  "business-plan",
  "fine-pay",
  "bomb",
  "moll",
];
const OF_CREW: readonly (string | undefined)[] = ["setup-place", "hire", "wages-pay", "wages-layoff"];

/** What of the board a question is about. */
function asksFor(topic: string | undefined): "buildings" | "crew" | "favours" | undefined {
  if (topic === "bid") return "favours";
  if (OF_BUILDINGS.includes(topic)) return "buildings";
  return OF_CREW.includes(topic) ? "crew" : undefined;
}
