"use client";

import { useBoard } from "./board-context.ts";
import { type Forecast, forecastOf } from "./draft-effects.ts";
import { chosenAt, pouringIn } from "./steps.ts";

/** The effect of the draft on the viewer's books; null for people without a seat. */
export function useForecast(): Forecast | null {
  const { view, viewer, draft, steps } = useBoard();
  const topic = draft?.prompt.topic;
  const isBuying = topic === "buy" || topic === "business-plan";
  const buying = steps.find(({ path }) => path.length === 0 || path[0] === "buy");
  const pouring = pouringIn(steps);
  return forecastOf(view, viewer, {
    buys: isBuying ? chosenAt(buying) : [],
    pours: pouring === undefined ? null : chosenAt(pouring),
    isPayday: topic === "business-plan",
  });
}

/** The viewer's books: cash now and after the draft, what tonight earns, and what tomorrow costs. */
export function Books() {
  const { t, words } = useBoard();
  const forecast = useForecast();
  if (forecast === null) return null;
  const { cash, left, event, income, wages, fines } = forecast;
  return (
    <dl className="mc-books" aria-label={t("books.label")}>
      <div>
        <dt>{t("books.cash")}</dt>
        <dd data-short={left < 0 || undefined}>
          {left === cash
            ? t("earns", { money: cash })
            : t("books.becomes", { cash, left: Math.abs(left), short: left < 0 ? "yes" : "no" })}
        </dd>
      </div>
      <div>
        <dt>
          {event === null
            ? t("books.income")
            : t("books.incomeUnder", { event: words.text(`town-event.${event}.name`) })}
        </dt>
        <dd>{t("earns", { money: income })}</dd>
      </div>
      <div>
        <dt>{t("books.wages")}</dt>
        <dd>{t("earns", { money: wages })}</dd>
      </div>
      <div>
        <dt>{t(event === null ? "books.fines" : "books.finesToday")}</dt>
        <dd>{t("earns", { money: fines })}</dd>
      </div>
    </dl>
  );
}
