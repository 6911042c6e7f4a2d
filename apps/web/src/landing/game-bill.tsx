import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { Poster } from "../games/poster.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";

export interface GameBillProps {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether the game has lessons. */
  readonly hasCourse: boolean;
  /** The button that starts a match at once. */
  readonly tryIt: ReactNode;
}

/** A game as a theatre bill: its scene, name, theme and ways in. */
export function GameBill({ game, seats, hasCourse, tryIt }: GameBillProps) {
  const t = useTranslations("landing");
  const words = useLobbyWords()(game);
  return (
    <Paper as="article" frame="deco" className="grid content-start gap-5">
      <Poster game={game} className="block h-auto w-full rounded-sm" />
      <div>
        <h3 className="text-[clamp(1.8rem,5vw,2.6rem)] leading-tight [font-family:var(--font-name)]">
          {words("title")}
        </h3>
        <p className="mt-2 font-headline text-xl font-bold">{words("tagline")}</p>
        <p className="mt-2 figures">{t("seats", { min: seats.min, max: seats.max })}</p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {tryIt}
          {hasCourse && (
            <ButtonLink href={`/learn/${game}`} size="large">
              {t("learn")}
            </ButtonLink>
          )}
          <ButtonLink href={`/rules/${game}`} size="large">
            {t("readRules")}
          </ButtonLink>
        </div>
      </div>
    </Paper>
  );
}
