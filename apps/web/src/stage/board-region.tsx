"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useDeferredValue, useRef } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import type { Aim } from "./aim.ts";
import { type Hidden, useInView } from "./use-in-view.ts";

/** Loaded when there is an aim. */
const AimLayer = lazily(() => import("./aim-layer.tsx"), Nothing);

interface BoardRegionProps {
  readonly label: string;
  /** The id of the current question. */
  readonly asked: string | null;
  /** The current aim; null: none. */
  readonly aim: Aim | null;
  readonly viewer: number | null;
  readonly children: ReactNode;
}

/**
 * The region of the board. Boards measure it by `@container board`. When there is a new question, open choices
 * (`data-mark="open"`) and named people are scrolled into view. Tabs at the edges announce those that do not fit.
 */
export function BoardRegion({ label, asked, aim, viewer, children }: BoardRegionProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // A board that is much to draw is drawn a little later.
  const { above, below, show } = useInView(scroller, useDeferredValue(asked));
  return (
    <>
      <Edge side="above" hidden={above} onShow={show} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it, where nothing on it can be chosen */}
      <section ref={scroller} className="stage-board" aria-label={label} data-testid="board" tabIndex={0}>
        {children}
        {aim !== null && (
          <Suspense fallback={null}>
            <AimLayer board={scroller} aim={aim} viewer={viewer} />
          </Suspense>
        )}
      </section>
      <Edge side="below" hidden={below} onShow={show} />
    </>
  );
}

interface EdgeProps {
  readonly side: "above" | "below";
  readonly hidden: Hidden;
  readonly onShow: (side: "above" | "below") => void;
}

/** Tells how many choices and named people are beyond this edge, and leads there. */
function Edge({ side, hidden, onShow }: EdgeProps) {
  const t = useTranslations("play.stage");
  const { open, named } = hidden;
  if (open + named === 0) return null;
  return (
    <button
      type="button"
      className="stage-edge"
      data-side={side}
      data-count={open}
      data-named={named}
      onClick={() => onShow(side)}
    >
      {t(side, { open, named })}
    </button>
  );
}
