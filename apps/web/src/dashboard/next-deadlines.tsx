"use client";
import type { DashboardRow } from "@consigliere/contract/dashboard";
import { useLocale, useTranslations } from "next-intl";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { Deadline } from "./deadline.tsx";

/**
 * My next deadlines at all tables in one line, the nearest first, as the rows are; nothing while fewer than two clocks
 * run.
 */
export function NextDeadlines({ rows }: { readonly rows: readonly DashboardRow[] }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const words = useLobbyWords();
  const due = rows.flatMap(({ matchId, game, status, deadline }) =>
    deadline === null || status !== "playing" ? [] : [{ matchId, game, deadline }],
  );
  if (due.length < 2) return null;
  return (
    <section className="desk-next small" aria-label={t("next")} data-testid="next-deadlines">
      <ol>
        {due.map(({ matchId, game, deadline }) => (
          <li key={matchId}>
            <a href={matchPath(locale, matchId)}>
              {words(game)("title") ?? game}
              <Deadline at={deadline} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
