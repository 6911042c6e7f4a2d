"use client";

import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Aim } from "./aim.ts";
import { BoardRegion } from "./board-region.tsx";
import { useFolding } from "./use-folding.ts";

/** The reader's current activity. The stylesheet gives each its light. */
export type Mood = "mine" | "waiting" | "replay" | "over";

export interface StageProps {
  readonly mood: Mood;
  /** A card is chosen and its targets are pressed now. Everything else makes room. */
  readonly isAiming: boolean;
  /** The height in pixels that the board needs for the question. */
  readonly need: number;
  /** The id of the current question. A new one is scrolled into view. Null: none. */
  readonly asked: string | null;
  /** The current aim; null: none. */
  readonly aim: Aim | null;
  readonly viewer: number | null;
  readonly isPaperOpen: boolean;
  readonly bar: ReactNode;
  /** The standing of all players, in one line. */
  readonly score?: ReactNode;
  /** The pending act, or the news; null: no row at all. */
  readonly banner: ReactNode;
  readonly board: ReactNode;
  /** A great moment, which covers the board while there is no question; null: none. */
  readonly scene?: ReactNode;
  /** A question without a place on the table. It rises below the board, which shrinks. */
  readonly sheet: ReactNode;
  /** A note beside the cue. */
  readonly note?: ReactNode;
  readonly cue: ReactNode;
  readonly hand: ReactNode;
  readonly paper: ReactNode;
  readonly labels: Readonly<Record<"board" | "front" | "paper" | "hand" | "sheet", string>>;
}

/**
 * The table as one screen: bar, banner, board, and before the reader the cue with the hand; the paper is beside or
 * behind them. Every region has its own row or column, and none covers another.
 */
export function Stage(props: StageProps) {
  const { mood, isAiming, need, asked, isPaperOpen, labels } = props;
  const stage = useRef<HTMLDivElement>(null);
  const fold = useFolding(stage, need);
  const held = useHeld(stage, mood === "replay");
  // A folded hand can still be opened.
  const [isPeeking, setPeeking] = useState(false);
  return (
    <div
      ref={stage}
      className="stage"
      data-testid="match-table"
      data-mood={mood}
      data-aiming={isAiming || undefined}
      data-fold={fold}
      data-paper={isPaperOpen || undefined}
    >
      <header className="stage-bar leather">{props.bar}</header>
      <div className="stage-score">{props.score}</div>
      {props.banner !== null && held?.banner !== 0 && (
        <div className="stage-banner" style={{ minHeight: held?.banner }}>
          {props.banner}
        </div>
      )}
      <div className="stage-middle">
        <BoardRegion label={labels.board} asked={asked} aim={props.aim} viewer={props.viewer}>
          {props.board}
        </BoardRegion>
        {props.scene}
        {props.sheet !== null && (
          <section className="stage-sheet paper" aria-label={labels.sheet}>
            {props.sheet}
          </section>
        )}
      </div>
      <section className="stage-front" aria-label={labels.front} style={{ minHeight: held?.front }}>
        <div className="stage-action-bar">
          {props.note}
          {props.cue}
        </div>
        {props.hand !== null && (
          <div className="stage-hand" data-peeking={isPeeking || undefined}>
            {fold !== "none" && (
              <button type="button" aria-expanded={isPeeking} onClick={() => setPeeking(!isPeeking)}>
                {labels.hand}
              </button>
            )}
            <div className="stage-cards">{props.hand}</div>
          </div>
        )}
      </section>
      <aside className="stage-paper" aria-label={labels.paper}>
        {props.paper}
      </aside>
    </div>
  );
}

interface Heights {
  readonly banner: number;
  readonly front: number;
}

/** The heights of the rows around the board, in px, when the hold began, so that the board stays in place. */
function useHeld(stage: RefObject<HTMLElement | null>, isHeld: boolean): Heights | null {
  const [held, hold] = useState<Heights | null>(null);
  if (isHeld !== (held !== null)) {
    const height = (row: string) => stage.current?.querySelector<HTMLElement>(row)?.offsetHeight ?? 0;
    hold(isHeld ? { banner: height(".stage-banner"), front: height(".stage-front") } : null);
  }
  return held;
}
