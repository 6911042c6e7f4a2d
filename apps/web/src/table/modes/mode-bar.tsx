"use client";

import { Suspense } from "react";
import { lazily } from "../../design/lazily.tsx";
import type { At, AtTable } from "../at-table.ts";
import { LiveEvent } from "../other-bars.tsx";
import { AskedBar } from "./asked-bar.tsx";
import { OverBar, type OverBarProps } from "./over-bar.tsx";
import { WaitingBar } from "./waiting-bar.tsx";

const ReplayBar = lazily(() => import("../replay/replay-bar.tsx"));

interface ModeBarProps extends At<keyof AtTable> {
  readonly end: Pick<OverBarProps, "isFolded" | "onFold">;
}

/** The area in front of the reader: one part for each mode of the table. */
export function ModeBar({ at, end }: ModeBarProps) {
  const { mode, live } = at;
  switch (mode.is) {
    case "replay":
      return (
        <Suspense fallback={<div className="replay-wait" />}>
          <ReplayBar at={at} film={mode.film} />
        </Suspense>
      );
    case "following":
      return <LiveEvent {...live.shown} words={at.words} isLastTurn={at.isLastTurn} />;
    case "asked":
    case "sealed":
      return <AskedBar at={at} draft={mode.draft} />;
    case "over":
      return <OverBar {...end} others={at.others} />;
    case "waiting":
    case "watching":
      return <WaitingBar at={at} isWatching={mode.is === "watching"} />;
  }
}
