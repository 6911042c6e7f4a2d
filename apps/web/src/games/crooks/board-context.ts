"use client";

import type { CrookId, HideoutId, TargetId } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { createContext } from "react";
import { type SharedBoard, useBoardIn } from "../shared/board-context.ts";
import type { Say } from "./labels.ts";
import type { StageScene } from "./scene.ts";

/** The things that can be shown large. */
export type Subject =
  | { readonly kind: "slot"; readonly seat: number; readonly target: TargetId }
  | { readonly kind: "target"; readonly target: TargetId }
  | { readonly kind: "door"; readonly hideout: HideoutId }
  | { readonly kind: "crook"; readonly crook: CrookId }
  | { readonly kind: "seat"; readonly seat: number };

/** The data for every part of the board. */
export interface BoardContext extends SharedBoard<View, Say, Subject> {
  /** The event that a replay, or the match itself, is showing now. */
  readonly scene: StageScene;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);

/** Handlers that show a subject large while it is pointed at, focused or tapped. */
export function useShowing(subject: Subject) {
  const { show } = useBoard();
  return {
    onFocus: () => show(subject),
    onBlur: () => show(null),
    onPointerEnter: (event: React.PointerEvent) => event.pointerType === "mouse" && show(subject),
    onPointerLeave: (event: React.PointerEvent) => event.pointerType === "mouse" && show(null),
  };
}
