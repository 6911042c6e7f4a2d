"use client";
import type { Club } from "@consigliere/contract/clubs";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { matchPath } from "../i18n/match-path.ts";
import type { Locale } from "../i18n/routing.ts";
import { useClubWords } from "./people.ts";

const FIRST = 8;

/** The past matches, the newest first. People who played find the table again. */
export function Results({ club }: { readonly club: Club }) {
  const t = useTranslations("club");
  const locale = useLocale() as Locale;
  const words = useClubWords(club);
  const [count, setCount] = useState(FIRST);
  return (
    <Paper as="section">
      <h3 className="mb-2 text-2xl">{t("results")}</h3>
      <ol className="grid">
        {club.results.slice(0, count).map(({ matchId, game, endedAt, stat, seats }) => (
          <li key={`${endedAt} ${game}`} className="border-b border-rule py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              {matchId === null ? (
                <b>{words.title(game)}</b>
              ) : (
                <a className="font-bold underline underline-offset-4" href={matchPath(locale, matchId)}>
                  {words.title(game)}
                </a>
              )}
              <small className="text-ink-quiet">{words.day(endedAt)}</small>
            </p>
            <ul className="flex flex-wrap gap-x-4 text-sm">
              {seats
                .toSorted((one, other) => one.place - other.place)
                .map(({ person, place, score }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: bots have no names, and nobody changes places
                  <li key={at}>
                    <span className="figures">{place}.</span>{" "}
                    <bdi className={place === 1 ? "font-semibold" : ""}>{words.nameOf(person)}</bdi>
                    {score !== null && (
                      <span className="figures text-ink-quiet"> {words.score(game, stat, score)}</span>
                    )}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {club.results.length > count && (
        <Button size="small" className="mt-3" onClick={() => setCount(club.results.length)}>
          {t("allResults", { count: club.results.length })}
        </Button>
      )}
    </Paper>
  );
}
