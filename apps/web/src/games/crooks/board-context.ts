"use client";

import type { CrookId, HideoutId, TargetId } from "@consigliere/games/crooks/cards";
import type { View } from "@consigliere/games/crooks/view";
import { createContext, useContext } from "react";
import type { BoardProps } from "../game-ui.ts";
import type { Say } from "./labels.ts";
import type { Scene } from "./scene.ts";

/** What can be looked at closely. */
export type Subject =
  | { readonly kind: "slot"; readonly seat: number; readonly target: TargetId }
  | { readonly kind: "target"; readonly target: TargetId }
  | { readonly kind: "door"; readonly hideout: HideoutId }
  | { readonly kind: "crook"; readonly crook: CrookId };

/** What every part of the board needs to know. */
export interface BoardContext extends BoardProps<View> {
  readonly t: Say;
  /** What a replay, or the match as it goes on, is showing now. */
  readonly scene: Scene;
  /** What is shown large. */
  readonly shown: Subject | null;
  readonly show: (subject: Subject | null) => void;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

/** The board around the component. Throws outside of one. */
export function useBoard(): BoardContext {
  const board = useContext(Context);
  if (board === null) throw new Error("a part of the board outside of the board");
  return board;
}

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
