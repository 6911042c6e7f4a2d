"use client";

import { chanceOf, robberyModifier } from "@consigliere/games/mafia-dollar/odds";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { WarehouseView } from "@consigliere/games/mafia-dollar/view";
import { useState } from "react";
import { Figure } from "../../design/figure.tsx";
import { Drawing } from "../drawing.tsx";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { Crates } from "./crates.tsx";
import { nameOf, warehouseLabel } from "./labels.ts";
import { orderInHand } from "./order-in-hand.ts";
import { RacketChip } from "./racket-chip.tsx";
import { DogSign } from "./signs.tsx";
import { useTarget } from "./use-target.ts";

/**
 * A warehouse: as many crates in its door as it has rackets, which everybody knows, or the rackets themselves for viewers
 * who may know them, and the guard dog.
 */
export function Warehouse({ warehouse, isStop }: { warehouse: WarehouseView; isStop: boolean }) {
  const { t, view, words, draft } = useBoard();
  const { card, dog, racketCount, rackets } = warehouse;
  const target = useTarget(card, optionId("warehouse", card), warehouseLabel(t, words, warehouse));
  const order = orderInHand(draft, view);
  const isKnown = rackets !== null && rackets.length > 0;
  return (
    <div className="md-warehouse" data-site={`warehouse-${card}`}>
      <button {...target.button} className="md-store" tabIndex={target.isTarget || isStop ? 0 : -1}>
        <Said words={target.says}>
          <span className="md-store-name">{nameOf(words, card)}</span>
          <span className="md-door" data-none={racketCount === 0 || undefined}>
            {!isKnown && <Crates count={racketCount} most={6} />}
          </span>
          {dog !== null && (
            <span className="md-dog">
              <DogSign />
            </span>
          )}
          <span className="md-number" data-none={racketCount === 0 || undefined}>
            <Figure of={racketCount} />
          </span>
          {target.isTarget && order?.type === "rob" && (
            <span className="md-chance">
              {t("chance", { percent: chanceOf(robberyModifier(order.gangster, warehouse)) })}
            </span>
          )}
        </Said>
      </button>
      {isKnown && (
        <ul className="md-rackets">
          {rackets.map((racket) => (
            <li key={racket}>
              <RacketChip racket={racket} />
            </li>
          ))}
        </ul>
      )}
      <Truck count={racketCount} />
    </div>
  );
}

/** Drives up whenever there are more rackets than before. */
function Truck({ count }: { readonly count: number }) {
  const [seen, see] = useState({ count, loads: 0 });
  if (seen.count !== count) see({ count, loads: seen.loads + (count > seen.count ? 1 : 0) });
  if (seen.loads === 0) return null;
  return (
    <span key={seen.loads} className="md-truck" aria-hidden="true">
      <Drawing game="mafia-dollar" name="truck" />
    </span>
  );
}
