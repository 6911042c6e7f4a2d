"use client";

import type { CardId } from "@consigliere/games/mafia-dollar/cards";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { createContext, useContext } from "react";
import type { BoardProps } from "../game-ui.ts";
import type { Say } from "./labels.ts";

/** What every part of the board needs to know. */
export interface BoardContext extends BoardProps<View> {
  readonly t: Say;
  /** The card shown large. */
  readonly shown: CardId | null;
  readonly show: (card: CardId | null) => void;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

/** The board around the component. Throws outside of one. */
export function useBoard(): BoardContext {
  const board = useContext(Context);
  if (board === null) throw new Error("a part of the board outside of the board");
  return board;
}
