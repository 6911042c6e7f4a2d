"use client";

import { cardOf, cardOfKind } from "@consigliere/games/mafia-dollar/cards";
import { chanceOf, hitModifier } from "@consigliere/games/mafia-dollar/odds";
import { optionId } from "@consigliere/games/mafia-dollar/option-ids";
import type { GangsterView } from "@consigliere/games/mafia-dollar/view";
import { canPress } from "../board/piece.ts";
import { Piece, Sign } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { Person } from "../shared/person.tsx";
import { useBoard } from "./board-context.ts";
import { ItemArt } from "./card-art.tsx";
import { faceOf } from "./faces.ts";
import { gangsterLabel } from "./labels.ts";
import { isPossible, ordersFor } from "./orders.ts";
import { Points, SymbolSign } from "./signs.tsx";
import { type Answer, useAnswer, useJob } from "./use-answer.ts";

interface ManProps {
  readonly gangster: GangsterView;
  readonly seat: number;
  /** The one of its group at which the tab key stops. Arrow keys reach the others. */
  readonly isStop: boolean;
}

/** A gangster with what he carries, and what holds him beside him. He walks between window and pavement. */
export function Man({ gangster, seat, isStop }: ManProps) {
  const { t, view, words, viewer, show } = useBoard();
  const { card, items, blocks } = gangster;
  const { leads, turn, ...answer } = useMan(gangster);
  const job = useJob();
  const { attack, robbery } = cardOfKind(card, "gangster");
  const isTarget = canPress(answer.mark) && job !== null && seat !== viewer;
  return (
    <Piece
      id={`gangster-${card}`}
      owner={seat}
      {...answer}
      leads={leads}
      role={view.robbery?.gangster === card ? "actor" : null}
      className={blocks.length > 0 ? "md-man md-held" : "md-man"}
      label={gangsterLabel(t, words, gangster)}
      isStop={isStop}
      onPoint={(isPointed) => show(isPointed ? card : null)}
    >
      <Person of={faceOf(card)} className={turn === null ? "" : `md-turned-${turn}`} />
      {blocks.length > 0 && (
        <span className="md-props">
          {blocks.slice(-2).map((block) => (
            <span key={block} className="md-prop">
              <Drawing game="mafia-dollar" name={`prop-${cardOfKind(block, "block").subtype}`} />
              <SymbolSign symbol={cardOfKind(block, "block").cure} />
            </span>
          ))}
        </span>
      )}
      <span className="md-plate">
        {items.length > 0 && (
          <span className="md-items">
            {items.map((item) => (
              <span key={item} data-type={cardOf(item).sort}>
                <ItemArt item={item} />
                <Sign className="md-bonus" text={`+${cardOfKind(item, "item").bonus}`} />
              </span>
            ))}
          </span>
        )}
        <Sign className="md-name" text={words.short(card)} />
        {isTarget && job !== null ? (
          <Sign className="md-chance" text={t("chance", { percent: chanceOf(hitModifier(job)) })} />
        ) : (
          <Points attack={attack} robbery={robbery} />
        )}
      </span>
    </Piece>
  );
}

type Manned = Answer & { readonly leads?: string; readonly turn: "left" | "right" | null };

/** A press on a gangster: he answers, or is the one to be ordered, and turns towards the thing that he is for. */
function useMan({ card }: GangsterView): Manned {
  const { draft, ordered, order } = useBoard();
  const answer = useAnswer(optionId("gangster", card));
  const turn = useTurn(card);
  const orders = ordersFor(draft, card);
  const [first] = orders;
  const open = orders.filter(isPossible);
  const [only] = open;
  if (answer.mark !== undefined || draft === null || first === undefined) return { ...answer, turn };
  if (only === undefined) {
    return { option: first.id, mark: { state: "blocked", rank: null, reason: first.blocked ?? null }, turn };
  }
  if (card === ordered && open.length > 1) {
    return {
      ...answer,
      mark: { state: "chosen", rank: null, reason: null },
      onPress: () => draft.isEmpty || draft.clear(),
      turn,
    };
  }
  return {
    option: only.id,
    mark: { state: "open", rank: null, reason: null },
    leads: open.map(({ id }) => id.split(":")[0]).join(" "),
    onPress: () => {
      if (!draft.isEmpty) draft.clear();
      if (open.length === 1 && only.with === undefined) draft.pickMarked(only.id);
      else order(card);
    },
    turn,
  };
}

/** The side on which the thing lies that somebody has been ordered to. */
function useTurn(card: string): "left" | "right" | null {
  const { draft, ordered, view } = useBoard();
  if (card !== ordered || draft === null || draft.isEmpty) return null;
  const pile = view.piles.findIndex(
    ({ type }) => draft.marks.get(optionId("pile", type))?.state === "chosen",
  );
  if (pile >= 0) return pile < view.piles.length / 2 ? "left" : "right";
  const things = view.seats.map(({ gangsters, warehouses }) => [
    ...gangsters.map((one) => optionId("gangster", one.card)),
    ...warehouses.map((one) => optionId("warehouse", one.card)),
  ]);
  const seat = things.findIndex((ids) => ids.some((id) => draft.marks.get(id)?.state === "chosen"));
  return seat < 0 ? null : seat < view.seats.length / 2 ? "left" : "right";
}
