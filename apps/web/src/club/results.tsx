"use client";
import type { Club } from "@consigliere/contract/clubs";
import type { Locale } from "@consigliere/languages";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { matchPath } from "../i18n/match-path.ts";
import { useClubWords } from "./people.ts";

const FIRST = 8;

type Result = Omit<Club["results"][number], "season">;

interface ResultsProps<R extends Result> {
  readonly club: {
    readonly people: Parameters<typeof useClubWords>[0]["people"];
    readonly results: readonly R[];
  };
  /** What stands below a result besides. */
  readonly more?: (result: R) => ReactNode;
}

/** The past matches, the newest first. People who played find the table again. */
export function Results<R extends Result>({ club, more }: ResultsProps<R>) {
  const t = useTranslations("club");
  const locale = useLocale() as Locale;
  const words = useClubWords(club);
  const [count, setCount] = useState(FIRST);
  return (
    <Paper as="section">
      <h3 className="title">{t("results")}</h3>
      <ol className="club-results">
        {club.results.slice(0, count).map((result) => {
          const { matchId, game, endedAt, stat, seats } = result;
          return (
            <li key={`${endedAt} ${game}`}>
              <p className="club-result">
                {matchId === null ? (
                  <b>{words.title(game)}</b>
                ) : (
                  <a className="link" href={matchPath(locale, matchId)}>
                    {words.title(game)}
                  </a>
                )}
                <small className="quiet">{words.day(endedAt)}</small>
              </p>
              <ul className="club-places small">
                {seats
                  .toSorted((one, other) => one.place - other.place)
                  .map(({ person, place, score }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: bots have no names, and nobody changes places
                    <li key={at}>
                      <span className="figures">{place}.</span>{" "}
                      <bdi className={place === 1 ? "strong" : ""}>{words.nameOf(person)}</bdi>
                      {score !== null && (
                        <span className="figures quiet"> {words.score(game, stat, score)}</span>
                      )}
                    </li>
                  ))}
              </ul>
              {more?.(result)}
            </li>
          );
        })}
      </ol>
      {club.results.length > count && (
        <Button size="small" className="apart" onClick={() => setCount(club.results.length)}>
          {t("allResults", { count: club.results.length })}
        </Button>
      )}
    </Paper>
  );
}
