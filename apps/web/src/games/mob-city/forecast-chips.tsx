"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { useBoard } from "./board-context.ts";
import { type Choices, choicesIn } from "./choices.ts";
import { holdThread, playThrough } from "./fight-forecast-thread.ts";
import type { Report } from "./fight-forecast-worker.ts";
import { inquiryWith } from "./inquiry.ts";
import { aboutPercent, changeOf } from "./shares.ts";
import { useWanted } from "./use-wanted.ts";

type FightForecast = NonNullable<Report["forecast"]>;

const Context = createContext<ReadonlyMap<string, FightForecast>>(new Map());

interface ForecastsProps {
  readonly draft: AnswerDraft;
  /** Absent: all that are open. */
  readonly among?: Choices;
  readonly children: ReactNode;
}

/** Plays through each choice that is open, one after another, so that what comes of it stands beside it. */
export function Forecasts({ draft, among, children }: ForecastsProps) {
  const { view } = useBoard();
  const [isWanted] = useWanted();
  const [found, setFound] = useState<{
    readonly of: string;
    readonly all: ReadonlyMap<string, FightForecast>;
  }>({
    of: "",
    all: new Map(),
  });
  const choices = isWanted
    ? (among ?? choicesIn(draft)).map(([key, answer]) => [key, inquiryWith(draft.prompt, answer)] as const)
    : [];
  const of = choices.length === 0 ? "" : JSON.stringify(choices);
  useEffect(() => {
    if (of === "") return;
    const asked = JSON.parse(of) as typeof choices;
    let isCurrent = true;
    const letGo = holdThread();
    const playAll = async () => {
      const all = new Map<string, FightForecast>();
      for (const [key, inquiry] of asked) {
        const forecast = await playThrough({ view, ...inquiry });
        if (!isCurrent) return;
        if (forecast === null) continue;
        all.set(key, forecast);
        setFound({ of, all: new Map(all) });
      }
    };
    void playAll();
    return () => {
      isCurrent = false;
      letGo();
    };
  }, [of, view]);
  return <Context value={found.of === of ? found.all : NONE}>{children}</Context>;
}

const NONE: ReadonlyMap<string, FightForecast> = new Map();

/** The forecast of a choice: the chance to win the gunfight, or the cash after it. Empty until it is played. */
export function Forecast({ of }: { readonly of: string }) {
  const { t } = useBoard();
  const forecast = useContext(Context).get(of);
  if (forecast === undefined) return null;
  const fights = forecast.fights.filter(({ none }) => none < 1);
  const share = fights.reduce((sum, { won }) => sum + won, 0) / fights.length;
  if (fights.length > 0) {
    return <b className="mc-forecast">{t("forecast.wins", { share: aboutPercent(share) })}</b>;
  }
  const { sign, money } = changeOf(forecast.cash ?? 0);
  return forecast.cash === null ? null : <b className="mc-forecast">{t("forecast.cash", { sign, money })}</b>;
}
