"use client";

import type { MatchView, TableView } from "@consigliere/contract/play";
import { routes } from "@consigliere/contract/routes";
import { useMutation } from "@tanstack/react-query";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useApi } from "../api/use-api.ts";
import { useProblemToast } from "../api/use-problem.ts";
import { BrassButton } from "../design/button.tsx";
import { Headline, Masthead, Newspaper } from "../design/newspaper.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { checkPath } from "../fairness/check-path.ts";
import type { GameWords } from "../games/game-words.ts";
import { matchPath } from "../i18n/match-path.ts";

interface OutcomeProps {
  readonly match: MatchView;
  readonly outcome: NonNullable<TableView["outcome"]>;
  readonly words: GameWords;
}

/** The last front page: who won, how everybody fared, and what to do now. */
export default function Outcome({ match: { match, viewer }, outcome, words }: OutcomeProps) {
  const t = useTranslations("play.outcome");
  const locale = useLocale();
  const format = useFormatter();
  const figure = (value: number | undefined) => (value === undefined ? "–" : format.number(value));
  const ranking = match.seats.toSorted((a, b) => placeOf(a.seat) - placeOf(b.seat));
  const stats = Object.keys(outcome.stats?.[0] ?? {});
  const winners = ranking.filter(({ seat }) => placeOf(seat) === 1).map(({ name }) => name);
  return (
    <div className="outcome" data-testid="outcome">
      <Newspaper label={t("label")}>
        <Masthead name={t("paper")} middle={words.title} />
        <Headline weight="banner">
          {t("winner", { names: winners.join(t("comma")), count: winners.length })}
        </Headline>
        <p className="recap-lead">{words.outcome(outcome.reason)}</p>
        <div className="outcome-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("place")}</th>
                <th scope="col">{t("player")}</th>
                {stats.map((stat) => (
                  <th key={stat} scope="col">
                    {words.stat(stat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ranking.map(({ seat, name, portrait }) => (
                <tr key={seat} data-mine={seat === viewer || undefined}>
                  <td className="figures">{placeOf(seat)}</td>
                  <th scope="row">
                    <span className="outcome-player">
                      <Portrait of={portrait ?? `bot-${seat}`} shape="round" className="size-9" />
                      <SeatMark seat={seat} className="size-5" />
                      <span>
                        {name}
                        <span className="outcome-rest figures">{restOf(seat)}</span>
                      </span>
                    </span>
                  </th>
                  {stats.map((stat) => (
                    <td key={stat} className="figures">
                      {figure(outcome.stats?.[seat]?.[stat])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="recap-actions">
          <a className="button" data-variant="paper" href={checkPath(locale, match.id)} data-testid="verify">
            {t("check")}
          </a>
          {viewer !== null && <Again matchId={match.id} next={match.nextMatch} />}
        </p>
      </Newspaper>
    </div>
  );

  /** All figures but the first, for where there is no room for columns. */
  function restOf(seat: number): string {
    const told = (stat: string) => `${words.stat(stat)}\u00a0${figure(outcome.stats?.[seat]?.[stat])}`;
    return stats.slice(1).map(told).join(" · ");
  }

  function placeOf(seat: number): number {
    return outcome.placements[seat] ?? match.seatCount;
  }
}

/** The same people once more: opens the next match, or leads to it when somebody has. */
function Again({ matchId, next }: { readonly matchId: string; readonly next: string | null }) {
  const t = useTranslations("play.outcome");
  const api = useApi();
  const locale = useLocale();
  const trouble = useProblemToast();
  const again = useMutation({
    mutationFn: () => api.call(routes.rematch, { params: { id: matchId } }),
    onSuccess: ({ match }) => window.location.assign(matchPath(locale, match.id)),
    onError: trouble,
  });
  if (next !== null) {
    return (
      <a className="button" data-variant="brass" href={matchPath(locale, next)} data-testid="rematch">
        {t("toRematch")}
      </a>
    );
  }
  return (
    <BrassButton busy={again.isPending} onClick={() => again.mutate()} data-testid="rematch">
      {t("rematch")}
    </BrassButton>
  );
}
