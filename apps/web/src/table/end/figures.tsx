"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import type { GameWords } from "../../games/game-words.ts";

interface FiguresProps {
  /** The winner first. */
  readonly ranking: readonly SeatView[];
  readonly outcome: NonNullable<TableView["outcome"]>;
  readonly placeOf: (seat: number) => number;
  readonly viewer: number | null;
  readonly words: GameWords;
}

/** All figures of the match, behind one line. */
export function Figures({ ranking, outcome, placeOf, viewer, words }: FiguresProps) {
  const t = useTranslations("outcome");
  const stats = Object.keys(outcome.stats?.[0] ?? {});
  if (stats.length === 0) return null;
  return (
    <details className="end-part end-figures">
      <summary>{t("figures")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("player")}</th>
            {ranking.map(({ seat, name }) => (
              <th key={seat} scope="col" data-mine={seat === viewer || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t("place")}</th>
            {ranking.map(({ seat }) => (
              <td key={seat} className="figures">
                {placeOf(seat)}
              </td>
            ))}
          </tr>
          {stats.map((stat) => (
            <tr key={stat}>
              <th scope="row">{words.stat(stat)}</th>
              {ranking.map(({ seat }) => (
                <td key={seat} className="figures">
                  {words.figure(stat, outcome.stats?.[seat]?.[stat] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
