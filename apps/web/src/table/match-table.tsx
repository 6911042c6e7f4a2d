"use client";

import type { MatchLook, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react";
import { usePresent } from "../api/use-present.ts";
import { lazily, Nothing } from "../design/lazily.tsx";
import { useBack } from "../design/use-back.ts";
import { Drawn } from "../games/drawn.tsx";
import type { BoardProps } from "../games/game-ui.ts";
import { useAnyMessage } from "../games/game-words.ts";
import { PresentSeats } from "../games/shared/lamp.tsx";
import { type GameBoard, type GameSpeech, useGameBoard, useGameSpeech } from "../games/use-game.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { noteAnswer } from "../orders/answer-history.ts";
import { InShell } from "../shell/shell.tsx";
import { Trouble } from "../shell/trouble.tsx";
import { useTurnSign } from "../shell/use-turn-sign.ts";
import { useSound } from "../sound/use-sound.ts";
import { Announcements } from "./announcements.tsx";
import type { AtTable } from "./at-table.ts";
import { Bar } from "./bar.tsx";
import { OfferWord, useWordWith } from "./letters/use-word-with.tsx";
import { ModeBar } from "./modes/mode-bar.tsx";
import { boardOf, PlayTable } from "./play-table.tsx";
import { useRecapMarkers } from "./recap-markers/use-recap-markers.ts";
import { rights } from "./rights.ts";
import { bannerOf } from "./table-banner.tsx";
import { moodOf, tableMode } from "./table-mode.ts";
import { TableNote } from "./table-note.tsx";
import { TablePaper } from "./table-paper.tsx";
import { TableScene } from "./table-scene.tsx";
import { chooseNth, isOrderable, useAsked } from "./use-asked.ts";
import { useChair } from "./use-chair.ts";
import { useLiveTable } from "./use-live-table.ts";
import { useOtherTables } from "./use-other-tables.ts";
import { usePaper } from "./use-paper.ts";
import { usePast } from "./use-past.ts";
import { useRecap } from "./use-recap.ts";
import { useSheets } from "./use-sheets.ts";
import { useTableActions } from "./use-table-actions.ts";
import { useTableKeys } from "./use-table-keys.ts";
import { useTableWords } from "./use-table-words.ts";
import "./table.css";

/** The page of a match in progress or over. Renders nothing for a match in its lobby. */
export function MatchTable({ view }: { readonly view: MatchLook }) {
  const { data: board } = useGameBoard(view.match.game);
  const { data: speech, error, refetch } = useGameSpeech(view.match.game);
  // Rendering a table is much work for a phone. It is done in pieces, and the page responds in between.
  const isLaid = useDeferredValue(board !== undefined && speech !== undefined, false);
  if (view.table === null) return null;
  if (error !== null) {
    return (
      <InShell>
        <Trouble error={error} retry={refetch} />
      </InShell>
    );
  }
  if (!isLaid || board === undefined || speech === undefined) return null;
  return (
    <MoreMessages messages={{ ...speech.messages, ...board.messages }}>
      <Presence matchId={view.match.id} viewer={view.viewer}>
        <LaidTable match={view} table={view.table} ui={board.ui} story={speech.story} />
      </Presence>
    </MoreMessages>
  );
}

interface PresenceProps {
  readonly matchId: string;
  readonly viewer: number | null;
  readonly children: ReactNode;
}

/** The other people at the table now. This changes more often than the table. */
function Presence({ matchId, viewer, children }: PresenceProps) {
  const present = usePresent(matchId);
  const others = useMemo(() => present.filter((seat) => seat !== viewer), [present, viewer]);
  return <PresentSeats value={others}>{children}</PresentSeats>;
}

const NONE = [] as const;
const NOTHING = () => undefined;

/** Loaded after the table: menus and dialogs are heavy, and nobody opens one first. */
const TableMenu = lazily(() => import("./table-menu.tsx"));
/** For readers who were away. */
const MarkerLayer = lazily(() => import("./recap-markers/marker-layer.tsx"), Nothing);
/** For the end of a match. */
const EndPage = lazily(() => import("./end/end-page.tsx"));

interface LaidTableProps {
  readonly match: MatchLook;
  readonly table: TableView;
  readonly ui: GameBoard["ui"];
  readonly story: GameSpeech["story"];
}

function LaidTable({ match, table, ui, story }: LaidTableProps) {
  const t = useTranslations("play.table");
  const say = useAnyMessage();
  const { id, game, seats } = match.match;
  const may = rights(match, ui);
  const chair = useChair(match, table);
  const words = useTableWords({ game, ui, story, seats, viewer: chair.seat, view: table.view });
  const actions = useTableActions(id);
  const { shown, moments, sceneLength, said, ...callouts } = useLiveTable({ match, table, ui, words });
  const recap = useRecap(id, match.recap, table);
  const paper = usePaper();
  const past = usePast(paper.close);
  useBack(past.film !== null, () => past.watch(null));
  const sheets = useSheets(may);
  const others = useOtherTables(id, may.desk);
  const [isListed, onList] = useState(false);
  const [isEndFolded, foldEnd] = useState(false);
  // The board comes first. The text beside it is loaded once the board is there.
  const isPrinted = useDeferredValue(true, false);
  const asking = useAsked({
    table,
    ui,
    words,
    isBehind: shown.isBehind,
    isPast: past.film !== null,
    onAnswer: (prompt, value) => {
      recap?.close();
      const asked = table.prompts.find((one) => one.id === prompt);
      if (asked !== undefined) {
        // A reader who has answered a question knows what beginners are told about it.
        if (callouts.callout?.topic === asked.topic) callouts.layAside();
        if (isOrderable(asked, ui)) noteAnswer({ match: id, viewer: match.viewer }, asked.topic, value);
      }
      actions.answer(prompt, value);
    },
  });
  // The news is for the reader's own chair, and for a match in progress.
  const isHere = past.film === null && chair.as === undefined && table.outcome === null;
  const pins = useRecapMarkers({ recap: isHere ? recap : null, ui, words, moments, sceneLength });
  const mode = tableMode(match, { film: past.film, hasArrived: asking.isAsked, draft: asking.draft });
  const draft = "draft" in mode ? mode.draft : null;
  const mood = moodOf(match, mode);
  const writer = may.letters ? match.viewer : null;
  const board: BoardProps = {
    draft,
    seats,
    words,
    view: past.shot?.frame.view ?? (chair.as === undefined ? shown.view : chair.table.view),
    event: past.shot?.frame.event ?? shown.event,
    matchId: match.match.id,
    viewer: chair.seat,
    waiting: mode.is === "replay" ? NONE : table.waiting,
    prompts: mode.is === "replay" || mode.is === "following" ? NONE : table.prompts,
    onPrompt: asking.ask,
    onMoment: past.watchMoment,
    wordWith: useWordWith(match.match, writer),
  };
  const isAsked = table.prompts.some(({ optional, sealed }) => !optional && sealed === null);
  useTurnSign(isAsked && table.outcome === null ? 1 : 0);
  useLamp(mood === "mine" ? (draft?.prompt.id ?? null) : null);
  useTableKeys({
    onChoose: (nth) => draft !== null && chooseNth(draft, nth),
    onBack: () => (paper.isOpen ? paper.close() : draft?.clear()),
    onSkip: () => (past.film === null ? shown.next() : past.watch(null)),
    onKeys: () => sheets.open("keys"),
  });
  const at: AtTable = {
    match,
    table,
    ui,
    words,
    may,
    chair,
    actions,
    asking,
    board,
    past,
    recap,
    pins,
    paper,
    sheets,
    others,
    isListed,
    onList,
  };
  const { outcome } = table;
  const hasHand = ui.board.Hand !== undefined && chair.seat !== null && past.film === null;
  return (
    <>
      <PlayTable
        game={game}
        ui={ui}
        board={board}
        mood={mood}
        isListed={isListed}
        isPast={past.shot !== null}
        replayed={pins.replayed}
        pins={
          (pins.shown.length > 0 || pins.pointed !== null) && (
            <Suspense>
              <MarkerLayer pins={pins} words={words} />
            </Suspense>
          )
        }
        isSending={actions.isSending}
        isPaperOpen={paper.isOpen}
        paperLabel={t("paperLabel")}
        bar={
          <Bar
            at={at}
            menu={
              <Suspense fallback={<span className="bar-key" />}>
                <TableMenu at={at} />
              </Suspense>
            }
          />
        }
        banner={bannerOf(at, ui.board.act?.(board, say) ?? null, t("actLabel"))}
        instead={
          outcome !== null && past.shot === null && !isEndFolded ? (
            <div className="stage-end">
              <Suspense>
                <EndPage at={at} outcome={outcome} />
              </Suspense>
            </div>
          ) : null
        }
        scene={
          <TableScene
            board={pins.replayed === null ? board : boardOf(board, pins.replayed)}
            moments={moments}
            sceneLength={sceneLength}
            onSkip={pins.replayed !== null ? pins.rest : past.film === null ? shown.next : NOTHING}
          />
        }
        beside={
          writer !== null && draft !== null && ui.question.offers !== undefined ? (
            <OfferWord
              draft={draft}
              match={match.match}
              viewer={writer}
              offers={ui.question.offers}
              onTaken={actions.onTaken}
            />
          ) : null
        }
        note={<TableNote at={at} mode={mode} {...callouts} />}
        cue={<ModeBar at={at} mode={mode} shown={shown} isEndFolded={isEndFolded} onFold={foldEnd} />}
        hand={
          hasHand && (outcome === null || isEndFolded) ? (
            <Drawn part={ui.board.Hand} {...board} view={chair.table.view} />
          ) : null
        }
        paper={isPrinted && <TablePaper at={at} />}
      />
      <Announcements said={said} />
    </>
  );
}

/** Plays a sound when the table waits for the reader: with every new question; null: with none. */
function useLamp(asked: string | null): void {
  const sound = useSound();
  useEffect(() => {
    if (asked !== null) sound("lamp");
  }, [asked, sound]);
}
