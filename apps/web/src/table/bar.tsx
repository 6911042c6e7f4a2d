"use client";

import type { TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Monogram } from "../design/monogram.tsx";
import type { GameWords } from "../games/game-words.ts";
import { Link } from "../i18n/navigation.ts";
import type { PaperPage } from "./paper-tabs.tsx";
import { WaitingFor } from "./waiting-for.tsx";

interface BarProps {
  readonly table: TableView;
  readonly viewer: number | null;
  readonly words: GameWords;
  /** Who has the reader's seat on loan. */
  readonly friend: string | undefined;
  readonly isPaused: boolean;
  /** What the bar says instead of how the table stands: in a replay, when and which step. */
  readonly instead: ReactNode;
  /** Other tables that wait for the reader. */
  readonly othersWaiting: number;
  /** Headlines not yet read. */
  readonly news: number;
  /** Letters not yet read. */
  readonly unread: number;
  /** What lies open of the paper; null: it is closed. */
  readonly open: PaperPage | null;
  readonly hasNotes: boolean;
  readonly onOpen: (page: PaperPage) => void;
  readonly menu: ReactNode;
}

/** The one line above the table: the way to the desk, whose move it is, the paper and the menu. */
export function Bar(props: BarProps) {
  const { table, viewer, words, friend, isPaused, instead, othersWaiting, news, unread } = props;
  const { open, hasNotes, onOpen, menu } = props;
  const t = useTranslations("play.bar");
  return (
    <>
      <Link href="/desk" className="bar-key" aria-label={t("desk", { count: othersWaiting })}>
        <Monogram className="size-8" />
        <Badge count={othersWaiting} />
      </Link>
      <h1 className="bar-title">{words.title}</h1>
      {instead ?? <WaitingFor {...{ table, viewer, words, friend, isPaused }} />}
      {hasNotes && (
        <button
          type="button"
          className="bar-key bar-paper"
          aria-expanded={open === "notes"}
          aria-label={t("notes")}
          data-testid="tab-notes"
          onClick={() => onOpen("notes")}
        >
          <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
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
        onClick={() => onOpen(unread > 0 || open === "letters" ? "letters" : "paper")}
      >
        <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
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

/** More is told elsewhere. */
const MOST = 9;

/** Drawn, not written: the label of the key says it in words. */
function Badge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="bar-badge figures" aria-hidden="true" data-text={count > MOST ? `${MOST}+` : count} />
  );
}
