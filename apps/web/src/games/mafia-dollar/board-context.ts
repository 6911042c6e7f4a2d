"use client";

import type { CardId, GangsterId } from "@consigliere/games/mafia-dollar/cards";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { createContext } from "react";
import type { Pointed } from "../board/closeup.tsx";
import type { BoardProps } from "../game-ui.ts";
import { useBoardIn } from "../shared/board-context.ts";
import type { Say } from "./labels.ts";

/** The data for every part of the board. */
export interface BoardContext extends BoardProps<View>, Pointed<CardId> {
  readonly t: Say;
  /** The one of my gangsters who is being ordered. */
  readonly ordered: GangsterId | null;
  readonly order: (gangster: GangsterId) => void;
  /** The family that a phone shows across the street. */
  readonly far: number | null;
  readonly lookAt: (seat: number) => void;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);
