"use client";
import type { DashboardRow } from "@consigliere/contract/dashboard";
import { useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { ButtonLink } from "../design/button.tsx";
import { lazily, Nothing } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { addressOfMoment, nameOfMoment } from "../table/replay/moment.ts";
import { useSince } from "./use-since.ts";

const Lead = lazily(() => import("./lead.tsx"), Nothing);

/** Nothing waits for the reader: the newest headline of all their tables, and other things to do. */
export function LampOff({ rows }: { readonly rows: readonly DashboardRow[] }) {
  const t = useTranslations("dashboard");
  const titles = useTranslations("titles");
  const newest = newestIn(rows);
  return (
    <div className="baize desk-dark" data-testid="lamp-off">
      <p className="saying">{t("nothingWaits")}</p>
      {newest !== null && <Headline {...newest} />}
      <p className="row">
        <ButtonLink href="/new" variant="brass">
          {titles("newMatch")}
        </ButtonLink>
        <ButtonLink href="/learn" variant="ink">
          {t("lesson")}
        </ButtonLink>
      </p>
    </div>
  );
}

interface Newest {
  readonly row: DashboardRow;
  readonly lead: NonNullable<DashboardRow["lead"]>;
}

function newestIn(rows: readonly DashboardRow[]): Newest | null {
  return rows
    .flatMap((row) => (row.lead === undefined ? [] : [{ row, lead: row.lead }]))
    .reduce<Newest | null>((best, one) => (best === null || one.lead.at > best.lead.at ? one : best), null);
}

function Headline({ row, lead }: Newest) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const words = useLobbyWords()(row.game);
  const sinceOf = useSince();
  const table = matchPath(locale, row.matchId);
  return (
    <Paper as="article" tone="fresh" data-testid="newest">
      <p className="small quiet">
        {t("newest", { game: words("title") ?? row.game, when: sinceOf(lead.at) })}
      </p>
      <p className="desk-headline">
        <Suspense fallback={"\u00a0"}>
          <Lead row={row} lead={lead} />
        </Suspense>
      </p>
      <p className="row apart">
        <a
          className="button"
          data-variant="ink"
          data-size="small"
          href={addressOfMoment(nameOfMoment([lead], 0), table)}
        >
          {t("replay")}
        </a>
        <a className="button" data-variant="paper" data-size="small" href={table}>
          {t("toTable")}
        </a>
      </p>
    </Paper>
  );
}
