"use client";
import type { MatchView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import { CardBack } from "../design/card.tsx";
import { lazily, Nothing } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import "./fairness.css";

/** For readers who wait long enough to read it. */
const DealingSheet = lazily(
  async () => ({ default: (await import("./dealing-sheet.tsx")).DealingSheet }),
  Nothing,
);

const SOON_MS = 2_000;

/** Between the start and the first card: the contributions are fixed, and the match may wait for the beacon. */
export function Shuffling({ view }: { readonly view: MatchView }) {
  const t = useTranslations("dealing");
  const words = useLobbyWords()(view.match.game);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PageFrame title={words("title") ?? view.match.game}>
      <div className="stack shuffling-table" data-gap="6">
        <div className="baize shuffling-deck" role="status">
          <div className="riffle" aria-hidden="true">
            <CardBack />
            <CardBack />
            <CardBack />
          </div>
          <p className="tagline">{t("shuffling")}</p>
        </div>
        {isLong && (
          <Suspense>
            <Paper as="section" aria-label={t("title")}>
              <DealingSheet view={view} />
            </Paper>
          </Suspense>
        )}
      </div>
    </PageFrame>
  );
}
