"use client";
import type { Meetings as Counts } from "@consigliere/contract/club-statistics";
import type { RecordFigures } from "@consigliere/contract/record-figures";
import { useTranslations } from "next-intl";
import { Part } from "./part.tsx";
import type { useClubWords } from "./people.ts";

interface FiguresProps extends RecordFigures {
  readonly level?: 2 | 3;
  readonly words: Pick<ReturnType<typeof useClubWords>, "title" | "number" | "score">;
}

/** Somebody's figures: all matches in one line, and each game with each number of seats. */
export function Figures({ all, games, streaks, words, level = 3 }: FiguresProps) {
  const t = useTranslations("club");
  return (
    <>
      <dl className="record-sums">
        {(
          [
            ["matches", all.matches],
            ["wins", all.wins],
            ["place", words.number(all.place)],
            ["streak", streaks.now],
            ["longest", streaks.longest],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dd>{value}</dd>
            <dt>{t(`figures.${name}`)}</dt>
          </div>
        ))}
      </dl>
      <Part title={t("record.games")} level={level}>
        <table className="club-table">
          <thead>
            <tr>
              <th scope="col">{t("record.game")}</th>
              {(["played", "won", "place", "best"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`record.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map(({ game, seats, stat, matches, wins, place, best }) => (
              <tr key={`${game} ${seats}`}>
                <th scope="row">
                  {words.title(game)} <small className="quiet">{t("record.seats", { count: seats })}</small>
                </th>
                <td>{matches}</td>
                <td>{wins}</td>
                <td>{words.number(place)}</td>
                <td>{best === null ? "–" : words.score(game, stat, best)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Part>
    </>
  );
}

/** How often I finished before each of these people. */
export function Meetings({ met }: { readonly met: readonly (Counts & { id: string; name: string })[] }) {
  const t = useTranslations("club.record.met");
  const together = ({ before, behind, level }: Counts) => before + behind + level;
  return (
    <Part title={t("title")} level={2}>
      <table className="club-table">
        <thead>
          <tr>
            <th scope="col">{t("who")}</th>
            <th scope="col">{t("together")}</th>
            <th scope="col">{t("before")}</th>
            <th scope="col">{t("behind")}</th>
            <th scope="col">{t("level")}</th>
          </tr>
        </thead>
        <tbody>
          {met
            .toSorted((a, b) => together(b) - together(a))
            .map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <bdi>{one.name}</bdi>
                </th>
                <td>{together(one)}</td>
                <td data-lead={one.before > one.behind || undefined}>{one.before}</td>
                <td>{one.behind}</td>
                <td>{one.level}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Part>
  );
}
