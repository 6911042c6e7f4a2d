"use client";

import type { BuildingId, CardId, WeaponId } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";
import { useTranslations } from "next-intl";
import { createContext, useContext, useMemo, useState } from "react";
import type { Path } from "../../prompts/draft.ts";
import type { BoardProps } from "../game-ui.ts";
import { type SharedBoard, useBoardIn } from "../shared/board-context.ts";
import { type Step, stepsOf } from "./steps.ts";

/** A building or card in close-up. */
export type Subject = BuildingId | CardId;

type Shared = SharedBoard<View, ReturnType<typeof useTranslations<"board.mob-city">>, Subject>;

/** Context for every part of the board. */
export interface BoardContext extends Omit<Shared, "shown"> {
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

/** The draft as it is now, for what must not lag behind a press: the tokens of a bid. */
export const DraftContext = createContext<BoardProps["draft"]>(null);

/** Apart from all else, for it changes whenever the mouse enters a house. */
export const ShownContext = createContext<Subject | null>(null);
export const ShowContext = createContext<(subject: Subject | null) => void>(() => {});

/** Puts together what the parts of the board share. */
export function useBoardFacts(props: BoardProps): BoardContext {
  const t = useTranslations("board.mob-city");
  const view = props.view as View;
  const { draft } = props;
  const show = useContext(ShowContext);
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
    return { ...props, view, t, show, steps, step, turnTo, lifted, lift };
  }, [props, view, t, show, draft, turned, raised]);
}
