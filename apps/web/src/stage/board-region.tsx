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
  const scroller = useRef<HTMLDivElement>(null);
  const { above, below, show } = useInView(scroller, asked);
  return (
    <>
      {above > 0 && <Edge side="above" count={above} onShow={show} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it, where nothing on it can be chosen */}
      <section ref={scroller} className="stage-board" aria-label={label} data-testid="board" tabIndex={0}>
        {children}
      </section>
      {below > 0 && <Edge side="below" count={below} onShow={show} />}
    </>
  );
}

interface EdgeProps {
  readonly side: "above" | "below";
  readonly count: number;
  readonly onShow: (side: "above" | "below") => void;
}

/** Says how many more can be chosen beyond this edge, and leads there. */
function Edge({ side, count, onShow }: EdgeProps) {
  const t = useTranslations("play.stage");
  return (
    <button
      type="button"
      className="stage-edge"
      data-side={side}
      data-count={count}
      onClick={() => onShow(side)}
    >
      {t(side, { count })}
    </button>
  );
}
