"use client";

import type { CrookId, HideoutId, TargetId } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { createContext, useMemo, useRef } from "react";
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
export interface BoardContext extends BoardProps<View> {
  /** The game's web words. */
  readonly t: Say;
  /** The event that a replay, or the match itself, is showing now. */
  readonly scene: StageScene;
  /** Shows something large. The place for it is drawn alone: the rest of the board stays as it is. */
  readonly show: (subject: Subject | null) => void;
  readonly onShow: (listener: (subject: Subject | null) => void) => void;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);

/** The data for every part of the board, and of the notes beside it. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.crooks");
  const listener = useRef<((subject: Subject | null) => void) | null>(null);
  const view = props.view as View;
  const scene = useMemo(() => sceneOf(props.event), [props.event]);
  return useMemo(() => {
    const onShow = (listen: (subject: Subject | null) => void) => {
      listener.current = listen;
    };
    return { ...props, view, t, scene, onShow, show: (subject) => listener.current?.(subject) };
  }, [props, view, t, scene]);
}

/** Shows a subject large while it is pointed to. */
export function useShowing(subject: Subject) {
  const { show } = useBoard();
  return (isPointed: boolean) => show(isPointed ? subject : null);
}
