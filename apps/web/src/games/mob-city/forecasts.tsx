"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useBoard } from "./board-context.ts";
import { inquiriesOf } from "./choices.ts";
import type { Order, Report } from "./fight-forecast-worker.ts";
import { aboutPercent, changeOf } from "./shares.ts";

/** By the name of the inquiry: null where it cannot be told, absent until it is played through. */
type Played = ReadonlyMap<string, Report["forecast"]>;

const NONE: Played = new Map();

const Context = createContext({ played: NONE, isWanted: false, toggle: () => {} });

/** The forecasts of the drafted answer and of each open choice, whether the reader wants them, and the switch for that. */
export const useForecasts = () => useContext(Context);

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
    const orders = (JSON.parse(asked) as Omit<Order, "view">[]).map((order) => ({ ...order, view }));
    if (orders.length === 0) return;
    const thread = new Worker(new URL("./fight-forecast-worker.ts", import.meta.url), { type: "module" });
    const played = new Map<string, Report["forecast"]>();
    const tell = ({ name, forecast }: Report) => {
      played.set(name, forecast);
      setFound({ asked, view, played: new Map(played) });
    };
    thread.onmessage = ({ data }: MessageEvent<Report>) => tell(data);
    thread.onerror = () => {
      for (const { name } of orders) tell({ name, forecast: null });
    };
    for (const order of orders) thread.postMessage(order satisfies Order);
    return () => thread.terminate();
  }, [asked, view]);
  const played = found.asked === asked && found.view === view ? found.played : NONE;
  const told = useMemo(() => ({ played, isWanted, toggle: () => want(!isWanted) }), [played, isWanted]);
  return <Context value={told}>{children}</Context>;
}

/** The forecast of a choice: the chance to win the gunfight, or the cash after it. Empty until it is played. */
export function Forecast({ of }: { readonly of: string }) {
  const { t } = useBoard();
  const forecast = useForecasts().played.get(of);
  if (forecast == null) return null;
  const fights = forecast.fights.filter(({ none }) => none < 1);
  const share = fights.reduce((sum, { won }) => sum + won, 0) / fights.length;
  if (fights.length > 0) {
    return <b className="mc-forecast">{t("forecast.wins", { share: aboutPercent(share) })}</b>;
  }
  const { sign, money } = changeOf(forecast.cash ?? 0);
  return forecast.cash === null ? null : <b className="mc-forecast">{t("forecast.cash", { sign, money })}</b>;
}
