"use client";

import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { View } from "@consigliere/games/nothing-personal/view";
import { createContext } from "react";
import type { Pointed } from "../board/closeup.tsx";
import type { PressedOrder } from "../board/use-pressed-order.ts";
import type { BoardProps } from "../game-ui.ts";
import { useBoardIn } from "../shared/board-context.ts";
import type { Say } from "./labels.ts";
import type { Change } from "./preview.ts";

/** Context for every part of the board. */
export interface BoardContext extends BoardProps<View>, Pointed<PlaceId> {
  readonly t: Say;
  /** The effect of the drafted answer on the markers. */
  readonly changes: readonly Change[];
  /** The order of the families that is being pressed; null: none is asked. */
  readonly order: PressedOrder | null;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);
