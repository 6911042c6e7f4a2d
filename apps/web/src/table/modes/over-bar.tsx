"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import { NextTable } from "../other-bars.tsx";
import type { OtherTables } from "../use-other-tables.ts";

export interface OverBarProps {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly others: OtherTables;
}

/** The match is over: the last front page lies on the board, and can be moved off it. */
export function OverBar({ isFolded, onFold, others }: OverBarProps) {
  const t = useTranslations("play.table");
  return (
    <div className="action-bar">
      <p className="action-bar-words action-bar-waits">{t("over")}</p>
      <div className="action-bar-keys">
        <Button onClick={() => onFold(!isFolded)} data-testid="end-page">
          {t(isFolded ? "seePage" : "seeTable")}
        </Button>
        <NextTable {...others} />
      </div>
    </div>
  );
}
