"use client";

import { crookOf } from "@consigliere/games/crooks/cards";
import type { PlayedView } from "@consigliere/games/crooks/view";
import type { CSSProperties } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { CrookCard } from "./crook-card.tsx";
import { letterOf } from "./labels.ts";

interface TileProps {
  readonly played: Pick<PlayedView, "play" | "owner" | "facing" | "from" | "crook">;
  /** Its place in the stack from the bottom, and the number of cards in the stack. */
  readonly index?: number;
  readonly count?: number;
  /** It leaves the table at this moment, so it is nothing that could move. */
  readonly isGone?: boolean;
}

/** "4+3", with the unknown ones in the dark: "4+?". */
export function ranksOf(stack: readonly Pick<PlayedView, "crook">[]): string {
  return stack.map(({ crook }) => (crook === null ? "?" : crookOf(crook).rank)).join("+");
}

/** A crook on the table, as far as the viewer knows it. The same picture moves by its serial number. */
export function Tile({ played, index = 0, count = 1, isGone = false }: TileProps) {
  const { words, scene, view } = useBoard();
  const { play, owner, facing, from, crook } = played;
  return (
    <span
      data-piece={isGone ? undefined : `play-${play}`}
      className="ck-tile"
      data-event={scene.plays.includes(play) || undefined}
      style={{ "--i": index, "--n": count } as CSSProperties}
    >
      {crook === null ? (
        <span className="ck-back" aria-hidden="true">
          <SeatMark seat={owner} />
        </span>
      ) : (
        <CrookCard
          crook={crook}
          words={words}
          shape="tile"
          isHidden={facing === "down" && view.phase !== "over"}
        />
      )}
      {facing === "down" && (
        <span className="ck-origin" aria-hidden="true">
          {letterOf(from)}
        </span>
      )}
    </span>
  );
}
