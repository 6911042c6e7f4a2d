"use client";
import type { DashboardRow } from "@consigliere/contract/dashboard";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Suspense } from "react";
import { LampCone } from "../design/lamp-cone.tsx";
import { lazily, Nothing } from "../design/lazily.tsx";
import { Paper } from "../design/paper.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import { useLobbyWords } from "../i18n/lobby-words.ts";
import { matchPath } from "../i18n/match-path.ts";
import { usePlayerName } from "../i18n/player-names.ts";
import { BoardPicture } from "./board-picture.tsx";
import { Deadline } from "./deadline.tsx";
import { useSince } from "./use-since.ts";
import "./dashboard.css";

/** Loaded if something happened, because it loads the words of a game. */
const Lead = lazily(() => import("./lead.tsx"), Nothing);
const NOTHING_YET = "\u00a0";

/** One line about the state of a match for me. */
function useSummary(): (row: DashboardRow) => string {
  const t = useTranslations("dashboard.summary");
  const format = useFormatter();
  const words = useLobbyWords();
  const sinceOf = useSince();
  const nameOf = usePlayerName();
  return ({ game, status, myTurn, topic, summary, updatedAt }) => {
    if (status === "lobby" && myTurn) return t("lobbyYours");
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
      : t("waiting", { since, names: format.list(summary.waitingFor.map(nameOf)) });
  };
}

/** A match as a key on the rack. Those that wait for me hang under the lamp. */
export function MatchLetter({ row }: { row: DashboardRow }) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const format = useFormatter();
  const words = useLobbyWords()(row.game);
  const summary = useSummary()(row);
  const { lead } = row;
  const others = row.opponents.map(usePlayerName());
  const companions = others.length === 0 ? t("alone") : t("with", { names: format.list(others) });
  return (
    <LampCone lit={row.myTurn}>
      <Paper
        as="article"
        tone={row.myTurn || row.status === "lobby" ? "fresh" : "aged"}
        className={`desk-letter ${row.myTurn ? "desk-lit" : ""}`}
      >
        <BoardPicture row={row} title={words("title") ?? row.game} />
        <a href={matchPath(locale, row.matchId)} className="desk-link">
          {row.seat !== null && <SeatMark seat={row.seat} className="desk-seat" />}
          <span>
            <span className="desk-game tagline">{words("title") ?? row.game}</span>
            <span className="desk-company small quiet">{companions}</span>
          </span>
        </a>
        {lead?.isNew === true && row.status === "playing" && (
          <p className="desk-lead" data-testid="lead">
            <Suspense fallback={NOTHING_YET}>
              <Lead row={row} lead={lead} />
            </Suspense>
          </p>
        )}
        <p className="desk-summary" data-turn={row.myTurn || undefined}>
          {summary}
        </p>
        <p className="desk-dues small">
          {row.deadline !== null && row.status === "playing" && <Deadline at={row.deadline} />}
        </p>
      </Paper>
    </LampCone>
  );
}
