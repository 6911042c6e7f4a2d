"use client";

import type { MatchPublic, SeatView } from "@consigliere/contract/match";
import type { LoggedEvent, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameUi } from "../../games/game-ui.ts";
import { type GameWords, useAnyMessage } from "../../games/game-words.ts";
import type { Chair } from "../use-chair.ts";
import { Curve } from "./curve.tsx";
import { useScores } from "./use-scores.ts";

interface StandingsProps {
  readonly match: MatchPublic;
  readonly chair: Chair;
  readonly ui: GameUi;
  /** The winner first. */
  readonly ranking: readonly SeatView[];
  readonly placeOf: (seat: number) => number;
  readonly words: GameWords;
  /** All that was told; undefined until it is here. */
  readonly events: readonly LoggedEvent[] | undefined;
  readonly outcome: NonNullable<TableView["outcome"]>;
}

/** How everybody fared: places with faces and bars, and what each had in the course of the match. */
export function Standings({ match, chair, ui, ranking, placeOf, words, events, outcome }: StandingsProps) {
  const t = useTranslations("play.outcome");
  const say = useAnyMessage();
  const { data: points } = useScores(match.id, chair, events, ui.scores);
  const [stat] = Object.keys(outcome.stats?.[0] ?? {});
  const figureOf = (seat: number) => (stat === undefined ? 0 : (outcome.stats?.[seat]?.[stat] ?? 0));
  const most = Math.max(1, ...ranking.map(({ seat }) => figureOf(seat)));
  return (
    <section className="end-part">
      <h3>{t("standings")}</h3>
      <ol className="end-ranking">
        {ranking.map(({ seat, name, portrait }) => (
          <li key={seat} data-mine={seat === chair.seat || undefined}>
            <b className="end-place figures">{placeOf(seat)}</b>
            <Portrait of={portrait ?? `bot-${seat}`} shape="round" className="size-10" />
            <SeatMark seat={seat} className="size-5" />
            <span className="end-name">
              {name}
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
      {points === undefined && ui.scores !== undefined && <div className="end-curve" />}
      {points !== undefined && points.length > 2 && (
        <Curve
          points={points}
          seats={match.seats}
          label={say(`board.${match.game}.standing`)}
          summary={t("curve", { what: say(`board.${match.game}.standing`) })}
        />
      )}
    </section>
  );
}
