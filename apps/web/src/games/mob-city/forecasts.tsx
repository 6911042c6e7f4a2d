"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { canBeTried, DRAFT, inquiriesOf, wholeOf } from "./choices.ts";
import type { Asked, Report } from "./fight-forecast-worker.ts";
import { shortName } from "./labels.ts";

/** By the name of the inquiry: null where it cannot be told, absent until it is played through. */
type Played = ReadonlyMap<string, Report["forecast"]>;

const NONE: Played = new Map();

const Context = createContext({ played: NONE, isWanted: false, toggle: () => {} });

/**
 * Plays through the drafted answer and each choice that is open, one after another. Whoever has asked once is told with
 * every question, until they want no more.
 */
export function Forecasts({ children }: { readonly children: ReactNode }) {
  const { view, draft, steps, opened } = useBoard();
  const [isWanted, want] = useState(false);
  const asked = JSON.stringify(isWanted && draft !== null ? inquiriesOf(draft, steps, opened?.id) : []);
  const [found, setFound] = useState({ asked, view, played: NONE });
  useEffect(() => {
    const orders = JSON.parse(asked) as ReturnType<typeof inquiriesOf>;
    if (orders.length === 0) return;
    const worker = new Worker(new URL("./fight-forecast-worker.ts", import.meta.url), { type: "module" });
    const played = new Map<string, Report["forecast"]>();
    const tell = ({ name, forecast }: Report) => {
      played.set(name, forecast);
      setFound({ asked, view, played: new Map(played) });
    };
    worker.onmessage = ({ data }: MessageEvent<Report>) => tell(data);
    worker.onerror = () => {
      for (const { name } of orders) tell({ name, forecast: null });
    };
    for (const order of orders) worker.postMessage({ ...order, view } satisfies Asked);
    return () => worker.terminate();
  }, [asked, view]);
  const played = found.asked === asked && found.view === view ? found.played : NONE;
  const told = useMemo(() => ({ played, isWanted, toggle: () => want(!isWanted) }), [played, isWanted]);
  return <Context value={told}>{children}</Context>;
}

/** The forecast of a choice: the chance to win the gunfight, or the cash after it. Empty until it is played. */
export function Forecast({ of }: { readonly of: string }) {
  const { t } = useBoard();
  const forecast = useContext(Context).played.get(of);
  if (forecast == null) return null;
  const fights = forecast.fights.filter(({ none }) => none < 1);
  const share = fights.reduce((sum, { won }) => sum + won, 0) / fights.length;
  if (fights.length > 0) {
    return <b className="player-tag">{t("forecast.wins", { share: aboutPercent(share) })}</b>;
  }
  return (
    forecast.cash !== null && <b className="player-tag">{t("forecast.cash", changeOf(forecast.cash))}</b>
  );
}

/** The key to the forecasts, and that of the drafted answer in one line. Empty where none can be played. */
export function FightForecastBox() {
  const { t, draft } = useBoard();
  const { isWanted, toggle } = useContext(Context);
  if (draft === null || !canBeTried(draft.prompt.topic)) return null;
  return (
    <section
      className="mc-forecast-line"
      data-open={isWanted || undefined}
      aria-label={t("fightForecast.label")}
    >
      {isWanted && <Line draft={draft} />}
      <button
        type="button"
        className="mc-step"
        aria-pressed={isWanted}
        data-testid="what-would-happen"
        onClick={toggle}
      >
        <Said words={t("fightForecast.label")}>{t("fightForecast.key")}</Said>
      </button>
    </section>
  );
}

/** So many people are named who may fall. */
const MOST_NAMED = 3;

/** The cash, how each fight goes, and who is most likely to fall in it. */
function Line({ draft }: { readonly draft: AnswerDraft }) {
  const { t, words } = useBoard();
  const found = useContext(Context).played.get(DRAFT);
  const state = wholeOf(draft) === null ? "tooLittle" : found === undefined ? "busy" : "failed";
  const sentences = found?.fights.flatMap(({ building: id, none, won, people }) => {
    const building = words.short(id);
    if (none === 1) return [t("fightForecast.none", { building })];
    const share = aboutPercent(won);
    const fall = people
      .filter(({ lost }) => lost > 0)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, MOST_NAMED)
      .map(({ card, lost }) =>
        t("fightForecast.person", { name: shortName(words, card), share: aboutPercent(lost) }),
      );
    return [
      none === 0
        ? t("fightForecast.says", { building, share })
        : t("fightForecast.maybe", { building, share, fights: aboutPercent(1 - none) }),
      ...(fall.length === 0 ? [] : [t("fightForecast.falls", { list: fall.join(t("comma")) })]),
    ];
  });
  return (
    <p className="mc-fight-forecast-says" aria-live="polite" aria-busy={state === "busy"}>
      {found?.cash != null && `${t("fightForecast.cash", changeOf(found.cash))} `}
      {sentences?.join(" ") ?? t(`fightForecast.${state}`)}
    </p>
  );
}

const STEP = 5;

/** A share from 0 to 1 in percent, to the nearest 5; a small rest is never called nothing, nor nearly all of it all. */
function aboutPercent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(100 - STEP, Math.max(STEP, Math.round((share * 100) / STEP) * STEP));
}

const HUNDREDS = 100;

/** A change in dollars, to the nearest hundred. */
function changeOf(dollars: number): { readonly sign: "up" | "down" | "none"; readonly money: number } {
  const money = Math.round(Math.abs(dollars) / HUNDREDS) * HUNDREDS;
  return { sign: money === 0 ? "none" : dollars > 0 ? "up" : "down", money };
}
