"use client";

import type { CardId, GangsterId } from "@consigliere/games/mafia-dollar/cards";
import { whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import type { SeatView, View } from "@consigliere/games/mafia-dollar/view";
import { useTranslations } from "next-intl";
import { memo, Suspense, useDeferredValue, useEffect, useState } from "react";
import { lazily, Nothing } from "../../design/lazily.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { Board } from "../board/board.tsx";
import { Shown, usePointed } from "../board/closeup.tsx";
import { Drawing } from "../drawing.tsx";
import type { BoardProps } from "../game-ui.ts";
import { clockwise } from "../shared/seating.ts";
import { type BoardContext, BoardProvider } from "./board-context.ts";
import { Family } from "./family.tsx";
import type { Lying } from "./goods.tsx";
import { layout } from "./layout.ts";
import { impliedIn, orderedIn, reachOf } from "./orders.ts";
import { Road } from "./road.tsx";

/** Loaded when something is pointed at, or lies there to be chosen, and when one trades. */
const Spotlight = lazily(() => import("./spotlight.tsx"), Nothing);
const Goods = lazily(() => import("./goods.tsx"));
const Trade = lazily(() => import("./trade.tsx"));

/**
 * A street at night, with mine on the near pavement. Orders are given to the men on it, by the things that they are for.
 * What was pressed is said beside it at once; the street is drawn in pieces right after.
 */
export function MafiaDollarBoard(props: BoardProps) {
  return <Laid {...useDeferredValue(props)} />;
}

const Laid = memo(function Laid(props: BoardProps) {
  const t = useTranslations("board.mafia-dollar");
  const { draft } = props;
  const view = props.view as View;
  const { mine, others } = clockwise(view.seats, props.viewer);
  const pointed = usePointed<CardId>();
  const [pressed, order] = useState<GangsterId | null>(null);
  const [looked, look] = useState<{ readonly at: string; readonly seat: number } | null>(null);
  useImplied(draft, mine);
  const at = `${view.turn?.seat} ${draft?.prompt.id}`;
  const ordered = mine === undefined ? null : orderedIn(draft, mine, pressed);
  const lookAt = (seat: number) => look({ at, seat });
  const far = shownOf({ view, draft, ordered }, others, looked?.at === at ? looked.seat : undefined);
  const context: BoardContext = { ...props, ...pointed, view, t, ordered, order, far, lookAt };
  const goods = goodsIn(context);
  const trade = draft !== null && TRADES.includes(draft.prompt.topic) ? draft : null;
  const isBusy = goods !== null || trade !== null;
  const rows = others.length > 3 ? 2 : 1;
  return (
    <BoardProvider value={context}>
      <Board
        table={props}
        layout={layout}
        className={`md-board ${isBusy ? "md-busy" : ""} ${view.ending === null ? "" : "md-over"}`}
        counts={{ "--rivals": others.length, "--rows": rows, "--across": Math.ceil(others.length / rows) }}
        mine={mine && <Family seat={mine} />}
      >
        <div className="board-rivals" data-many={rows > 1 || undefined}>
          <Drawing game="mafia-dollar" name="skyline" className="md-sky" keeps="edges" />
          {others.map((seat) => (
            <Family key={seat.seat} seat={seat} />
          ))}
        </div>
        <Suspense fallback={<Road />}>
          {goods !== null ? <Goods {...goods} /> : trade !== null ? <Trade draft={trade} /> : <Road />}
        </Suspense>
        <Shown onShow={pointed.onShow}>{(card) => <Spotlight card={card} />}</Shown>
      </Board>
    </BoardProvider>
  );
});

/** The rival whom a phone shows: one who is robbed, looked at, can be reached, or acts, else the next at the table. */
function shownOf(
  { view, draft, ordered }: Pick<BoardContext, "view" | "draft" | "ordered">,
  others: readonly SeatView[],
  looked: number | undefined,
): number | null {
  const reached = others.find((seat) => reachOf(seat, draft, ordered) > 0)?.seat;
  const wanted = [view.robbery?.victim, looked, reached, view.turn?.seat, others[0]?.seat];
  return wanted.find((one) => others.some(({ seat }) => seat === one)) ?? null;
}

/** The things that somebody robs, has been given, or has to choose from; null: none. */
function goodsIn({ view, draft }: Pick<BoardContext, "view" | "draft">): Lying | null {
  const { robbery, gifts } = view;
  if (robbery !== null) return { of: "inside", things: robbery.rackets };
  if (gifts !== null) return { of: "gifts", things: gifts };
  const question = draft?.prompt.question;
  const options = question?.form === "one" || question?.form === "some" ? question.options : [];
  const things = options.flatMap(({ id }) => whatOf("racket", id) ?? whatOf("item", id) ?? []);
  return things.length === 0 ? null : { of: draft?.prompt.topic === "loot" ? "loot" : "goods", things };
}

const TRADES: readonly string[] = ["trade", "open-market", "answer-offer", "bid", "choose-bid"];
/** Chooses at once what goes without saying. */
function useImplied(draft: AnswerDraft | null, mine: SeatView | undefined): void {
  useEffect(() => {
    const implied = draft === null ? undefined : impliedIn(draft, mine?.warehouses ?? []);
    if (implied !== undefined) draft?.pick(draft.current?.path ?? [], implied);
  }, [draft, mine]);
}
