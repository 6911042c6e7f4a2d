"use client";
import type { DashboardRow } from "@consigliere/contract/dashboard";
import { routes } from "@consigliere/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { cacheKeys } from "../api/keys.ts";
import { useApi } from "../api/use-api.ts";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { usePlayerName } from "../i18n/player-names.ts";

export interface TableNames {
  /** The matches that are not over; undefined while they are loading. */
  readonly running: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** The name of a table; null for a table that is not the reader's. */
  readonly nameOf: (id: string) => string | null;
}

/** The reader's tables, named by the game and the people there. */
export function useTableNames(): TableNames {
  const t = useTranslations("own.tokens");
  const format = useFormatter();
  const words = useLobbyWords();
  const api = useApi();
  const { data } = useQuery({
    queryKey: cacheKeys.dashboard,
    queryFn: () => api.call(routes.readDashboard, {}),
  });
  const nameOf = usePlayerName();
  const named = ({ game: id, opponents }: DashboardRow) => {
    const game = words(id)("title") ?? id;
    const names = format.list(opponents.map(nameOf));
    return opponents.length === 0 ? t("alone", { game }) : t("with", { game, names });
  };
  return {
    running: data?.rows
      .filter(({ status }) => status === "playing" || status === "lobby")
      .map((row) => ({ id: row.matchId, name: named(row) })),
    nameOf: (id) => {
      if (data === undefined) return "…";
      const row = data.rows.find(({ matchId }) => matchId === id);
      return row === undefined ? null : named(row);
    },
  };
}
