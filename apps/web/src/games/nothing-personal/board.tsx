"use client";

import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { View } from "@consigliere/games/nothing-personal/view";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { Board } from "../board/board.tsx";
import type { BoardProps } from "../game-ui.ts";
import { type BoardContext, BoardProvider, ShowContext, ShownContext } from "./board-context.ts";
import { Families } from "./families.tsx";
import { layout } from "./layout.ts";
import { OffBoard } from "./off-board.tsx";
import { changesOf, isOnBoard } from "./preview.ts";
import { Pyramid } from "./pyramid.tsx";
import { Spotlight } from "./spotlight.tsx";

/** A hall by night: nine chairs on a flight of steps that belong to nobody, and the families who push for them. */
export function NothingPersonalBoard(props: BoardProps) {
  const context = useBoardFacts(props);
  const isChoosing = [...(props.draft?.marks ?? [])].some(
    ([id, { state, path, via }]) => isOnBoard(id) && state !== "blocked" && path.length > 0 && via === null,
  );
  return (
    <BoardProvider value={context}>
      <Board
        table={props}
        layout={layout}
        className={isChoosing ? "np-board np-choosing" : "np-board"}
        counts={{ "--families": context.view.families.length }}
      >
        <Families />
        <Shown>
          <Pyramid />
          <OffBoard />
          <Spotlight />
        </Shown>
      </Board>
    </BoardProvider>
  );
}

/** The facts from which every part of the board, and of the front row before it, is drawn. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.nothing-personal");
  return useMemo(() => ({ ...props, view: props.view as View, t, changes: changesOf(props) }), [props, t]);
}

function Shown({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<PlaceId | null>(null);
  return (
    <ShowContext value={show}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ShowContext>
  );
}
