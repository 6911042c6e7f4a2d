"use client";
import { isSeasonOn, type SeasonLine, seasonLines, trophyOf } from "@consigliere/contract/club-statistics";
import type { Club, ClubSeason } from "@consigliere/contract/clubs";
import { routes } from "@consigliere/contract/routes";
import type { Locale } from "@consigliere/languages";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BrassButton, Button } from "../design/button.tsx";
import { Confirm } from "../design/confirm.tsx";
import { Paper } from "../design/paper.tsx";
import { Poster } from "../games/poster.tsx";
import { matchPath } from "../i18n/match-path.ts";
import { OpenSeason } from "./open-season.tsx";
import { membersIn, useClubWords } from "./people.ts";
import { Trophy } from "./trophy.tsx";
import { useClubAction } from "./use-club.ts";
import "./season.css";

interface SeasonProps {
  readonly club: Club;
  readonly season: ClubSeason;
}

/** The club's season with its matches and standings, the trophies of those before, and the way to the next. */
export function Seasons({ club }: { readonly club: Club }) {
  const t = useTranslations("club.season");
  const { season } = club;
  const isOn = season !== null && isSeasonOn(season);
  return (
    <>
      {season !== null && season.games.length > 0 && <Season club={club} season={season} />}
      {!isOn && membersIn(club).length > 1 && (
        <details className="paper" data-frame="none">
          <summary className="opener">{t("open.key")}</summary>
          <OpenSeason club={club} />
        </details>
      )}
      <Cabinet club={club} />
    </>
  );
}

function Season({ club, season }: SeasonProps) {
  const t = useTranslations("club.season");
  const format = useFormatter();
  const words = useClubWords(club);
  const { number, games, played, players } = season;
  const lines = seasonLines(club.results, number, players);
  const isOver = !isSeasonOn(season);
  const winners = trophyOf(lines);
  return (
    <Paper as="section" className="stack" data-gap="5" data-testid="season">
      <div className="season-head">
        {isOver && winners.length > 0 && <Trophy />}
        <div>
          <h3 className="title">{t("title", { number })}</h3>
          <p>
            {!isOver
              ? t("next", { round: played + 1, of: games.length })
              : winners.length === 0
                ? t("noTrophy")
                : t("over", { names: format.list(winners.map(words.nameOf)) })}
          </p>
        </div>
      </div>
      <ol className="season-track">
        {games.map((game, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a game may be played twice, and nobody changes places
          <li key={at} data-state={at < played ? "over" : at === played ? "now" : "later"}>
            <Poster game={game} />
            <b>{words.title(game)}</b>
            <small>
              {at < played ? (
                <Winners club={club} season={season} round={at + 1} />
              ) : (
                at === played && t("now")
              )}
            </small>
          </li>
        ))}
      </ol>
      {!isOver && <Table club={club} season={season} />}
      <Standings lines={lines} words={words} />
      {!isOver && club.people.some(({ isMe, isFounder }) => isMe && isFounder) && <End club={club} />}
    </Paper>
  );
}

/** The winners of a match of a season that is over. */
function Winners({ club, season: { number }, round }: SeasonProps & { readonly round: number }) {
  const t = useTranslations("club.season");
  const format = useFormatter();
  const words = useClubWords(club);
  const result = club.results.find(({ season }) => season?.number === number && season.round === round);
  if (result === undefined) return t("uncounted");
  const names = result.seats.filter(({ place }) => place === 1).map(({ person }) => words.nameOf(person));
  return t("wonBy", { names: format.list(names) });
}

/** The way to the season's table. Anybody in the club may lay it anew. */
function Table({ club, season: { table } }: SeasonProps) {
  const t = useTranslations("club.season");
  const locale = useLocale() as Locale;
  const lay = useClubAction(club.id, routes.laySeasonTable);
  if (table === null) {
    return (
      <div className="season-table">
        <p>{t("none")}</p>
        <BrassButton busy={lay.isPending} onClick={() => lay.mutate({ params: { id: club.id } })}>
          {t("lay")}
        </BrassButton>
      </div>
    );
  }
  return (
    <div className="season-table">
      <p>{t(table.isDealt ? "running" : "gathering")}</p>
      {table.matchId !== null && (
        <a className="button" data-variant="brass" href={matchPath(locale, table.matchId)}>
          {t("toTable")}
        </a>
      )}
    </div>
  );
}

interface StandingsProps {
  readonly lines: readonly SeasonLine[];
  readonly words: ReturnType<typeof useClubWords>;
}

function Standings({ lines, words }: StandingsProps) {
  const t = useTranslations("club");
  return (
    <section>
      <h3 className="subtitle" data-gap="1">
        {t("season.standings")}
      </h3>
      <p className="small quiet">{t("season.pointsNote")}</p>
      <table className="club-table">
        <thead>
          <tr>
            <th scope="col">{t("figures.player")}</th>
            <th scope="col">{t("figures.wins")}</th>
            <th scope="col">{t("season.points")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ person, points, wins }) => (
            <tr key={person}>
              <th scope="row">
                <bdi>{words.nameOf(person)}</bdi>
              </th>
              <td>{wins}</td>
              <td>
                <b>{words.number(points)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function End({ club }: { readonly club: Club }) {
  const t = useTranslations("club");
  const [isAsked, ask] = useState(false);
  const end = useClubAction(club.id, routes.endSeason);
  return (
    <>
      <p>
        <Button size="small" variant="quiet" onClick={() => ask(true)}>
          {t("season.end.key")}
        </Button>
      </p>
      <Confirm
        open={isAsked}
        onClose={() => ask(false)}
        title={t("season.end.title")}
        description={t("season.end.warning")}
        no={t("leaveIt")}
        yes={t("season.end.yes")}
        busy={end.isPending}
        onYes={() => end.mutate({ params: { id: club.id } }, { onSuccess: () => ask(false) })}
      />
    </>
  );
}

/** The trophies of the seasons that are over, the newest first. */
function Cabinet({ club }: { readonly club: Club }) {
  const t = useTranslations("club.season");
  const format = useFormatter();
  const words = useClubWords(club);
  const { season } = club;
  const count = season === null ? 0 : isSeasonOn(season) ? season.number - 1 : season.number;
  const trophies = Array.from({ length: count }, (_, before) => count - before).flatMap((number) => {
    const winners = trophyOf(seasonLines(club.results, number));
    return winners.length === 0 ? [] : { number, names: format.list(winners.map(words.nameOf)) };
  });
  if (trophies.length === 0) return null;
  return (
    <Paper as="section" tone="aged">
      <h3 className="title" data-gap="3">
        {t("trophies")}
      </h3>
      <ul className="season-cabinet">
        {trophies.map(({ number, names }) => (
          <li key={number}>
            <Trophy />
            <bdi>{t("trophy", { number, names })}</bdi>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
