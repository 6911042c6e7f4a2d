"use client";

import type { CardId, GangsterId } from "@consigliere/games/mafia-dollar/cards";
import { readOption } from "@consigliere/games/mafia-dollar/option-ids";
import type { SeatView, View } from "@consigliere/games/mafia-dollar/view";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { Movement } from "../../design/movement.tsx";
import { isDecided } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useFoldedRows } from "../../stage/use-folded-rows.ts";
import type { BoardProps } from "../game-ui.ts";
import { clockwise } from "../shared/seating.ts";
import { Affair } from "./affair.tsx";
import { type BoardContext, BoardProvider } from "./board-context.ts";
import { FamilyPanel } from "./family-panel.tsx";
import { Spotlight } from "./spotlight.tsx";
import { Street } from "./street.tsx";
import { TradePost } from "./trade-post.tsx";

/**
 * The quarter at night: a street of rackets between the families, with mine nearest. Orders are given to the men on it.
 */
export function MafiaDollarBoard(props: BoardProps) {
  const t = useTranslations("board.mafia-dollar");
  const [shown, show] = useState<CardId | null>(null);
  const [ordered, order] = useState<GangsterId | null>(null);
  const view = props.view as View;
  const context = useMemo<BoardContext>(
    () => ({ ...props, view, t, shown, show, ordered, order }),
    [props, view, t, shown, ordered],
  );
  const { mine, others } = clockwise(view.seats, props.viewer);
  const board = useRef<HTMLDivElement>(null);
  useFoldedRows(board, ".md-rivals > *", props.event === null ? (props.draft?.prompt.id ?? "") : null);
  useForcedTarget(props.draft);
  const panel = (seat: SeatView) => (
    <FamilyPanel key={seat.seat} seat={seat} player={props.seats.find((one) => one.seat === seat.seat)} />
  );
  return (
    <Movement within={board}>
      <BoardProvider value={context}>
        <div className="md-board" ref={board} data-choosing={hasTargets(props.draft) || undefined}>
          <div className="md-rivals" data-rivals={others.length}>
            {others.map(panel)}
          </div>
          <Street />
          <Affair />
          <TradePost />
          {mine !== undefined && panel(mine)}
          <Spotlight />
        </div>
      </BoardProvider>
    </Movement>
  );
}

const ON_BOARD: readonly string[] = ["gangster", "warehouse", "racket", "pile"];

/** Things and players. The terms of a trade always come from the player. */
const FORCED = [...ON_BOARD, "seat"];

/** Whether a thing that can be chosen next is on the board. */
function hasTargets(draft: AnswerDraft | null): boolean {
  const question = draft?.current?.question;
  if (question?.form !== "one" && question?.form !== "some") return false;
  return question.options.some(
    ({ id, blocked }) => blocked === undefined && ON_BOARD.includes(readOption(id).form),
  );
}

/** If only one thing is possible, such as one's only warehouse, nobody needs to point at it. */
function useForcedTarget(draft: AnswerDraft | null): void {
  useEffect(() => {
    const place = draft?.current;
    if (draft == null || place === undefined || place.path.length === 0 || isDecided(place)) return;
    if (place.question.form !== "one") return;
    const [only, another] = place.question.options.filter(({ blocked }) => blocked === undefined);
    if (only === undefined || another !== undefined) return;
    if (FORCED.includes(readOption(only.id).form)) draft.pick(place.path, only.id);
  }, [draft]);
}
