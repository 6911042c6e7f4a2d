"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import { Monogram } from "../design/monogram.tsx";
import { Link } from "../i18n/navigation.ts";
import type { At } from "./at-table.ts";
import { Badge } from "./badge.tsx";
import { friendInSeat } from "./rights.ts";
import { hasNotes } from "./table-paper.tsx";
import { WaitingFor } from "./waiting-for.tsx";

const ReplayTime = lazily(() => import("./replay/replay-time.tsx"), Nothing);

interface BarProps
  extends At<
    "match" | "ui" | "words" | "may" | "chair" | "past" | "recap" | "paper" | "others" | "mode" | "isLastTurn"
  > {
  readonly menu: ReactNode;
}

/** The one line above the table: the link to the desk, whose move it is, the paper and the menu. */
export function Bar({ at, menu }: BarProps) {
  const { match, words, chair, past, recap, paper, others, mode } = at;
  const { table } = match;
  const t = useTranslations("play.bar");
  const open = paper.isOpen ? paper.page : null;
  const { unread } = paper;
  const news = recap === null || table.outcome !== null ? 0 : recap.frames.length + recap.skipped;
  return (
    <>
      <Link href="/desk" className="bar-key" aria-label={t("desk", { count: others.count })}>
        <Monogram />
        <Badge count={others.count} />
      </Link>
      <h1 className="bar-title">{words.title}</h1>
      {past.film === null ? (
        <WaitingFor
          table={table}
          words={words}
          viewer={chair.seat}
          friend={friendInSeat(match)}
          isPaused={match.match.pausedSince !== null}
          shows={at.isLastTurn ? "lastTurn" : mode.is === "following" ? "underWay" : null}
        />
      ) : (
        <Suspense fallback={<p className="waiting-for" />}>
          <ReplayTime shot={past.shot} />
        </Suspense>
      )}
      {hasNotes(at) && (
        <button
          type="button"
          className="bar-key bar-paper"
          aria-expanded={open === "notes"}
          aria-label={t("notes")}
          data-testid="tab-notes"
          onClick={() => paper.toggle("notes")}
        >
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <path d="M7 3.5H19V20.5H7Z" fill="none" stroke="currentColor" strokeWidth="1.7" />
            <path
              d="M4.5 7H8.5M4.5 12H8.5M4.5 17H8.5M11.5 8H16M11.5 12H16"
              stroke="currentColor"
              strokeWidth="1.5"
            />
          </svg>
        </button>
      )}
      <button
        type="button"
        className="bar-key bar-paper"
        aria-expanded={open === "paper" || open === "letters"}
        aria-label={t("paper", { count: news, letters: unread })}
        data-testid="tab-paper"
        data-unread={unread > 0}
        onClick={() => paper.toggle(unread > 0 || open === "letters" ? "letters" : "paper")}
      >
        <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
          <path
            d="M4 4H17V19.5H5.5A1.5 1.5 0 0 1 4 18ZM17 9H20V18A1.5 1.5 0 0 1 17 18Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
          />
          <path
            d="M7 7.5H14M7 11H9.6M7 14H9.6M7 16.5H14M11.5 11H14M11.5 14H14"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <Badge count={news} />
      </button>
      {menu}
    </>
  );
}
