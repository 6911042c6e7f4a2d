"use client";

import type { MatchLook, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { serverNow } from "../../device/server-clock.ts";
import type { BoardProps, GameUi } from "../../games/game-ui.ts";
import type { GameWords } from "../../games/game-words.ts";
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
  /** The interface of the question: another seat's lies beside the board, which shows nothing of that seat. */
  readonly ui: GameUi;
  readonly shown: ShownTable;
  /** The question, also while the board is on its way to it; null: there is none. */
  readonly draft: AnswerDraft | null;
  /** The other seat that is asked; null: the reader is. */
  readonly other: number | null;
}

const NEVER = () => false;
const NOTHING = () => undefined;

/** A board to try on as far as it has been shown, and its question: as at a match. */
export function useSandboxTable({ match, ui, story, moment, sandbox, report }: LaidSandbox): AtSandbox {
  const { viewer } = moment;
  const { game, seats } = match.match;
  const other = report.prompt === undefined || report.prompt.seat === viewer ? null : report.prompt.seat;
  const table = useMemo(() => tableOf(report), [report]);
  const recap = useMemo(() => recapOf(report), [report]);
  const spoken = useTableWords({ game, ui, story, seats, viewer, view: table.view });
  const t = useTranslations("sandbox");
  const words = useMemo(() => {
    if (other === null) return spoken;
    const name = spoken.name(other);
    const topic: GameWords["topic"] = (prompt) => t("asks", { name, question: spoken.topic(prompt) });
    // Stakes are known of one's own decisions only.
    return { ...spoken, topic, stakes: () => null };
  }, [spoken, other, t]);
  const asking = useMemo(() => (other === null ? ui : besideBoard(ui)), [ui, other]);
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
    ui: asking,
    words,
    isBehind,
    isPast: false,
    onAnswer: (_, value) => sandbox.act({ kind: "answer", value }),
  });
  const isOnBoard = !isBehind && other === null;
  const board: BoardProps = {
    seats,
    words,
    viewer,
    view: shown.view,
    event: shown.event,
    draft: isOnBoard ? draft : null,
    waiting: table.waiting,
    prompts: isOnBoard ? table.prompts : [],
    onPrompt: NOTHING,
  };
  return { board, ui: asking, shown, draft, other };
}

/** Nothing of another seat's question lies on the board: there, its cards would be taken for the reader's. */
function besideBoard({ question, ...ui }: GameUi): GameUi {
  return { ...ui, question: { on: () => "sheet", picture: question.picture } };
}

/** The sandbox as the table that it shows. */
function tableOf({ view, prompt, frames }: Report): TableView {
  return {
    view: view as TableView["view"],
    prompts: prompt === undefined ? [] : [prompt],
    waiting: (prompt === undefined ? [] : [{ ...prompt, deadline: null }]) as TableView["waiting"],
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
