"use client";

import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { View } from "@consigliere/games/nothing-personal/view";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Movement } from "../../design/movement.tsx";
import type { BoardProps } from "../game-ui.ts";
import { ActionSlips } from "./action-slips.tsx";
import { BargainTable } from "./bargain-table.tsx";
import { type BoardContext, BoardProvider, ShowContext, ShownContext } from "./board-context.ts";
import { DiceTable } from "./dice-table.tsx";
import { Families } from "./families.tsx";
import { FenceTable } from "./fence-table.tsx";
import { OffersTable } from "./offers-table.tsx";
import { PermissionTable } from "./permission-table.tsx";
import { changesOf, isOnBoard } from "./preview.ts";
import { Pyramid } from "./pyramid.tsx";
import { ReactionTable } from "./reaction-table.tsx";
import { Spotlight } from "./spotlight.tsx";
import { Status } from "./status.tsx";

/** The organization: nine chairs in a pyramid that belong to nobody, and the families who push for them. */
export function NothingPersonalBoard(props: BoardProps) {
  const t = useTranslations("board.nothing-personal");
  const board = useRef<HTMLDivElement>(null);
  const view = props.view as View;
  const context = useMemo<BoardContext>(
    () => ({ ...props, view, t, changes: changesOf(props) }),
    [props, view, t],
  );
  const isChoosing = [...(props.draft?.marks ?? [])].some(
    ([id, { state, path, via }]) => isOnBoard(id) && state !== "blocked" && path.length > 0 && via === null,
  );
  return (
    <Movement within={board}>
      <BoardProvider value={context}>
        <div className="np-board" ref={board} data-choosing={isChoosing || undefined}>
          <Families />
          <Status />
          <ActionSlips />
          <DiceTable />
          <BargainTable />
          <FenceTable />
          <PermissionTable />
          <ReactionTable />
          <OffersTable />
          <Shown>
            <Pyramid />
            <Spotlight />
          </Shown>
        </div>
      </BoardProvider>
    </Movement>
  );
}

function Shown({ children }: { readonly children: ReactNode }) {
  const [shown, show] = useState<PlaceId | null>(null);
  return (
    <ShowContext value={show}>
      <ShownContext value={shown}>{children}</ShownContext>
    </ShowContext>
  );
}
