"use client";

import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Aim } from "./aim.ts";
import { BoardRegion } from "./board-region.tsx";
import { useFolding } from "./use-folding.ts";
import "./stage.css";

/** What the reader is about; the stylesheet gives each its light. */
export type Mood = "mine" | "waiting" | "replay" | "over";

export interface StageProps {
  readonly mood: Mood;
  /** A card is chosen and its targets are pressed now: what is not needed for it makes room. */
  readonly isAiming: boolean;
  /** Pixels that the board wants for what is asked. */
  readonly need: number;
  /** Names what is asked now: a new one is brought into view. Null: nothing is. */
  readonly asked: string | null;
  /** Whom somebody aims at; null: nobody is. */
  readonly aim: Aim | null;
  readonly viewer: number | null;
  readonly isPaperOpen: boolean;
  readonly bar: ReactNode;
  /** How everybody stands: one line. */
  readonly score?: ReactNode;
  /** What is pending, or what is new; null: no row at all. */
  readonly banner: ReactNode;
  readonly board: ReactNode;
  /** A great moment: it stands over the board while nothing is asked; null: none. */
  readonly scene?: ReactNode;
  /** A question that has no place on the table; it rises below the board, which shrinks. */
  readonly sheet: ReactNode;
  /** A word beside the cue. */
  readonly note?: ReactNode;
  readonly cue: ReactNode;
  readonly hand: ReactNode;
  readonly paper: ReactNode;
  readonly labels: Readonly<Record<"board" | "front" | "paper" | "hand" | "sheet", string>>;
}

/**
 * The table as one screen: bar, banner, board, and before the reader the cue with the hand; the paper beside or
 * behind them. Every region has its own row or column, and nothing lies over another one.
 */
export function Stage(props: StageProps) {
  const { mood, isAiming, need, asked, isPaperOpen, labels } = props;
  const stage = useRef<HTMLDivElement>(null);
  const fold = useFolding(stage, need);
  const held = useHeld(stage, mood === "replay");
  // A folded hand may be looked at all the same.
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
        <div className="stage-cue">
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

/** What the rows around the board measured, in px, when they began to be held: so the board stays where it lies. */
function useHeld(stage: RefObject<HTMLElement | null>, isHeld: boolean): Heights | null {
  const [held, hold] = useState<Heights | null>(null);
  if (isHeld !== (held !== null)) {
    const height = (row: string) => stage.current?.querySelector<HTMLElement>(row)?.offsetHeight ?? 0;
    hold(isHeld ? { banner: height(".stage-banner"), front: height(".stage-front") } : null);
  }
  return held;
}
