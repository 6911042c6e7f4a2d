"use client";

import type { BuildingId, CardId, WeaponId } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";
import { useTranslations } from "next-intl";
import { createContext, useMemo, useState } from "react";
import type { Path } from "../../prompts/draft.ts";
import type { BoardProps } from "../game-ui.ts";
import { type SharedBoard, useBoardIn } from "../shared/board-context.ts";
import { type Step, stepsOf } from "./steps.ts";

/** What every part of the board needs to know; what is shown large is a building or a card. */
export interface BoardContext
  extends SharedBoard<View, ReturnType<typeof useTranslations<"board.mob-city">>, BuildingId | CardId> {
  /** The parts of what is asked that are answered with buildings. */
  readonly steps: readonly Step[];
  /** The one that a press on a building answers; null: none. */
  readonly step: Step | null;
  readonly turnTo: (path: Path) => void;
  /** The weapon that is being handed out; null: none. */
  readonly lifted: WeaponId | null;
  readonly lift: (weapon: WeaponId | null) => void;
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);

/** Puts together what the parts of the board share. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.mob-city");
  const view = props.view as View;
  const { draft } = props;
  const [shown, show] = useState<BuildingId | CardId | null>(null);
  const [turned, setTurned] = useState<{ readonly prompt: string; readonly path: Path } | null>(null);
  const [raised, setRaised] = useState<{ readonly prompt: string; readonly weapon: WeaponId | null } | null>(
    null,
  );
  return useMemo(() => {
    const prompt = draft?.prompt.id ?? "";
    const steps = draft === null ? [] : stepsOf(draft.prompt.question, draft.draft);
    const chosen = turned?.prompt === prompt ? turned.path.join() : undefined;
    const step =
      steps.find(({ path }) => path.join() === chosen) ??
      steps.find(({ isDecided }) => !isDecided) ??
      steps.at(draft?.isEmpty === true ? 0 : -1) ??
      null;
    const turnTo = (path: Path) => setTurned({ prompt, path });
    const lifted = raised?.prompt === prompt ? raised.weapon : null;
    const lift = (weapon: WeaponId | null) => setRaised({ prompt, weapon });
    return { ...props, view, t, shown, show, steps, step, turnTo, lifted, lift };
  }, [props, view, t, shown, draft, turned, raised]);
}
