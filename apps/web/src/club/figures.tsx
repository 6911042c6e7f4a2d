"use client";
import {
  extremesOf,
  figuresByGame,
  figuresOf,
  lengthOf,
  meetingsOf,
  type Figures as PersonFigures,
  streaksOf,
} from "@consigliere/contract/club-statistics";
import type { Club } from "@consigliere/contract/clubs";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "../design/fields.tsx";
import { Paper } from "../design/paper.tsx";
import { Part } from "./part.tsx";
import { membersIn, useClubWords } from "./people.ts";
import { BestScores, WinsOverTime } from "./plots.tsx";

/** All results of a club, for all games or one. People who have left the club have no line. */
export default function Figures({ club }: { readonly club: Club }) {
  const t = useTranslations("club");
  const words = useClubWords(club);
  const [game, choose] = useState("");
  const games = figuresByGame(club.results);
  const shown = game === "" ? club.results : club.results.filter((one) => one.game === game);
  const isMember = ({ person }: PersonFigures) => membersIn(club).some(({ id }) => id === person);
  const figures = figuresOf(shown).filter(isMember);
  const { stat = null } = games.find((one) => one.game === game) ?? {};
  return (
    <div className="stack club-figures" data-gap="8">
      <Paper as="section" className="stack" data-gap="6">
        {games.length > 1 && (
          <SelectField
            label={t("figures.of")}
            value={game}
            onValue={choose}
            choices={[
              { value: "", name: t("figures.all", { count: club.results.length }) },
              ...games.map((one) => ({
                value: one.game,
                name: t("figures.game", { title: words.title(one.game), count: one.matches }),
              })),
            ]}
          />
        )}
        <Part title={t("figures.title")}>
          <table className="club-table">
            <thead>
              <tr>
                <th scope="col">{t("figures.player")}</th>
                <th scope="col">{t("figures.matches")}</th>
                <th scope="col">{t("figures.wins")}</th>
                <th scope="col">{t("figures.place")}</th>
                <th scope="col">{t("figures.streak")}</th>
                <th scope="col">{t("figures.longest")}</th>
                {game !== "" && stat !== null && <th scope="col">{t("figures.best")}</th>}
              </tr>
            </thead>
            <tbody>
              {figures.map(({ person, matches, wins, place, best }) => {
                const { now, longest } = streaksOf(shown, person);
                return (
                  <tr key={person}>
                    <th scope="row">
                      <bdi>{words.nameOf(person)}</bdi>
                    </th>
                    <td>{matches}</td>
                    <td>{wins}</td>
                    <td>{words.number(place)}</td>
                    <td>{now}</td>
                    <td>{longest}</td>
                    {game !== "" && stat !== null && (
                      <td>{best === null ? "–" : words.score(game, stat, best)}</td>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Part>
        {figures.length > 1 && <HeadToHead figures={figures} shown={shown} words={words} />}
      </Paper>
      <Paper as="section" className="stack" data-gap="6">
        <WinsOverTime results={shown} people={figures.map(({ person }) => person)} words={words} />
        <Records shown={shown} words={words} />
        {figuresByGame(shown).map((one) => (
          <BestScores key={one.game} game={one.game} stat={one.stat} results={shown} words={words} />
        ))}
      </Paper>
    </div>
  );
}

type Words = ReturnType<typeof useClubWords>;

interface ShownProps {
  readonly shown: Club["results"];
  readonly words: Words;
}

function HeadToHead({ figures, shown, words }: ShownProps & { figures: readonly PersonFigures[] }) {
  const t = useTranslations("club.meetings");
  return (
    <Part title={t("title")} note={t("note")}>
      <table className="club-table">
        <thead>
          <tr>
            <th scope="col">{t("before")}</th>
            {figures.map(({ person }) => (
              <th key={person} scope="col">
                <bdi>{words.nameOf(person)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ person }) => (
            <tr key={person}>
              <th scope="row">
                <bdi>{words.nameOf(person)}</bdi>
              </th>
              {figures.map((other) => {
                if (other.person === person)
                  return <td key={person} aria-label={t("self")} className="club-self" />;
                const { before, behind, level } = meetingsOf(shown, person, other.person);
                const isNone = before + behind + level === 0;
                return (
                  <td key={other.person} data-lead={before > behind || undefined}>
                    {isNone ? "–" : t("cell", { before, behind, level })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** The longest and the quickest match. */
function Records({ shown, words }: ShownProps) {
  const t = useTranslations("club.records");
  const { longest, quickest } = extremesOf(shown);
  return (
    <section>
      <h3 className="title">{t("title")}</h3>
      <dl className="club-records">
        {(
          [
            ["longest", longest],
            ["quickest", quickest],
          ] as const
        ).map(
          ([name, match]) =>
            match !== undefined && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>
                  <b>{words.length(lengthOf(match))}</b>{" "}
                  <small>{t("of", { title: words.title(match.game), day: words.day(match.endedAt) })}</small>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
