"use client";

import type { MatchLook, TableView } from "@consigliere/contract/play";
import { useMemo } from "react";
import { serverNow } from "../../device/server-clock.ts";
import type { BoardProps, GameUi } from "../../games/game-ui.ts";
import type { GameSpeech } from "../../games/use-game.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import type { LaidMatch } from "../as-shown.ts";
import { useAsked } from "../use-asked.ts";
import { type ShownTable, useShownTable } from "../use-shown-table.ts";
import { useTableWords } from "../use-table-words.ts";
import type { Report } from "./sandbox-worker.ts";
import type { Moment, SandboxInHand } from "./use-sandbox.ts";

export interface LaidSandbox {
  readonly match: LaidMatch;
  readonly ui: GameUi;
  readonly story: GameSpeech["story"];
  readonly moment: Moment;
  readonly sandbox: SandboxInHand;
  readonly report: Report;
}

export interface AtSandbox {
  readonly board: BoardProps;
  readonly shown: ShownTable;
  /** The question, also while the board is on its way to it; null: there is none. */
  readonly draft: AnswerDraft | null;
}

const NEVER = () => false;
const NOTHING = () => undefined;

/** A board to try on as far as it has been shown, and its question: as at a match. */
export function useSandboxTable({ match, ui, story, moment, sandbox, report }: LaidSandbox): AtSandbox {
  const { viewer } = moment;
  const { game, seats } = match.match;
  const table = useMemo(() => tableOf(report), [report]);
  const recap = useMemo(() => recapOf(report), [report]);
  const words = useTableWords({ game, ui, story, seats, viewer, view: table.view });
  const shown = useShownTable({
    table,
    recap,
    isTurn: NEVER,
    isReady: true,
    pause: ui.replay.pause,
    onEvent: NOTHING,
  });
  const { isBehind } = shown;
  const { draft } = useAsked({
    table,
    ui,
    words,
    isBehind,
    isPast: false,
    onAnswer: (_, value) => sandbox.act({ kind: "answer", value }),
  });
  const board: BoardProps = {
    seats,
    words,
    viewer,
    view: shown.view,
    event: shown.event,
    draft: isBehind ? null : draft,
    waiting: table.waiting,
    prompts: isBehind ? [] : table.prompts,
    onPrompt: NOTHING,
  };
  return { board, shown, draft };
}

/** The sandbox as the table that it shows. */
function tableOf({ view, prompt, waiting, frames }: Report): TableView {
  return {
    view: view as TableView["view"],
    prompts: prompt === undefined ? [] : [prompt],
    waiting: waiting.map((one) => ({ ...one, deadline: null })) as TableView["waiting"],
    canUndo: false,
    canResign: false,
    settings: null,
    outcome: null,
    told: frames.length,
    seen: frames.length,
  };
}

function recapOf({ frames }: Report): MatchLook["recap"] {
  const at = new Date(serverNow()).toISOString();
  return { frames: frames.map((frame) => ({ ...frame, at })) as never, skipped: 0 };
}
