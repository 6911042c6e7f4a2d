"use client";

import { useTranslations } from "next-intl";
import { Badge } from "../badge.tsx";
import type { Paper } from "../use-paper.ts";

interface MomentKeyProps {
  readonly paper: Pick<Paper, "toggle" | "isOpen" | "page">;
  /** The comments on the moment that is shown. */
  readonly count: number;
}

/** Opens the page about the moment: a sheet of paper, folded at its corner. */
export function MomentKey({ paper, count }: MomentKeyProps) {
  const t = useTranslations("replay");
  return (
    <button
      type="button"
      className="replay-key replay-moment"
      aria-label={t("moment", { count })}
      aria-expanded={paper.isOpen && paper.page === "moment"}
      data-testid="moment-key"
      onClick={() => paper.toggle("moment")}
    >
      <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
        <path
          d="M6 3.5H14.5L18.5 7.5V20.5H6ZM14 4V8H18M9 11.5H15.5M9 14.5H15.5M9 17.5H13"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinejoin="round"
        />
      </svg>
      <Badge count={count} />
    </button>
  );
}
