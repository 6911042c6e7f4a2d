"use client";

import { useTranslations } from "next-intl";
import { Button } from "../../design/button.tsx";
import { NextTable } from "../other-cues.tsx";
import type { OtherTables } from "../use-other-tables.ts";

interface OverCueProps {
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly others: OtherTables;
}

/** The match is over: the last front page lies on the board, and can be moved off it. */
export function OverCue({ isFolded, onFold, others }: OverCueProps) {
  const t = useTranslations("play.table");
  return (
    <div className="cue">
      <p className="cue-words cue-waits">{t("over")}</p>
      <div className="cue-keys">
        <Button onClick={() => onFold(!isFolded)} data-testid="end-page">
          {t(isFolded ? "seePage" : "seeTable")}
        </Button>
        <NextTable {...others} />
      </div>
    </div>
  );
}
