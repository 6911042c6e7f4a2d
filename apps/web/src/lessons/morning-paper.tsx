"use client";

import type { RecapFrame } from "@consigliere/contract/play";
import { useMemo } from "react";
import type { GameWords } from "../games/game-words.ts";
import { FrontPage } from "../table/front-page.tsx";

interface MorningPaperProps {
  /** The events of the night. */
  readonly frames: readonly RecapFrame[];
  readonly words: GameWords;
  readonly onWatch: () => void;
  readonly onClose: () => void;
}

/** The front page about the night that the learner slept through. */
export function MorningPaper({ frames, words, onWatch, onClose }: MorningPaperProps) {
  const recap = useMemo(() => ({ frames, skipped: 0, close: onClose }), [frames, onClose]);
  return (
    <section className="paper-pages">
      <FrontPage recap={recap} words={words} say={({ event }) => words.event(event)} onWatch={onWatch} />
    </section>
  );
}
