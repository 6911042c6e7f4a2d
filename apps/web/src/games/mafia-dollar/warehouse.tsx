"use client";

import { chanceOf, robberyModifier } from "@consigliere/games/mafia-dollar/odds";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { WarehouseView } from "@consigliere/games/mafia-dollar/view";
import { Figure } from "../../design/figure.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { SortArt } from "./card-art.tsx";
import { nameOf, warehouseLabel } from "./labels.ts";
import { orderInHand } from "./order-in-hand.ts";
import { RacketChip } from "./racket-chip.tsx";
import { DogSign } from "./signs.tsx";
import { useTarget } from "./use-target.ts";
import "./warehouse.css";

/**
 * A warehouse: the number of rackets for everybody, the rackets themselves for viewers who may know them, and the guard
 * dog.
 */
export function Warehouse({ warehouse, isStop }: { warehouse: WarehouseView; isStop: boolean }) {
  const { t, view, words, draft } = useBoard();
  const { card, dog, racketCount, rackets } = warehouse;
  const target = useTarget(card, optionId("warehouse", card), warehouseLabel(t, words, warehouse));
  const order = orderInHand(draft, view);
  return (
    <div className="md-warehouse" data-site={`warehouse-${card}`}>
      <button {...target.button} className="md-store" tabIndex={target.isTarget || isStop ? 0 : -1}>
        <Said words={target.says}>
          <span className="md-building">
            <SortArt sort="warehouse" />
            {dog !== null && (
              <span className="md-dog">
                <DogSign />
              </span>
            )}
            <span className="md-crates" data-none={racketCount === 0 || undefined}>
              <Figure of={racketCount} />
            </span>
          </span>
          <span className="md-store-name">{nameOf(words, card)}</span>
          {target.isTarget && order?.type === "rob" && (
            <span className="md-chance">
              {t("chance", { percent: chanceOf(robberyModifier(order.gangster, warehouse)) })}
            </span>
          )}
        </Said>
      </button>
      {rackets !== null && rackets.length > 0 && (
        <ul className="md-rackets">
          {rackets.map((racket) => (
            <li key={racket}>
              <RacketChip racket={racket} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
