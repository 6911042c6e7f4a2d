"use client";

import { type BuildingId, type CardId, isWeapon, weaponOf } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";
import { useTranslations } from "next-intl";
import { createContext, useMemo, useState } from "react";
import type { Path } from "../../prompts/draft.ts";
import type { PressedOrder } from "../board/use-pressed-order.ts";
import type { BoardProps } from "../game-ui.ts";
import { type SharedBoard, useBoardIn } from "../shared/board-context.ts";
import { type Step, stepsOf } from "./steps.ts";

/** A card, or all of a group of mine in close-up. */
export type Subject = CardId | number;

type Shared = SharedBoard<View, ReturnType<typeof useTranslations<"board.mob-city">>, Subject>;

/** A house that was pressed: by a finger, or by a key, which then goes on into its slip. */
export interface Opened {
  readonly id: BuildingId;
  readonly isByKey: boolean;
}

/** Context for every part of the board. */
export interface BoardContext extends Omit<Shared, "shown"> {
  /** The parts of what is asked that are answered with buildings. */
  readonly steps: readonly Step[];
  /** The one that a press on a building answers; null: none. */
  readonly step: Step | null;
  readonly turnTo: (path: Path | null) => void;
  /** The weapon that is being handed out, or the one for hire that is wished for next; null: none. */
  readonly lifted: CardId | null;
  readonly lift: (card: CardId | null) => void;
  readonly opened: Opened | null;
  readonly open: (house: Opened | null) => void;
  /** Whoever has asked once what an answer would lead to is told with every question, until they want no more. */
  readonly isForecastWanted: boolean;
  readonly wantForecast: (isWanted: boolean) => void;
  /** While orders are asked for: the buildings where groups of the viewer meet others, or may throw a grenade. */
  readonly meetings: readonly BuildingId[];
}

const Context = createContext<BoardContext | null>(null);

export const BoardProvider = Context.Provider;

export const useBoard = () => useBoardIn(Context);

/** The tokens of a bid as they lie now: they must not lag behind a press. */
export const TokensContext = createContext<PressedOrder | null>(null);

/** State that a new question, or another thing told, ends. */
export function usePerQuestion<T>(prompt: string): readonly [T | null, (value: T | null) => void] {
  const [kept, keep] = useState<{ readonly prompt: string; readonly value: T | null } | null>(null);
  return useMemo(
    () => [kept?.prompt === prompt ? kept.value : null, (value) => keep({ prompt, value })],
    [kept, prompt],
  );
}

/** Whether a group of the viewer's holds a grenade. All groups that might are asked about one, lest the question tells. */
export function hasGrenade({ mine }: View, group: number): boolean {
  return (
    mine?.groups[group - 1]?.some((card) => isWeapon(card) && weaponOf(card).kind === "grenade") === true
  );
}

const nothing = () => {};

/** Puts together what the parts of the board share. */
export function useBoardFacts(props: BoardProps, show: BoardContext["show"] = nothing): BoardContext {
  const t = useTranslations("board.mob-city");
  const view = props.view as View;
  const { draft } = props;
  const prompt = draft?.prompt.id ?? "";
  const [turned, turnTo] = usePerQuestion<Path>(prompt);
  const [lifted, lift] = usePerQuestion<CardId>(prompt);
  const [opened, open] = usePerQuestion<Opened>(prompt);
  const [isForecastWanted, wantForecast] = useState(false);
  return useMemo(() => {
    const steps = draft === null ? [] : stepsOf(draft.prompt.question, draft.draft);
    const step =
      steps.find(({ path }) => path.join() === turned?.join()) ??
      steps.find(({ isDecided }) => !isDecided) ??
      steps.at(draft?.isEmpty === true ? 0 : -1) ??
      null;
    const parts = draft?.draft.form === "form" ? draft.draft.parts : {};
    const isMet = (building: BuildingId) =>
      view.tokens.some((one) => one.building === building && one.seat !== props.viewer);
    const isArmed = (group: number) => `bomb-${group}` in parts && hasGrenade(view, group);
    const meetings = view.tokens
      .filter(({ seat, group, building }) => seat === props.viewer && (isMet(building) || isArmed(group)))
      .map(({ building }) => building);
    return {
      ...{ ...props, view, t, show, steps, step, turnTo, lifted, lift, opened, open },
      ...{ isForecastWanted, wantForecast },
      meetings: draft?.prompt.topic === "orders" ? meetings : [],
    };
  }, [props, view, t, show, draft, turned, turnTo, lifted, lift, opened, open, isForecastWanted]);
}
