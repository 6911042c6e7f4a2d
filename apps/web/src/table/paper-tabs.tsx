"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { useBack } from "../design/use-back.ts";
import type { PaperPage } from "./use-paper.ts";

interface PaperTabsProps {
  readonly page: PaperPage;
  readonly onPage: (page: PaperPage) => void;
  /** The letters between the people at the table; false: none that the reader may see. */
  readonly letters: ReactNode | false;
  /** Unread letters. */
  readonly unread: number;
  /** The notes of the reader and the extras of the game beside the table; false: none. */
  readonly notes: ReactNode | false;
  /** The page about the moment that a replay shows; false: none. */
  readonly moment: ReactNode | false;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The paper. */
  readonly children: ReactNode;
}

/** Paper, letters and notes, one at a time. If they have no column of their own, they can be closed. */
export function PaperTabs({
  page,
  onPage,
  letters,
  unread,
  notes,
  moment,
  isOpen,
  onClose,
  children,
}: PaperTabsProps) {
  const t = useTranslations("play.tabs");
  const closeKey = useRef<HTMLButtonElement>(null);
  // With a column of its own it covers nothing, and has no key to close it.
  const isOver = isOpen && closeKey.current?.getClientRects().length !== 0;
  useBack(isOver, onClose);
  const tabs = [
    ...(moment === false ? [] : ["moment" as const]),
    "paper" as const,
    ...(letters === false ? [] : ["letters" as const]),
    ...(notes === false ? [] : ["notes" as const]),
  ];
  return (
    <>
      <div className="paper-tabs">
        {tabs.map((name) => (
          <button
            key={name}
            type="button"
            className="tab"
            data-state={page === name ? "active" : "inactive"}
            aria-pressed={page === name}
            data-testid={`open-${name}`}
            onClick={() => onPage(name)}
          >
            {t(name, { count: unread })}
          </button>
        ))}
        <button
          ref={closeKey}
          type="button"
          className="paper-close"
          aria-label={t("close")}
          onClick={onClose}
        >
          ×
        </button>
      </div>
      {/* Hidden tabs stay mounted, so that the reader finds them as they were left. */}
      <Pages label={t("paper")} isHidden={page !== "paper"}>
        {children}
      </Pages>
      {moment !== false && (
        <Pages label={t("moment")} isHidden={page !== "moment"}>
          {moment}
        </Pages>
      )}
      {letters !== false && (
        <Pages label={t("letters", { count: 0 })} isHidden={page !== "letters"}>
          {letters}
        </Pages>
      )}
      {notes !== false && (
        <Pages label={t("notes")} isHidden={page !== "notes"}>
          {notes}
        </Pages>
      )}
    </>
  );
}

interface PagesProps {
  readonly label: string;
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

function Pages({ label, isHidden, children }: PagesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="paper-pages" aria-label={label} hidden={isHidden} tabIndex={0}>
      {children}
    </section>
  );
}
