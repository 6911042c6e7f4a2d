"use client";

import { cardOfKind, racketValue } from "@consigliere/games/mafia-dollar/cards";
import { robberyModifier } from "@consigliere/games/mafia-dollar/odds";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { WarehouseView } from "@consigliere/games/mafia-dollar/view";
import { sum } from "@consigliere/games/sum";
import { Piece, Sign } from "../board/piece-button.tsx";
import { useBoard } from "./board-context.ts";
import { nameOf, thousands, warehouseLabel } from "./labels.ts";
import { Icon } from "./signs.tsx";
import { useAnswer, useChance } from "./use-answer.ts";

interface GateProps {
  readonly warehouse: WarehouseView;
  readonly seat: number;
  readonly isStop: boolean;
}

/** No more crates than these are drawn; a figure over them says how many there are. */
const MOST_CRATES = 6;

/** A warehouse as a gate in the house: its pile, how many rackets and, for those who may know, what they are worth. */
export function Gate({ warehouse, seat, isStop }: GateProps) {
  const { t, view, words, show } = useBoard();
  const { card, dog, racketCount, rackets } = warehouse;
  const answer = useAnswer(optionId("warehouse", card));
  const chance = useChance(answer, seat, (job) => robberyModifier(job, warehouse));
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
        {Array.from({ length: Math.min(racketCount, MOST_CRATES) }, (_, index) => {
          const racket = rackets?.[index];
          const type = racket === undefined ? "tobacco" : cardOfKind(racket, "racket").subtype;
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          return <i key={index} className={`md-crate md-type-${type}`} />;
        })}
        {dog !== null && (
          <span className="md-dog">
            <Icon name="dog" />
          </span>
        )}
      </span>
      <Sign className={chance === null ? "md-gate-name" : "md-chance"} text={chance ?? nameOf(words, card)} />
    </Piece>
  );
}
