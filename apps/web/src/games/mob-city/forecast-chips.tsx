"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { type Choices, choicesIn } from "./choices.ts";
import { inquiryWith } from "./inquiry.ts";
import { aboutPercent, changeOf } from "./shares.ts";
import { usePlayed } from "./use-played.ts";
import { useWanted } from "./use-wanted.ts";

const Context = createContext<ReturnType<typeof usePlayed>>(new Map());

interface ForecastsProps {
  readonly draft: AnswerDraft;
  /** Absent: all that are open. */
  readonly among?: Choices;
  readonly children: ReactNode;
}

/** Plays through each choice that is open, one after another, so that what comes of it stands beside it. */
export function Forecasts({ draft, among, children }: ForecastsProps) {
  const [isWanted] = useWanted();
  const choices = isWanted ? (among ?? choicesIn(draft)) : [];
  const played = usePlayed(choices.map(([name, answer]) => [name, inquiryWith(draft.prompt, answer)]));
  return <Context value={played}>{children}</Context>;
}

/** The forecast of a choice: the chance to win the gunfight, or the cash after it. Empty until it is played. */
export function Forecast({ of }: { readonly of: string }) {
  const { t } = useBoard();
  const forecast = useContext(Context).get(of);
  if (forecast == null) return null;
  const fights = forecast.fights.filter(({ none }) => none < 1);
  const share = fights.reduce((sum, { won }) => sum + won, 0) / fights.length;
  if (fights.length > 0) {
    return <b className="mc-forecast">{t("forecast.wins", { share: aboutPercent(share) })}</b>;
  }
  const { sign, money } = changeOf(forecast.cash ?? 0);
  return forecast.cash === null ? null : <b className="mc-forecast">{t("forecast.cash", { sign, money })}</b>;
}
