"use client";

import { Suspense } from "react";
import { lazily } from "../../design/lazily.tsx";
import type { AtTableProps } from "../at-table.ts";
import { LiveEvent } from "../other-cues.tsx";
import type { TableMode } from "../table-mode.ts";
import type { ShownTable } from "../use-shown-table.ts";
import { AskedCue } from "./asked-cue.tsx";
import { OverCue } from "./over-cue.tsx";
import { WaitingCue } from "./waiting-cue.tsx";

const ReplayBar = lazily(() => import("../replay/replay-bar.tsx"));

interface ModeCueProps extends AtTableProps {
  readonly mode: TableMode;
  readonly shown: ShownTable;
  readonly isEndFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
}

/** The area in front of the reader: one part for each mode of the table. */
export function ModeCue({ at, mode, shown, isEndFolded, onFold }: ModeCueProps) {
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
      return <AskedCue at={at} draft={mode.draft} />;
    case "over":
      return <OverCue isFolded={isEndFolded} onFold={onFold} others={at.others} />;
    case "waiting":
    case "watching":
      return <WaitingCue at={at} isWatching={mode.is === "watching"} />;
  }
}
