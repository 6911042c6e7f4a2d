"use client";

import type { TableView } from "@consigliere/contract/play";
import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { Headline, Masthead, Newspaper } from "../../design/newspaper.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { checkPath } from "../../fairness/check-path.ts";
import { lazyWords } from "../../i18n/lazy-words.tsx";
import { Loading } from "../../shell/loading.tsx";
import type { At, AtTable } from "../at-table.ts";
import { useWholeLog } from "../replay/use-film.ts";
import { rights } from "../rights.ts";
import type { Chair } from "../use-chair.ts";
import { Again } from "./again.tsx";
import { Awards } from "./awards.tsx";
import { ChairChoice } from "./chair-choice.tsx";
import { CopyReplay } from "./copy-replay.tsx";
import { Course } from "./course.tsx";
import { Figures } from "./figures.tsx";
import { Moments } from "./moments.tsx";
import { PublishedNotes } from "./published-notes.tsx";
import { Settled } from "./settled.tsx";
import { SharePicture } from "./share-picture.tsx";
import { Standings } from "./standings.tsx";
import { Thumbnail, useFramesUpTo } from "./thumbnail.tsx";
import { decisiveOf, turningPointsOf } from "./turning-points.ts";
import { useScores } from "./use-scores.ts";
import "./end.css";
import "./thumbnail.css";

const OutcomeWords = lazyWords("outcome");

interface EndPageProps extends At<"match" | "chair" | "ui" | "words" | "may" | "past" | "board" | "live"> {
  readonly outcome: NonNullable<TableView["outcome"]>;
}

/** Loads what the page is made of while the last turn is played, and shows nothing. */
export function EndAhead({ match, ui, words }: Pick<AtTable, "match" | "ui" | "words">) {
  const chair = { table: match.table, as: undefined };
  // Of the match itself, which is over, and not of the table that does not show it yet.
  const may = rights(match, ui);
  const { told, decisive } = useTold(match.match.id, chair, { words, may });
  useFramesUpTo(match.match.id, undefined, may, decisive?.n);
  useScores(match.match.id, chair, told, ui.board.scores);
  return <OutcomeWords>{null}</OutcomeWords>;
}

/** All that was told, and what of it mattered most. */
function useTold(
  id: string,
  chair: Pick<Chair, "as" | "table">,
  { words, may }: Pick<AtTable, "words" | "may">,
) {
  const { data: told, isPending } = useWholeLog(id, chair, may.chairs);
  const points = useMemo(() => turningPointsOf(told ?? [], words), [told, words]);
  const decisive = useMemo(() => decisiveOf(told ?? [], words), [told, words]);
  return { told, isPending, points, decisive };
}

/** The last front page: who won and why, what became of the reader, how it went, and what to do now. */
export default function EndPage(props: EndPageProps) {
  return (
    <OutcomeWords>
      <LastPage {...props} />
    </OutcomeWords>
  );
}

function LastPage({ at, outcome }: EndPageProps) {
  const { match: view, chair, words, may, past } = at;
  const onFilm = past.watch;
  const t = useTranslations("outcome");
  const locale = useLocale();
  const { match, viewer, replayUrl } = view;
  const { told, isPending, points, decisive } = useTold(match.id, chair, at);
  // The parts made from the log come first: the rest waits for it, and so does not move while it is read.
  const isRead = !isPending;
  const scenes = at.live.moments;
  const pictured = decisive ?? points.at(-1);
  const placeOf = (seat: number) => outcome.placements[seat] ?? match.seatCount;
  const ranking = match.seats.toSorted((a, b) => placeOf(a.seat) - placeOf(b.seat));
  const winners = ranking.filter(({ seat }) => placeOf(seat) === 1);
  const names = words.list(winners.map(({ name }) => name));
  const headline = t("winner", { names, count: winners.length });
  const reason = words.outcome(outcome.reason);
  return (
    <>
      <div className="outcome" data-testid="outcome">
        <Newspaper label={t("label")}>
          <Masthead name={t("paper")} left={t("final")} middle={words.title} right={t("price")} />
          <div className="end-front">
            <div className="end-picture">
              {decisive !== null && <Thumbnail at={at} moments={scenes} point={decisive} />}
              <div className="end-winners">
                {winners.slice(0, 2).map(({ seat, name, portrait }) => (
                  <Portrait key={seat} of={portrait ?? `bot-${seat}`} label={name} />
                ))}
              </div>
            </div>
            <div className="end-lead">
              <p className="end-reason">{reason}</p>
              <Headline weight="banner">{headline}</Headline>
              {viewer !== null && (
                <p className="end-fate">
                  {t("fate", {
                    place: placeOf(viewer),
                    count: match.seatCount,
                    alone: String(winners.length === 1),
                  })}
                </p>
              )}
            </div>
            <Course at={at} events={told} />
            <Settled outcome={outcome} words={words} decisive={decisive} />
          </div>
          {!isRead && <Loading />}
          {isRead && (
            <>
              <p className="recap-actions">
                {may.again && <Again matchId={match.id} next={match.nextMatch} />}
                <SharePicture
                  headline={headline}
                  reason={reason}
                  title={words.title}
                  matchId={match.id}
                  moment={pictured === undefined ? null : words.eventForAll(pictured.event)}
                  rows={ranking.map(({ seat, name }) => ({ seat, place: placeOf(seat), name }))}
                />
                {may.club && (
                  <a className="button" data-variant="paper" href={`/${locale}/club/${match.club}/`}>
                    {t("club")}
                  </a>
                )}
                {replayUrl !== undefined && <CopyReplay url={replayUrl} />}
              </p>
              <Moments at={at} moments={scenes} points={points} events={told ?? []} />
              <Standings
                viewer={chair.seat}
                ranking={ranking}
                placeOf={placeOf}
                words={words}
                outcome={outcome}
              />
              <Awards stats={outcome.stats ?? null} seats={match.seats} words={words} />
              <PublishedNotes at={at} />
              <Figures ranking={ranking} outcome={outcome} placeOf={placeOf} viewer={viewer} words={words} />
              <p className="recap-actions">
                <a
                  className="button"
                  data-variant="paper"
                  href={checkPath(locale, match.id)}
                  data-testid="verify"
                >
                  {t("check")}
                </a>
              </p>
            </>
          )}
        </Newspaper>
      </div>
      {isRead && may.chairs && <ChairChoice match={match} viewer={viewer} chair={chair} onFilm={onFilm} />}
    </>
  );
}
