"use client";

import { cardOfKind, type RacketId, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { chanceOf, robberyModifier } from "@consigliere/games/mafia-dollar/odds";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { WarehouseView } from "@consigliere/games/mafia-dollar/view";
import { sum } from "@consigliere/games/sum";
import { canPress } from "../board/piece.ts";
import { Piece, Sign } from "../board/piece-button.tsx";
import { useBoard } from "./board-context.ts";
import { nameOf, thousands, warehouseLabel } from "./labels.ts";
import { Icon } from "./signs.tsx";
import { useAnswer, useJob } from "./use-answer.ts";

interface GateProps {
  readonly warehouse: WarehouseView;
  readonly seat: number;
  readonly isStop: boolean;
}

/** A warehouse as a gate in the house: its pile, how many rackets and, for those who may know, what they are worth. */
export function Gate({ warehouse, seat, isStop }: GateProps) {
  const { t, view, words, viewer, show } = useBoard();
  const { card, dog, racketCount, rackets } = warehouse;
  const answer = useAnswer(optionId("warehouse", card));
  const job = useJob();
  const isTarget = canPress(answer.mark) && job !== null && seat !== viewer;
  const worth = rackets === null || racketCount === 0 ? null : thousands(t, sum(rackets.map(racketValue)));
  return (
    <Piece
      {...answer}
      site={`warehouse-${card}`}
      owner={seat}
      role={view.robbery?.warehouse === card ? "victim" : null}
      className="md-gate"
      label={warehouseLabel(t, words, warehouse)}
      isStop={isStop}
      onPoint={(isPointed) => show(isPointed ? card : null)}
    >
      <Sign
        className="md-gate-sign"
        text={worth === null ? racketCount : t("gate", { count: racketCount, worth })}
      />
      <span className="md-gate-door" data-empty={racketCount === 0 || undefined}>
        <Crates count={racketCount} most={6} rackets={rackets} />
        {dog !== null && (
          <span className="md-dog">
            <Icon name="dog" />
          </span>
        )}
      </span>
      {isTarget && job !== null ? (
        <Sign
          className="md-chance"
          text={t("chance", { percent: chanceOf(robberyModifier(job, warehouse)) })}
        />
      ) : (
        <Sign className="md-gate-name" text={nameOf(words, card)} />
      )}
    </Piece>
  );
}

interface CratesProps {
  readonly count: number;
  /** No more than these are drawn; a figure beside them says how many there are. */
  readonly most: number;
  /** Which they are, where they may be known. */
  readonly rackets?: readonly RacketId[] | null;
}

/** Nailed crates, one for each racket, in the colour of its trade for those who may know it. */
export function Crates({ count, most, rackets }: CratesProps) {
  return (
    <span className="md-crates" aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, index) => {
        const racket = rackets?.[index];
        const type = racket === undefined ? "tobacco" : cardOfKind(racket, "racket").subtype;
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        return <i key={index} className={`md-crate md-type-${type}`} />;
      })}
    </span>
  );
}
