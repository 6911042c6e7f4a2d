"use client";

import { useBoard } from "./board-context.ts";
import { forecastOf } from "./forecast.ts";
import { chosenAt, poursOf } from "./steps.ts";
import "./books.css";

/** The viewer's books: cash now and after the draft, what tonight earns, and what tomorrow costs. */
export function Books() {
  const { t, view, viewer, draft, steps } = useBoard();
  const topic = draft?.prompt.topic;
  const isBuying = topic === "buy" || topic === "business-plan";
  const buying = steps.find(({ path }) => path.length === 0 || path[0] === "buy");
  const pouring = draft === null ? null : poursOf(draft.prompt.question, draft.draft);
  const forecast = forecastOf(view, viewer, {
    buys: isBuying ? chosenAt(buying, "building") : [],
    pours: pouring === null ? null : chosenAt(pouring, "pour"),
  });
  if (forecast === null) return null;
  const { cash, left, income, wages, fines } = forecast;
  return (
    <dl className="mc-books" aria-label={t("books.label")}>
      <div>
        <dt>{t("books.cash")}</dt>
        <dd data-short={left < 0 || undefined}>
          {left === cash ? t("earns", { money: cash }) : t("books.becomes", { cash, left })}
        </dd>
      </div>
      <div>
        <dt>{t("books.income")}</dt>
        <dd>{t("earns", { money: income })}</dd>
      </div>
      <div>
        <dt>{t("books.wages")}</dt>
        <dd>{t("earns", { money: wages })}</dd>
      </div>
      <div>
        <dt>{t("books.fines")}</dt>
        <dd>{t("earns", { money: fines })}</dd>
      </div>
    </dl>
  );
}
