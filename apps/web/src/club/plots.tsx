"use client";
import { winsOverTime } from "@consigliere/contract/club-statistics";
import type { Club } from "@consigliere/contract/clubs";
import { useTranslations } from "next-intl";
import type { useClubWords } from "./people.ts";
import { Plot, type PlotLine } from "./plot.tsx";

type Words = ReturnType<typeof useClubWords>;
type Results = Club["results"];

/** There are not enough seat colours to distinguish more lines than this. */
const MOST_LINES = 6;
/** With fewer matches than this, a plot shows no trend. */
const FEWEST_MATCHES = 2;

interface WinsProps {
  readonly results: Results;
  /** Most wins first. */
  readonly people: readonly string[];
  readonly words: Words;
}

/** The number of wins of each person, match by match. */
export function WinsOverTime({ results, people, words }: WinsProps) {
  const t = useTranslations("club.wins");
  const drawn = people.slice(0, MOST_LINES);
  const course = winsOverTime(results, drawn);
  if (course.length < FEWEST_MATCHES || drawn.length === 0) return null;
  const lines = drawn.map((person, at) => ({
    label: words.nameOf(person),
    values: course.map(({ wins }) => wins[at] ?? 0),
  }));
  return (
    <Plot
      title={t("title")}
      note={t("note")}
      rowName={t("ended")}
      rows={course.map(({ endedAt }) => words.day(endedAt))}
      lines={lines}
      format={words.number}
    />
  );
}

interface ScoresProps {
  readonly game: string;
  readonly stat: string | null;
  readonly results: Results;
  readonly words: Words;
}

/** The best score of each match of a game, and the record at that time. */
export function BestScores({ game, stat, results, words }: ScoresProps) {
  const t = useTranslations("club.scores");
  if (stat === null) return null;
  const course = results
    .filter((one) => one.game === game)
    .toSorted((one, other) => one.endedAt.localeCompare(other.endedAt))
    .flatMap(({ endedAt, seats }) => {
      const scored = seats.flatMap(({ person, score }) =>
        person === null || score === null ? [] : { person, score },
      );
      const [best] = scored.toSorted((one, other) => other.score - one.score);
      return best === undefined ? [] : { endedAt, ...best };
    });
  const record = course.toSorted((one, other) => other.score - one.score)[0];
  if (record === undefined) return null;
  const figure = (value: number) => words.score(game, stat, value);
  const records = course.map((_, at) => Math.max(...course.slice(0, at + 1).map(({ score }) => score)));
  const lines: PlotLine[] = [
    { label: t("record"), values: records },
    { label: t("best"), values: course.map(({ score }) => score), isDots: true },
  ];
  const note = t("note", {
    name: words.nameOf(record.person),
    score: figure(record.score),
    stat: words.stat(game, stat),
    day: words.day(record.endedAt),
  });
  const title = t("title", { title: words.title(game) });
  if (course.length < FEWEST_MATCHES) {
    return (
      <section>
        <h3 className="title" data-gap="0">
          {title}
        </h3>
        <p>{note}</p>
      </section>
    );
  }
  return (
    <Plot
      title={title}
      note={note}
      lines={lines}
      rowName={t("ended")}
      rows={course.map(({ endedAt }) => words.day(endedAt))}
      format={figure}
    />
  );
}
