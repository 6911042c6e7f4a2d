"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazily } from "../design/lazily.tsx";
import { useStill } from "../design/use-still.ts";
import { Drawn } from "../games/drawn.tsx";
import { type BoardProps, type GameUi, LEAST_BOARD } from "../games/game-ui.ts";
import { hiddenFromSheet, needsSheet } from "../prompts/sheet-need.ts";
import type { AnswerDraft } from "../prompts/use-answer-draft.ts";
import { isAimingAtBoard, isInHand, type Lies } from "../prompts/whereabouts.ts";
import { Stage, type StageProps } from "../stage/stage.tsx";
import type { Replayed } from "./recap-markers/use-recap-markers.ts";
import { ScoreLine } from "./score-line.tsx";

/** For questions that lie neither on the board nor in the hand. */
const PromptSheet = lazily(() => import("../prompts/prompt-sheet.tsx"));

type Around = "mood" | "isPaperOpen" | "bar" | "banner" | "scene" | "note" | "cue" | "hand" | "paper";

const NONE = [] as const;

interface PlayTableProps extends Pick<StageProps, Around> {
  readonly game: string;
  readonly ui: GameUi;
  /** The content of the board, and the question that it asks. */
  readonly board: BoardProps;
  /** The question that its sheet asks; absent: that of the board. */
  readonly asked?: AnswerDraft | null;
  /** The board is one of the past: nothing of it has moved there from now. */
  readonly isPast?: boolean;
  /** The table of then that is shown for a second in place of the board; null, absent: none. */
  readonly replayed?: Replayed | null;
  /** The markers on the board. */
  readonly pins?: ReactNode;
  /** Content in place of the board; null: none. */
  readonly instead?: ReactNode;
  /** Whether all that can be answered is listed on the sheet. */
  readonly isListed: boolean;
  readonly isSending: boolean;
  /** Content beside the question on its sheet. */
  readonly beside?: ReactNode;
  readonly paperLabel: string;
}

/** The table of a game, whoever sits at it and whenever: its board, the question on it, and what lies around. */
export function PlayTable(props: PlayTableProps) {
  const {
    game,
    ui,
    board,
    isPast = false,
    replayed = null,
    pins,
    instead,
    isListed,
    isSending,
    beside,
    paperLabel,
    ...around
  } = props;
  const t = useTranslations("play.table");
  const isFalling = useFall(instead != null);
  const { words } = board;
  const { asked: draft = board.draft } = props;
  const lies = liesAt(ui, draft?.prompt.topic);
  const hides = draft === null ? null : hiddenFromSheet(draft, lies, isListed);
  const isHandFree = draft === null || !isInHand(draft, lies);
  return (
    <Stage
      {...around}
      aim={ui.board.aim?.(board) ?? null}
      viewer={board.viewer}
      isAiming={draft !== null && isAimingAtBoard(draft, lies)}
      need={isHandFree ? (ui.board.need?.(draft?.prompt.topic ?? null) ?? LEAST_BOARD) : 0}
      asked={draft === null ? null : `${draft.prompt.id} ${draft.current?.path.join("/") ?? ""}`}
      labels={{
        board: t("boardLabel"),
        front: t("dockLabel"),
        paper: paperLabel,
        hand: t("handLabel"),
        sheet: t("sheetLabel"),
      }}
      // The end has its own order: the leader on the way there need not be the winner.
      score={around.mood === "over" ? null : <ScoreLine game={game} ui={ui} board={board} />}
      board={
        <>
          {(instead == null || isFalling) && (
            <>
              <Drawn part={ui.board.Board} key={isPast ? "then" : "now"} {...board} />
              {replayed !== null && (
                <Drawn part={ui.board.Board} key="replayed" {...boardOf(board, replayed)} />
              )}
              {pins}
            </>
          )}
          {instead != null && (
            <div className="stage-end" data-falling={isFalling || undefined}>
              {instead}
            </div>
          )}
        </>
      }
      sheet={
        draft !== null && hides !== null && (needsSheet(draft, hides) || beside !== undefined) ? (
          <Suspense>
            {needsSheet(draft, hides) && (
              <PromptSheet
                key={draft.prompt.id}
                picture={(id) => ui.question.picture(id, board.view)}
                draft={draft}
                words={words}
                hides={hides}
                isSending={isSending}
              />
            )}
            {beside}
          </Suspense>
        ) : null
      }
    />
  );
}

/** Milliseconds in which a page falls onto the board. */
const FALL_MS = 400;

/** Whether a page is falling onto the board, which is to be seen beneath it until then. */
function useFall(isThere: boolean): boolean {
  const isQuiet = useStill();
  const [hasFallen, setFallen] = useState(isThere);
  useEffect(() => {
    const timer = setTimeout(() => setFallen(isThere), isThere ? FALL_MS : 0);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isThere && !hasFallen && !isQuiet;
}

/** The board of then: nothing is asked on it. */
export function boardOf(board: BoardProps, replayed: Replayed): BoardProps {
  return { ...board, ...replayed, draft: null, prompts: NONE, waiting: NONE };
}

/** The places of a topic's options in a game; topics that the game does not name go to the sheet. */
export function liesAt(ui: GameUi, topic = ""): Lies {
  return (id) => ui.question.on(id, topic);
}
