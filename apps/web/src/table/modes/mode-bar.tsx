"use client";

import { Suspense } from "react";
import { lazily } from "../../design/lazily.tsx";
import type { AtTableProps } from "../at-table.ts";
import { LiveEvent } from "../other-bars.tsx";
import type { TableMode } from "../table-mode.ts";
import type { ShownTable } from "../use-shown-table.ts";
import { AskedBar } from "./asked-bar.tsx";
import { OverBar } from "./over-bar.tsx";
import { WaitingBar } from "./waiting-bar.tsx";

const ReplayBar = lazily(() => import("../replay/replay-bar.tsx"));

interface ModeBarProps extends AtTableProps {
  readonly mode: TableMode;
  readonly shown: ShownTable;
  readonly isEndFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** The area in front of the reader: one part for each mode of the table. */
export function ModeBar({ at, mode, shown, isEndFolded, onFold }: ModeBarProps) {
  switch (mode.is) {
    case "replay":
      return (
        <Suspense fallback={<div className="replay-wait" />}>
          <ReplayBar at={at} film={mode.film} />
        </Suspense>
      );
    case "following":
      return <LiveEvent event={shown.event} words={at.words} onSkip={shown.skip} />;
    case "asked":
    case "sealed":
      return <AskedBar at={at} draft={mode.draft} />;
    case "over":
      return <OverBar isFolded={isEndFolded} onFold={onFold} others={at.others} />;
    case "waiting":
    case "watching":
      return <WaitingBar at={at} isWatching={mode.is === "watching"} />;
  }
}
