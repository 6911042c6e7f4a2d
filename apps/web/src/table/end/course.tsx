"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useAnyMessage } from "../../games/game-words.ts";
import { figureIn, statsIn } from "../../games/standing.ts";
import type { At } from "../at-table.ts";
import { Curve } from "./curve.tsx";
import { useScores } from "./use-scores.ts";

interface CourseProps extends At<"match" | "chair" | "ui" | "words"> {
  /** All that was told; undefined until it is here. */
  readonly events: readonly LoggedEvent[] | undefined;
}

/** Each seat's figures over the match; the space is reserved while they load. */
export function Course({ at, events }: CourseProps) {
  const t = useTranslations("outcome");
  const say = useAnyMessage();
  const { match } = at.match;
  const { data: points } = useScores(match.id, at.chair, events, at.ui.board.scores);
  if (at.ui.board.scores === undefined) return null;
  if (points === undefined) return <div className="end-curve" />;
  if (points.length <= 2) return null;
  const stats = statsIn(points.at(-1) ?? []);
  return stats.map((stat) => {
    const what = stats.length === 1 ? say(`board.${match.game}.standing`) : at.words.stat(stat);
    const values = points.map((standings) => standings.map((_, seat) => figureIn(standings, seat, stat)));
    return (
      <Curve key={stat} points={values} seats={match.seats} label={what} summary={t("curve", { what })} />
    );
  });
}
