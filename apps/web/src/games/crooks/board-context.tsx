"use client";

import type { CrookId } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { type ComponentProps, createContext } from "react";
import { type Pointed, usePointed } from "../board/closeup.tsx";
import { Piece } from "../board/piece-button.tsx";
import type { BoardProps } from "../game-ui.ts";
import { useBoardIn } from "../shared/board-context.ts";
import type { Telling } from "./labels.ts";
import { litBy } from "./scene.ts";

/** The thing pointed at: its name and all about it, the crook that it is, and the answer that a press on it gives. */
export interface Shown {
  readonly says: readonly string[];
  readonly crook?: CrookId | undefined;
  readonly option?: string | undefined;
}

/** The data for every part of the board. */
export interface BoardContext extends BoardProps<View>, Pointed<Shown>, Telling {
  readonly view: View;
  /** The things lit by the event that a replay, or the match itself, is showing now. */
  readonly lit: readonly string[];
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);

/** The data for every part of the board, and of the notes beside it. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.crooks");
  return { ...props, ...usePointed<Shown>(), view: props.view as View, t, lit: litBy(props.event) };
}

type ThingProps = Omit<ComponentProps<typeof Piece>, "label" | "isWritten" | "onPoint">;

/** A thing on this board: what is written on it is the drawing of what it says, which is large while it is pointed at. */
export function Thing({ says, crook, ...piece }: ThingProps & Pick<Shown, "says" | "crook">) {
  const { t, show } = useBoard();
  const shown = { says, crook, option: piece.option };
  return (
    <Piece
      {...piece}
      label={says.join(t("stop"))}
      isWritten
      onPoint={(isPointed) => show(isPointed ? shown : null)}
    />
  );
}
