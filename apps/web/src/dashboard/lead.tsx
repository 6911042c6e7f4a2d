"use client";

import type { DashboardRow } from "@consigliere/contract/dashboard";
import { routes } from "@consigliere/contract/routes";
import { isTableEvent, type Story } from "@consigliere/games/story";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useApi } from "../api/use-api.ts";
import { useGameWords } from "../games/game-words.ts";
import { useGameSpeech } from "../games/use-game.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { frontPageOf } from "../table/issues.ts";

/** Of a long absence its end is looked through: the log of a table costs what is read of it. */
const MOST_EVENTS = 60;

/** What matters most of what happened at a table since its reader looked, as a headline. */
export default function Lead({ row }: { readonly row: DashboardRow }) {
  const { data: speech } = useGameSpeech(row.game);
  if (speech?.story === undefined) return null;
  return (
    <MoreMessages messages={speech.messages}>
      <Headline row={row} story={speech.story} />
    </MoreMessages>
  );
}

function Headline({ row, story }: { readonly row: DashboardRow; readonly story: Story }) {
  const t = useTranslations("dashboard");
  const { matchId, game, seat, opponents, unseen, updatedAt } = row;
  const api = useApi();
  const names = useMemo(() => namesAt(opponents, seat), [opponents, seat]);
  const words = useGameWords(game, story, names, seat);
  const { data } = useQuery({
    queryKey: ["lead", matchId, updatedAt, unseen],
    queryFn: () =>
      api.call(routes.readLog, {
        params: { id: matchId },
        query: { limit: Math.min(unseen, MOST_EVENTS) },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // What the house itself tells of, a decision that ran out, is for the log alone.
  const told = data?.events.filter(({ event }) => !isTableEvent(event)) ?? [];
  const page = frontPageOf(told, words.weight);
  if (page === null || words.weight(page.headline.event) === 0) return null;
  return (
    <p className="desk-lead" data-testid="lead">
      {words.event(page.headline.event)}
      {page.headlines > 1 && <small> {t("moreNews", { count: page.headlines - 1 })}</small>}
    </p>
  );
}

/** Everybody at the table by seat; the reader, who is called "you", without a name. */
function namesAt(opponents: readonly string[], seat: number | null): readonly string[] {
  return seat === null ? opponents : opponents.toSpliced(seat, 0, "");
}
