"use client";

import type { CrookId, HideoutId, TargetId } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { createContext, useMemo } from "react";
import { type Pointed, usePointed } from "../board/closeup.tsx";
import type { BoardProps } from "../game-ui.ts";
import { useBoardIn } from "../shared/board-context.ts";
import type { Say } from "./labels.ts";
import { type StageScene, sceneOf } from "./scene.ts";

/** The things that can be shown large. */
export type Subject =
  | { readonly kind: "slot"; readonly seat: number; readonly target: TargetId }
  | { readonly kind: "target"; readonly target: TargetId }
  | { readonly kind: "door"; readonly hideout: HideoutId }
  | { readonly kind: "crook"; readonly crook: CrookId }
  | { readonly kind: "seat"; readonly seat: number };

/** The data for every part of the board. */
export interface BoardContext extends BoardProps<View>, Pointed<Subject> {
  /** The game's web words. */
  readonly t: Say;
  /** The event that a replay, or the match itself, is showing now. */
  readonly scene: StageScene;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);

/** The data for every part of the board, and of the notes beside it. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.crooks");
  const scene = useMemo(() => sceneOf(props.event), [props.event]);
  return { ...props, ...usePointed<Subject>(), view: props.view as View, t, scene };
}

/** Shows a subject large while it is pointed to. */
export function useShowing(subject: Subject) {
  const { show } = useBoard();
  return (isPointed: boolean) => show(isPointed ? subject : null);
}
