"use client";

import type { SeatView } from "@consigliere/contract/match";
import type { TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { BotManner } from "../../games/shared/manner.tsx";

interface StandingsProps {
  /** The seat that is looked from; null: none. */
  readonly viewer: number | null;
  /** The winner first. */
  readonly ranking: readonly SeatView[];
  readonly placeOf: (seat: number) => number;
  readonly words: GameWords;
  readonly outcome: NonNullable<TableView["outcome"]>;
}

/** How everybody fared: places with faces and bars. */
export function Standings({ viewer, ranking, placeOf, words, outcome }: StandingsProps) {
  const t = useTranslations("outcome");
  const [stat] = Object.keys(outcome.stats?.[0] ?? {});
  const figureOf = (seat: number) => (stat === undefined ? 0 : (outcome.stats?.[seat]?.[stat] ?? 0));
  const most = Math.max(1, ...ranking.map(({ seat }) => figureOf(seat)));
  return (
    <section className="end-part">
      <h3>{t("standings")}</h3>
      <ol className="end-ranking">
        {ranking.map(({ seat, name, portrait }, place) => (
          <li key={seat} data-mine={seat === viewer || undefined}>
            <b className="end-place figures">{placeOf(seat)}</b>
            <Portrait of={portrait ?? `bot-${seat}`} shape="round" />
            <SeatMark seat={seat} size="small" />
            <span className="end-name">
              {name}
              <BotManner of={ranking[place]} />
              {stat !== undefined && (
                <small className="figures">
                  {words.stat(stat)} {words.figure(stat, figureOf(seat))}
                </small>
              )}
            </span>
            <span className="end-bar" aria-hidden="true">
              <span
                style={{
                  width: `${(100 * Math.max(0, figureOf(seat))) / most}%`,
                  background: `var(--seat-${seat % 6})`,
                }}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
