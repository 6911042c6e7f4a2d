"use client";

import type { SeatView } from "@consigliere/contract/match";
import { useTranslations } from "next-intl";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { awardsOf, type Stats } from "./award-winners.ts";

interface AwardsProps {
  readonly stats: readonly Stats[] | null;
  readonly seats: readonly SeatView[];
  readonly words: GameWords;
}

/** The winners of the game's prizes. */
export function Awards({ stats, seats, words }: AwardsProps) {
  const t = useTranslations("outcome");
  const awards = awardsOf(words.awards, stats ?? []);
  if (awards.length === 0) return null;
  return (
    <section className="end-part">
      <h3>{t("awards")}</h3>
      <ul className="end-awards">
        {awards.map(({ stat, seat, value }) => (
          <li key={stat}>
            <SeatMark seat={seat} />
            <span>
              {t("award", {
                stat: words.stat(stat),
                name: seats[seat]?.name ?? "",
                value: words.figure(stat, value),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
