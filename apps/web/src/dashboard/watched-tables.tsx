"use client";
import type { WatchedTable } from "@consigliere/contract/watched";
import { useFormatter, useTranslations } from "next-intl";
import { useWatched } from "../api/use-watched.ts";
import { Button } from "../design/button.tsx";
import { Paper } from "../design/paper.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";

/** The tables that I watch; nothing while there are none. */
export function WatchedTables() {
  const t = useTranslations("dashboard.watched");
  const { tables, stop } = useWatched();
  if (tables.length === 0) return null;
  return (
    <Paper as="section" aria-label={t("title")} data-testid="watched">
      <h2 className="subtitle">{t("title")}</h2>
      <ul className="open-tables">
        {tables.map((table) => (
          <li key={table.matchId}>
            <Named table={table} />
            <Button
              size="small"
              variant="quiet"
              busy={stop.isPending}
              onClick={() => stop.mutate(table.matchId)}
            >
              {t("stop")}
            </Button>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function Named({ table: { game, seats, status, winners, url } }: { readonly table: WatchedTable }) {
  const t = useTranslations("dashboard.watched");
  const words = useLobbyWords()(game);
  const format = useFormatter();
  const named = (names: readonly string[]) => format.list(names, { type: "unit" });
  return (
    <div>
      <a className="open-table-game" href={url}>
        {words("title") ?? game}
      </a>
      <p className="small quiet">{named(seats.map(({ name }) => name))}</p>
      <p className="small">
        {winners.length > 0 ? t("won", { names: named(winners) }) : t(`status.${status}`)}
      </p>
    </div>
  );
}
