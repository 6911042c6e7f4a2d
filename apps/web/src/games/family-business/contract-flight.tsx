"use client";

import type { CardKind } from "@consigliere/games/family-business/cards";
import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { useLayoutEffect, useRef } from "react";
import { isStill } from "../../design/use-still.ts";
import { piecesNamed } from "../../stage/pieces-named.ts";
import { CardArt } from "./card-art.tsx";

/** Milliseconds of the flight, and between two cards of one. */
const FLIGHT_MS = 460;
const APART_MS = 60;

interface ContractFlightProps {
  readonly from: number;
  readonly kind: CardKind;
  readonly targets: readonly MobsterId[];
}

/** A card that flies from the hand it is played from to the men whom it is about, each of whom is left in its light. */
export function ContractFlight({ from, kind, targets }: ContractFlightProps) {
  const flight = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const layer = flight.current;
    const board = layer?.closest(".stage-middle")?.querySelector<HTMLElement>(".stage-board");
    if (layer == null || board == null) return;
    const area = layer.getBoundingClientRect();
    const start = middleOf(handOf(board, from), area);
    for (const [index, id] of targets.entries()) {
      const [light, card] = layer.querySelectorAll<HTMLElement>(`[data-for="${id}"]`);
      const man = piecesNamed(board, `mobster-${id}`).find(({ clientWidth }) => clientWidth > 0);
      if (light === undefined || card === undefined || man === undefined) continue;
      const box = man.getBoundingClientRect();
      Object.assign(light.style, {
        visibility: "visible",
        left: `${box.left - area.left}px`,
        top: `${box.top - area.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
      const end = middleOf(man, area);
      Object.assign(card.style, { left: `${end.x}px`, top: `${end.y}px`, visibility: "visible" });
      if (isStill()) continue;
      const [x, y] = [start.x - end.x, start.y - end.y];
      card.animate(
        [
          { transform: `translate(${x}px, ${y}px) rotateY(180deg) scale(0.7)` },
          { transform: `translate(${x / 2}px, ${y / 2 - 40}px) rotateY(60deg) scale(1.35)`, offset: 0.5 },
          { transform: "none" },
        ],
        { duration: FLIGHT_MS, delay: index * APART_MS, easing: "ease-in-out", fill: "backwards" },
      );
    }
  }, [from, targets]);
  return (
    <span className="fb-flight" ref={flight}>
      {targets.map((id) => (
        <span key={id} className="fb-flight-light" data-for={id} />
      ))}
      {targets.map((id) => (
        <span key={id} className="fb-flight-card" data-for={id}>
          <CardArt kind={kind} />
        </span>
      ))}
    </span>
  );
}

/** My own cards lie before me, below the board; those of others beside their names. */
function handOf(board: Element, seat: number): Element {
  const mob = board.querySelector(`[data-site="seat-${seat}"]`);
  const hand = mob?.matches("[data-mine]") ? board.closest(".stage")?.querySelector(".stage-front") : null;
  return hand ?? mob?.querySelector(".fb-hand-count") ?? mob ?? board;
}

function middleOf(element: Element, area: DOMRect): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2 - area.left, y: top + height / 2 - area.top };
}
