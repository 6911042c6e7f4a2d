import { INTERESTS } from "@consigliere/games/mob-city/cards";
import type { CSSProperties } from "react";
import type { BoardProps } from "../game-ui.ts";
import { BoardProvider, useBoardFacts } from "./board-context.ts";
import { PlaceArt, Queue } from "./favours.tsx";

/** The bids are opened place by place: the tokens drop and stand in line, and a ring is on whoever is served first. */
export function Reveal({ board }: { readonly board: BoardProps }) {
  const facts = useBoardFacts(board);
  const { view, words } = facts;
  return (
    <BoardProvider value={facts}>
      <span className="mc-reveal">
        {INTERESTS.map((interest, place) => (
          <span
            key={interest}
            className="mc-place"
            data-interest={interest}
            style={{ "--place": place } as CSSProperties}
          >
            <PlaceArt interest={interest} />
            <strong>{words.text(`interest.${interest}`)}</strong>
            <Queue interest={interest} bids={view.bids} ranks={view.ranks?.[interest] ?? null} />
          </span>
        ))}
      </span>
    </BoardProvider>
  );
}
