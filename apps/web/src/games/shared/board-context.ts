"use client";

import { type Context, useContext } from "react";
import type { BoardProps } from "../game-ui.ts";

/** What every part of a board needs to know; `Say` speaks its words, `Subject` is what it shows large. */
export interface SharedBoard<View, Say, Subject> extends BoardProps<View> {
  /** The game's words of the web. */
  readonly t: Say;
  /** What is shown large. */
  readonly shown: Subject | null;
  readonly show: (subject: Subject | null) => void;
}

/** What the parts of a board share. Throws outside of the board. */
export function useBoardIn<Board>(context: Context<Board | null>): Board {
  const board = useContext(context);
  if (board === null) throw new Error("a part of the board outside of the board");
  return board;
}
