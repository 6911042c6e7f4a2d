import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Poster } from "../games/poster.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";

export interface GameBillProps {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly hasLessons: boolean;
  /** The button that starts a match at once. */
  readonly tryIt: ReactNode;
}

/** A game as a theatre bill: its scene, name, theme and ways in. */
export function GameBill({ game, seats, hasLessons, tryIt }: GameBillProps) {
  const t = useTranslations("landing");
  const words = useLobbyWords()(game);
  return (
    <Paper as="article" frame="deco" className="bill">
      <Poster game={game} loading="eager" />
      <h3>{words("title")}</h3>
      <p className="bill-tagline">{words("tagline")}</p>
      <p className="figures">{t("seats", { min: seats.min, max: seats.max })}</p>
      <div className="bill-keys">
        {tryIt}
        {hasLessons && <ButtonLink href={`/learn/${game}`}>{t("learn")}</ButtonLink>}
        <ButtonLink href={`/rules/${game}`}>{t("readRules")}</ButtonLink>
      </div>
    </Paper>
  );
}
