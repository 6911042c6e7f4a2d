import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "../design/button.tsx";
import { CardBack, CardFace } from "../design/card.tsx";
import { Paper } from "../design/paper.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";

export interface GameBillProps {
  readonly game: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The button that starts it at once. */
  readonly tryIt: ReactNode;
}

/** A game as a theatre bill: name, what it is about, the ways in. */
export function GameBill({ game, seats, tryIt }: GameBillProps) {
  const t = useTranslations("landing");
  const words = useLobbyWords()(game);
  return (
    <Paper as="article" frame="deco" className="grid items-center gap-6 md:grid-cols-[1fr_auto]">
      <div>
        <h3 className="text-[clamp(1.8rem,6vw,3rem)] leading-tight [font-family:var(--font-name)]">
          {words("title")}
        </h3>
        <p className="mt-2 font-headline text-xl font-bold">{words("tagline")}</p>
        <p className="mt-2 figures">{t("seats", { min: seats.min, max: seats.max })}</p>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {tryIt}
          <ButtonLink href={`/rules/${game}`} size="large">
            {t("readRules")}
          </ButtonLink>
        </div>
      </div>
      <div className="relative mx-auto flex w-64 justify-center py-3 sm:w-72" aria-hidden="true">
        <div className="w-24 -rotate-12 sm:w-28">
          <CardBack />
        </div>
        <div className="z-10 -mx-5 w-28 -translate-y-2 sm:w-32">
          <CardFace title={words("title")} tone="attack" art={<Portrait of="capo di tutti capi" />} />
        </div>
        <div className="w-24 rotate-12 sm:w-28">
          <CardBack />
        </div>
      </div>
    </Paper>
  );
}
