"use client";

import { Suspense, useState } from "react";
import { lazily } from "../../design/lazily.tsx";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { Said } from "../shared/said.tsx";
import { useBoard } from "./board-context.ts";
import { canBeTried, DRAFT, openParts, wholeOf } from "./choices.ts";
import type { Report as Played } from "./fight-forecast-worker.ts";
import { useForecasts } from "./forecasts.tsx";
import { aboutPercent, changeOf } from "./shares.ts";

type FightForecast = NonNullable<Played["forecast"]>;

/** Loaded when somebody wants to see them. */
const Figures = lazily(() => import("./fight-figures.tsx"));

/** The forecast of the drafted answer, on request: one line, with its figures behind a press. Empty where none can be played. */
export function FightForecastBox() {
  const { draft } = useBoard();
  return draft === null || !canBeTried(draft.prompt.topic) ? null : (
    <Box key={draft.prompt.id} draft={draft} />
  );
}

function Box({ draft }: { readonly draft: AnswerDraft }) {
  const { t } = useBoard();
  const { played, isWanted, toggle } = useForecasts();
  const [isWhole, setWhole] = useState(false);
  const found = played.get(DRAFT);
  const state = wholeOf(draft) === null ? "tooLittle" : found === undefined ? "busy" : "failed";
  return (
    <section
      className="mc-forecast-line"
      data-open={isWanted || undefined}
      aria-label={t("fightForecast.label")}
    >
      {isWanted && (
        <p className="mc-fight-forecast-says" aria-live="polite" aria-busy={state === "busy"}>
          {found ? <Line forecast={found} /> : t(`fightForecast.${state}`)}
        </p>
      )}
      {isWanted && found?.fights.some(({ none }) => none < 1) === true && (
        <button type="button" className="mc-step" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t("fightForecast.figures")}
        </button>
      )}
      <button
        type="button"
        className="mc-step"
        aria-pressed={isWanted}
        data-testid="what-would-happen"
        onClick={toggle}
      >
        <Said words={t("fightForecast.label")}>{isWanted ? "×" : t("fightForecast.key")}</Said>
      </button>
      {isWanted && isWhole && found && (
        <Suspense>
          <Figures forecast={found} isPartial={openParts(draft.prompt, draft.draft).length > 0} />
        </Suspense>
      )}
    </section>
  );
}

/** The cash, and how each fight goes. */
function Line({ forecast: { fights, cash } }: { readonly forecast: FightForecast }) {
  const { t, words } = useBoard();
  const sentences = fights.map((fight) => {
    const building = words.short(fight.building);
    if (fight.none === 1) return t("fightForecast.none", { building });
    const share = aboutPercent(fight.won);
    return fight.none === 0
      ? t("fightForecast.says", { building, share })
      : t("fightForecast.maybe", { building, share, fights: aboutPercent(1 - fight.none) });
  });
  return [...(cash === null ? [] : [t("fightForecast.cash", changeOf(cash))]), ...sentences].map((said) => (
    <span key={said}>{said} </span>
  ));
}
