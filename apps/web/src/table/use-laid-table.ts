"use client";

import { useMemo, useState } from "react";
import { useBack } from "../design/use-back.ts";
import type { BoardProps, GameUi } from "../games/game-ui.ts";
import type { GameSpeech } from "../games/use-game.ts";
import { noteAnswer } from "../orders/answer-history.ts";
import { useTurnSign } from "../shell/use-turn-sign.ts";
import { asShown, type LaidMatch } from "./as-shown.ts";
import type { AtTable } from "./at-table.ts";
import { useWordWith } from "./letters/use-word-with.tsx";
import { useRecapMarkers } from "./recap-markers/use-recap-markers.ts";
import { type Rights, rights } from "./rights.ts";
import { tableMode } from "./table-mode.ts";
import { type AskedQuestion, isOrderable, useAsked } from "./use-asked.ts";
import { type Chair, useChair } from "./use-chair.ts";
import { type LiveTable, useLiveTable } from "./use-live-table.ts";
import { useOtherTables } from "./use-other-tables.ts";
import { usePaper } from "./use-paper.ts";
import { type Past, usePast } from "./use-past.ts";
import { useRecap } from "./use-recap.ts";
import { useSheets } from "./use-sheets.ts";
import { useTableActions } from "./use-table-actions.ts";
import { useTableWords } from "./use-table-words.ts";

export interface LaidTable {
  /** The newest state of the match. The table may show an earlier one. */
  readonly match: LaidMatch;
  readonly ui: GameUi;
  readonly story: GameSpeech["story"];
}

const NONE = [] as const;

/** A table with its match as far as it has been shown, the reader's question, and everything that lies around. */
export function useLaidTable({ match: newest, ui, story }: LaidTable): AtTable {
  const { id, game, seats } = newest.match;
  const there = useChair(newest, newest.table);
  const words = useTableWords({ game, ui, story, seats, viewer: there.seat, view: newest.table.view });
  const live = useLiveTable({ match: newest, ui, words });
  const { told, view, event, isBehind } = live.shown;
  const match = useMemo(
    () => asShown(newest, { told, view, event, isBehind }),
    [newest, told, view, event, isBehind],
  );
  const { table } = match;
  const chair = there.as === undefined ? { ...there, table } : there;
  const may = rights(match, ui);
  const actions = useTableActions(id);
  const recap = useRecap(id, match.recap, table);
  const paper = usePaper();
  const past = usePast(paper.close);
  useBack(past.film !== null, () => past.watch(null));
  const sheets = useSheets(may);
  const others = useOtherTables(id, may.desk);
  const [isListed, onList] = useState(false);
  const [isTrying, tryOn] = useState(false);
  const asking = useAsked({
    table,
    ui,
    words,
    isBehind,
    isPast: past.film !== null,
    onAnswer: (prompt, value) => {
      recap?.close();
      live.layAside();
      const asked = table.prompts.find((one) => one.id === prompt);
      if (asked !== undefined && isOrderable(asked, ui)) {
        noteAnswer({ match: id, viewer: match.viewer }, asked.topic, value);
      }
      actions.answer(prompt, value);
    },
  });
  const openSandbox = (isOpen: boolean) => {
    const { film, shot } = past;
    // The film goes on where it was left.
    if (isOpen && film !== null && shot !== null)
      past.change({ ...film, from: { after: shot.frame.n - 1 }, plays: false });
    tryOn(isOpen);
  };
  const mode = tableMode(match, { film: past.film, hasArrived: asking.isAsked, ...asking });
  const board = useBoard({ match, words, chair, past, shown: live.shown, mode, asking, may });
  // The news is for the reader's own chair, and for a match in progress.
  const isHere = past.film === null && chair.as === undefined && table.outcome === null;
  const pins = useRecapMarkers({ recap: isHere ? recap : null, ui, words, ...live });
  const isAsked = table.prompts.some(({ optional, sealed }) => !optional && sealed === null);
  useTurnSign(isAsked && table.outcome === null ? 1 : 0);
  return {
    ...{ match, ui, words, may, chair, live, mode, actions, asking, board },
    ...{ past, recap, pins, paper, sheets, others },
    isLastTurn: newest.table.outcome !== table.outcome,
    sandbox: { isOpen: isTrying, open: openSandbox },
    list: { isListed, onList },
  };
}

interface Drawn extends Pick<AtTable, "match" | "mode" | "words"> {
  readonly chair: Chair;
  readonly past: Past;
  readonly shown: LiveTable["shown"];
  readonly asking: AskedQuestion;
  readonly may: Rights;
}

/** The board of the moment that is shown. */
function useBoard({ match, mode, words, chair, past, shown, asking, may }: Drawn): BoardProps {
  const { table } = match;
  return {
    // A sealed answer leaves the table as it is.
    draft: mode.is === "asked" ? mode.draft : null,
    seats: match.match.seats,
    words,
    view: past.shot?.frame.view ?? (chair.as === undefined ? shown.view : chair.table.view),
    event: past.shot?.frame.event ?? shown.event,
    matchId: match.match.id,
    viewer: chair.seat,
    waiting: mode.is === "replay" ? NONE : table.waiting,
    prompts: mode.is === "replay" || mode.is === "following" ? NONE : table.prompts,
    onPrompt: asking.ask,
    onMoment: past.watchMoment,
    wordWith: useWordWith(match.match, may.letters ? match.viewer : null),
  };
}
