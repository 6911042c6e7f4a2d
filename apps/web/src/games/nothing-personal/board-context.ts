"use client";

import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import type { View } from "@consigliere/games/nothing-personal/view";
import { createContext } from "react";
import type { BoardProps } from "../game-ui.ts";
import { useBoardIn } from "../shared/board-context.ts";
import type { Say } from "./labels.ts";
import type { Change } from "./preview.ts";

/** Context for every part of the board. */
export interface BoardContext extends BoardProps<View> {
  readonly t: Say;
  /** The effect of the drafted answer on the markers. */
  readonly changes: readonly Change[];
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);

/** The place that is shown large. Only what shows it is drawn anew when a pointer wanders over the board. */
export const ShownContext = createContext<PlaceId | null>(null);

export const ShowContext = createContext<(place: PlaceId | null) => void>(() => undefined);
