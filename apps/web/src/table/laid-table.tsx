"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useDeferredValue, useEffect, useState } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import { Drawn } from "../games/drawn.tsx";
import { useAnyMessage } from "../games/game-words.ts";
import { useSound } from "../sound/use-sound.ts";
import { Announcements } from "./announcements.tsx";
import type { At, AtTable } from "./at-table.ts";
import { Bar } from "./bar.tsx";
import { OfferWord } from "./letters/use-word-with.tsx";
import { ModeBar } from "./modes/mode-bar.tsx";
import { boardOf, PlayTable } from "./play-table.tsx";
import { bannerOf } from "./table-banner.tsx";
import { moodOf } from "./table-mode.ts";
import { TableNote } from "./table-note.tsx";
import { TablePaper } from "./table-paper.tsx";
import { TableScene } from "./table-scene.tsx";
import { chooseNth } from "./use-asked.ts";
import { type LaidTable as Laid, useLaidTable } from "./use-laid-table.ts";
import { useTableKeys } from "./use-table-keys.ts";

/** Loaded after the table: menus and dialogs are heavy, and nobody opens one first. */
const TableMenu = lazily(() => import("./table-menu.tsx"));
/** For readers who were away. */
const MarkerLayer = lazily(() => import("./recap-markers/marker-layer.tsx"), Nothing);
/** For readers who try something first. */
const SandboxTable = lazily(() => import("./sandbox/sandbox-table.tsx"));
/** For the end of a match; what it draws is loaded while the last turn is played. */
const endPage = () => import("./end/end-page.tsx");
const EndPage = lazily(endPage);
const EndAhead = lazily(async () => ({ default: (await endPage()).EndAhead }), Nothing);

const NOTHING = () => undefined;

/** What the board shows and asks: where a board to try on begins. */
function momentOf({ board, past, chair, may }: AtTable) {
  const own = board.prompts.filter(({ optional }) => !optional);
  const open = own.find(({ sealed }) => sealed === null);
  const isHere = past.film === null && chair.as === undefined;
  return {
    view: past.shot?.seen ?? board.view,
    viewer: board.viewer ?? 0,
    asked: open ?? own[0] ?? board.waiting[0],
    isOpen: open !== undefined && isHere,
    isPlannable: may.plan && open === undefined && isHere,
  };
}

/** A board to try on. What the reader decides for there is chosen at the table, or planned, and not yet sent. */
function Trial({ at, story }: At<keyof AtTable> & Pick<Laid, "story">) {
  return (
    <Suspense>
      <SandboxTable
        match={at.match}
        ui={at.ui}
        story={story}
        moment={momentOf(at)}
        onClose={({ answer, plan } = {}) => {
          at.sandbox.open(false);
          if (plan !== undefined) at.sheets.open("plan", { steps: plan });
          const { draft } = at.asking;
          // An answer that a single press gives would be sent.
          const isSent = draft !== null && at.ui.question.isOnePress?.(draft.prompt, answer ?? "") === true;
          if (answer !== undefined && !isSent) draft?.take(answer);
        }}
      />
    </Suspense>
  );
}

/** The table of a match with everything around it. */
export function LaidTable(laid: Laid) {
  const at = useLaidTable(laid);
  const { match, ui, mode, board, live, past, pins, list, actions, paper } = at;
  const t = useTranslations("play.table");
  const say = useAnyMessage();
  // The board comes first. The text beside it is loaded once the board is there.
  const isPrinted = useDeferredValue(true, false);
  const [isEndFolded, foldEnd] = useState(false);
  const { outcome } = match.table;
  // The board stays until the page is loaded.
  const isEnd = useDeferredValue(outcome !== null && past.shot === null && !isEndFolded);
  useLamp(at);
  useKeysAt(at);
  if (at.sandbox.isOpen) return <Trial at={at} story={laid.story} />;
  return (
    <>
      <PlayTable
        game={match.match.game}
        ui={ui}
        board={board}
        mood={moodOf(mode)}
        isListed={list.isListed}
        isPast={past.shot !== null}
        replayed={pins.replayed}
        pins={<Markers at={at} />}
        isSending={actions.isSending}
        isPaperOpen={paper.isOpen}
        paperLabel={t("paperLabel")}
        bar={<Bar at={at} menu={<LazyMenu at={at} />} />}
        banner={bannerOf(at, ui.board.act?.(board, say) ?? null, t("actLabel"))}
        instead={isEnd && outcome !== null ? <EndPage at={at} outcome={outcome} /> : null}
        scene={
          <TableScene
            board={pins.replayed === null ? board : boardOf(board, pins.replayed)}
            moments={live.moments}
            sceneLength={live.sceneLength}
            onSkip={pins.replayed !== null ? pins.rest : past.film === null ? live.shown.next : NOTHING}
          />
        }
        beside={wordBeside(at)}
        note={<TableNote at={at} />}
        cue={<ModeBar at={at} end={{ isFolded: isEndFolded, onFold: foldEnd }} />}
        hand={outcome === null || isEndFolded ? handAt(at) : null}
        paper={isPrinted && <TablePaper at={at} />}
      />
      {at.isLastTurn && (
        <Suspense>
          <EndAhead match={laid.match} ui={ui} words={at.words} />
        </Suspense>
      )}
      <Announcements said={live.said} />
    </>
  );
}

function Markers({ at: { pins, words } }: At<"pins" | "words">) {
  if (pins.shown.length === 0 && pins.pointed === null) return null;
  return (
    <Suspense>
      <MarkerLayer pins={pins} words={words} />
    </Suspense>
  );
}

function LazyMenu({ at }: { readonly at: AtTable }) {
  return (
    <Suspense fallback={<span className="bar-key" />}>
      <TableMenu at={at} />
    </Suspense>
  );
}

/** Beside an offer in progress, the message that goes with it; undefined: none may. */
function wordBeside({ match, may, ui, board, actions }: AtTable): ReactNode {
  const { offers } = ui.question;
  if (!may.letters || match.viewer === null || board.draft === null) return undefined;
  if (offers === undefined || offers.to(board.draft) === null) return undefined;
  return (
    <OfferWord
      draft={board.draft}
      match={match.match}
      viewer={match.viewer}
      offers={offers}
      onTaken={actions.onTaken}
    />
  );
}

/** The reader's hand, as it is now; null: none lies there. */
function handAt({ ui, chair, past, board }: AtTable) {
  if (ui.board.Hand === undefined || chair.seat === null || past.film !== null) return null;
  return <Drawn part={ui.board.Hand} {...board} view={chair.table.view} />;
}

/** Plays a sound when the table waits for the reader: with every new question. */
function useLamp({ mode }: AtTable): void {
  const sound = useSound();
  const asked = moodOf(mode) === "mine" && mode.is === "asked" ? mode.draft.prompt.id : null;
  useEffect(() => {
    if (asked !== null) sound("lamp");
  }, [asked, sound]);
}

function useKeysAt({ board: { draft }, paper, past, live, sheets }: AtTable): void {
  useTableKeys({
    onChoose: (nth) => draft !== null && chooseNth(draft, nth),
    onBack: () => (paper.isOpen ? paper.close() : draft?.clear()),
    onSkip: () => (past.film === null ? live.shown.next() : past.watch(null)),
    onKeys: () => sheets.open("keys"),
  });
}
