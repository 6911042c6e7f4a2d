"use client";
import type { MatchView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { CardBack } from "../design/card.tsx";
import { Paper } from "../design/paper.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { DealingSheet } from "./dealing-sheet.tsx";

/** Between the start and the first card: what is mixed into the shuffles is fixed, and the beacon may be awaited. */
export function Shuffling({ view }: { readonly view: MatchView }) {
  const t = useTranslations("dealing");
  const words = useLobbyWords()(view.match.game);
  return (
    <div className="shuffling">
      <PageFrame title={words("title") ?? view.match.game}>
        <div className="mx-auto grid max-w-xl gap-6">
          <div
            className="baize grid justify-items-center gap-4 rounded-md px-5 py-8 text-center"
            role="status"
          >
            <div className="riffle" aria-hidden="true">
              <CardBack />
              <CardBack />
              <CardBack />
            </div>
            <p className="font-headline text-xl font-bold">{t("shuffling")}</p>
          </div>
          <Paper as="section" aria-label={t("title")}>
            <DealingSheet view={view} />
          </Paper>
        </div>
      </PageFrame>
    </div>
  );
}
