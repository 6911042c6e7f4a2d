"use client";
import type { DashboardRow } from "@consigliere/contract/dashboard";
import { useFormatter, useLocale, useNow, useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { LampCone } from "../design/lamp-cone.tsx";
import { Paper } from "../design/paper.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { BoardPicture } from "./board-picture.tsx";
import { Deadline } from "./deadline.tsx";
import "./dashboard.css";

/** Loaded where something happened: it brings the words of a game. */
const Lead = lazy(() => import("./lead.tsx"));

/** One line that says how a match stands for me. */
function useSummary(): (row: DashboardRow) => string {
  const t = useTranslations("dashboard.summary");
  const format = useFormatter();
  const words = useLobbyWords();
  const sinceOf = useSince();
  return ({ game, status, myTurn, topic, summary, updatedAt }) => {
    if (status === "lobby") return t("lobby", { joined: summary.joined, seats: summary.seatCount });
    if (status === "cancelled") return t("cancelled");
    if (status === "over")
      return summary.place === null
        ? t("over")
        : t("place", { place: summary.place, seats: summary.seatCount });
    const decision = topic === null ? undefined : words(game)(`decision.${topic}`);
    const since = sinceOf(updatedAt);
    if (myTurn) return decision === undefined ? t("yours", { since }) : t("yoursAbout", { since, decision });
    return summary.waitingFor.length === 0
      ? t("running")
      : t("waiting", { since, names: format.list(summary.waitingFor) });
  };
}

const DAY_MS = 86_400_000;

/** When it was, as one says it: the time of today, the day of the last week, else the date. */
function useSince(): (time: string) => string {
  const format = useFormatter();
  const now = useNow();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const dayOf = (date: Date) => format.dateTime(date, { dateStyle: "short", timeZone });
  return (time) => {
    const at = new Date(time);
    const clock = { hour: "numeric", minute: "2-digit", timeZone } as const;
    if (dayOf(at) === dayOf(now)) return format.dateTime(at, clock);
    if (now.getTime() - at.getTime() < 6 * DAY_MS) return format.dateTime(at, { ...clock, weekday: "long" });
    return format.dateTime(at, { day: "numeric", month: "long", timeZone });
  };
}

/** A match as a key on the rack: the ones that wait for me hang under the lamp. */
export function MatchLetter({ row }: { row: DashboardRow }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const format = useFormatter();
  const words = useLobbyWords()(row.game);
  const summary = useSummary()(row);
  const hasNews = row.unseen > 0 && row.status === "playing";
  const companions =
    row.opponents.length === 0 ? t("alone") : t("with", { names: format.list(row.opponents) });
  return (
    <LampCone lit={row.myTurn}>
      <Paper
        as="article"
        tone={row.myTurn || row.status === "lobby" ? "fresh" : "aged"}
        className={`desk-letter h-full ${row.myTurn ? "desk-lit" : ""}`}
      >
        <BoardPicture row={row} title={words("title") ?? row.game} />
        <a
          href={matchPath(locale, row.matchId)}
          className="group flex items-start gap-3 after:absolute after:inset-0"
        >
          {row.seat !== null && <SeatMark seat={row.seat} className="size-11" />}
          <span className="min-w-0">
            <span className="block font-headline text-xl font-bold underline-offset-4 group-hover:underline">
              {words("title") ?? row.game}
            </span>
            <span className="block text-sm text-ink-quiet">{companions}</span>
          </span>
        </a>
        {hasNews && row.seat !== null && (
          <Suspense>
            <Lead row={row} />
          </Suspense>
        )}
        <p className={`mt-3 ${row.myTurn ? "text-lg font-semibold" : ""}`}>{summary}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {row.deadline !== null && row.status === "playing" && <Deadline at={row.deadline} />}
        </p>
      </Paper>
    </LampCone>
  );
}
