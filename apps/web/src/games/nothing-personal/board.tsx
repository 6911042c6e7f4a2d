"use client";

import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { View } from "@consigliere/games/nothing-personal/view";
import { useTranslations } from "next-intl";
import { lazily, Nothing } from "../../design/lazily.tsx";
import { Board } from "../board/board.tsx";
import { Shown, usePointed } from "../board/closeup.tsx";
import { usePressedOrder } from "../board/use-pressed-order.ts";
import type { BoardProps } from "../game-ui.ts";
import { type BoardContext, BoardProvider } from "./board-context.ts";
import { Families } from "./families.tsx";
import { layout } from "./layout.ts";
import { OffBoard } from "./off-board.tsx";
import { changesOf, isOnBoard } from "./preview.ts";
import { Pyramid } from "./pyramid.tsx";

/** Loaded when somebody is pointed at. */
const Closer = lazily(() => import("./closer.tsx"), Nothing);

/** A hall by night: nine chairs on a flight of steps that belong to nobody, and the families who push for them. */
export function NothingPersonalBoard(props: BoardProps) {
  const board = useBoardFacts(props);
  const isChoosing = [...(props.draft?.marks ?? [])].some(
    ([id, { state, path, via }]) => isOnBoard(id) && state !== "blocked" && path.length > 0 && via === null,
  );
  return (
    <BoardProvider value={board}>
      <Board
        table={props}
        layout={layout}
        className={isChoosing ? "np-board np-choosing" : "np-board"}
        counts={{ "--families": board.view.families.length }}
      >
        <Families />
        <Pyramid />
        <OffBoard />
        <Shown onShow={board.onShow}>{(place) => <Closer place={place} />}</Shown>
      </Board>
    </BoardProvider>
  );
}

/** The facts from which every part of the board, and of the front row before it, is drawn. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.nothing-personal");
  const pointed = usePointed<PlaceId>();
  const order = usePressedOrder(props.draft);
  return { ...props, ...pointed, view: props.view as View, t, changes: changesOf(props), order };
}
