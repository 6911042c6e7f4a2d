"use client";

import { type Context, useContext } from "react";
import type { BoardProps } from "../game-ui.ts";

/** The data for every part of a board; `Say` speaks its words, `Subject` is shown large. */
export interface SharedBoard<View, Say, Subject> extends BoardProps<View> {
  /** The game's web words. */
  readonly t: Say;
  /** The subject shown large. */
  readonly shown: Subject | null;
  readonly show: (subject: Subject | null) => void;
}

/** The data that the parts of a board share. Throws outside of the board. */
export function useBoardIn<Board>(context: Context<Board | null>): Board {
  const board = useContext(context);
  if (board === null) throw new Error("a part of the board outside of the board");
  return board;
}
