"use client";

import { cardOfKind, type RacketId, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { racketLabel, thousands } from "./labels.ts";
import { RacketSign } from "./signs.tsx";
import { useTarget } from "./use-target.ts";

/** A racket that the viewer may look at, as a tag with its value. */
export function RacketChip({ racket }: { readonly racket: RacketId }) {
  const { t, words } = useBoard();
  const type = cardOfKind(racket, "racket").subtype;
  const target = useTarget(racket, optionId("racket", racket), racketLabel(t, words, racket));
  return (
    <button
      data-piece={`racket-${racket}`}
      className="md-racket"
      data-type={type}
      {...target.button}
      tabIndex={target.isTarget ? 0 : -1}
    >
      <Said words={target.says}>
        <RacketSign type={type} />
        {thousands(t, racketValue(racket))}
      </Said>
    </button>
  );
}
