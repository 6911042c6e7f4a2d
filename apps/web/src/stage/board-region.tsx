"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { useInView } from "./use-in-view.ts";

interface BoardRegionProps {
  readonly label: string;
  /** Names what is asked now. */
  readonly asked: string | null;
  readonly children: ReactNode;
}

/**
 * Where the board stands. Boards measure it by `@container board`. What can be chosen (`data-mark="open"`) is brought
 * into view when something new is asked; what does not fit is announced by tabs at the edges.
 */
export function BoardRegion({ label, asked, children }: BoardRegionProps) {
  const t = useTranslations("play.stage");
  const scroller = useRef<HTMLDivElement>(null);
  const { above, below, show } = useInView(scroller, asked);
  return (
    <>
      {above > 0 && (
        <button type="button" className="stage-edge" onClick={() => show("above")}>
          {t("above", { count: above })}
        </button>
      )}
      <section ref={scroller} className="stage-board" aria-label={label} data-testid="board">
        {children}
      </section>
      {below > 0 && (
        <button type="button" className="stage-edge" onClick={() => show("below")}>
          {t("below", { count: below })}
        </button>
      )}
    </>
  );
}
