"use client";

import type { MobsterId } from "@consigliere/games/family-business/mobs";
import type { View } from "@consigliere/games/family-business/view";
import { createContext } from "react";
import type { Pointed } from "../board/closeup.tsx";
import type { PressedOrder } from "../board/use-pressed-order.ts";
import type { BoardProps } from "../game-ui.ts";
import { useBoardIn } from "../shared/board-context.ts";
import type { Telling } from "./labels.ts";

/** The data for every part of the board. */
export interface BoardContext extends BoardProps<View>, Pointed<MobsterId> {
  readonly t: Telling["t"];
  /** The order of the hit list that is being pressed; null: none is asked. */
  readonly order: PressedOrder | null;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);
