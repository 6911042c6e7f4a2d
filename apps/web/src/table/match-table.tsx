"use client";

import type { MatchLook, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { type GameWords, type TableEvent, useGameWords } from "../games/game-words.ts";
import { type GameBoard, type GameSpeech, useGameBoard, useGameSpeech } from "../games/use-game.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import { useAnswerDraft } from "../prompts/use-answer-draft.ts";
import { Trouble } from "../shell/trouble.tsx";
import { ChairChoice } from "./chair-choice.tsx";
import { Dock } from "./dock.tsx";
import { FoldedPaper, RecapFrontPage } from "./front-page.tsx";
import { Log } from "./log.tsx";
import { Outcome } from "./outcome.tsx";
import { ReplayBar } from "./replay-bar.tsx";
import { TableMenu } from "./table-menu.tsx";
import { useChair } from "./use-chair.ts";
import { useHints } from "./use-hints.ts";
import { useRecap } from "./use-recap.ts";
import { useReplay } from "./use-replay.ts";
import { useShownTable } from "./use-shown-table.ts";
import { useTableActions } from "./use-table-actions.ts";
import { WaitingFor } from "./waiting-for.tsx";
import "./table.css";

/** The page of a match that is being played, or is over. Renders nothing for a match in its lobby. */
export function MatchTable({ view }: { readonly view: MatchLook }) {
  const { data: board } = useGameBoard(view.match.game);
  const { data: speech, error, refetch } = useGameSpeech(view.match.game);
  const t = useTranslations("play.table");
  if (view.table === null) return null;
  if (error !== null) return <Trouble error={error} retry={refetch} />;
  if (board === undefined || speech === undefined) return <p role="status">{t("laying")}</p>;
  return (
    <MoreMessages messages={{ ...speech.messages, ...board.messages }}>
      <LaidTable match={view} table={view.table} ui={board.ui} story={speech.story} />
    </MoreMessages>
  );
}

interface LaidTableProps {
  readonly match: MatchLook;
  readonly table: TableView;
  readonly ui: GameBoard["ui"];
  readonly story: GameSpeech["story"];
}

const NO_PAUSE = () => 150;
const NEVER = () => false;

function LaidTable({ match, table, ui, story }: LaidTableProps) {
  const t = useTranslations("play.table");
  const { id, game, seats } = match.match;
  const chair = useChair(match, table);
  const viewer = chair.seat;
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const owners = useMemo(() => story?.ownersIn?.(table.view), [story, table.view]);
  const words = useHints(useGameWords(game, story, names, viewer, owners), game, ui.hintKey);
  const actions = useTableActions(id);
  const { said, say } = useAnnouncements(words);
  const pause = ui.pause ?? NO_PAUSE;
  const shown = useShownTable({ table, recap: match.recap, pause, onEvent: say });
  const recap = useRecap(id, match.recap, table);
  const { replay, start } = useReplay(pause);
  const [tab, setTab] = useState<"board" | "paper">("board");
  const [wanted, setWanted] = useState<string | null>(null);
  const isLedTo = ui.isPromptOnBoard ?? NEVER;
  const prompt =
    table.prompts.find((one) => one.id === wanted) ??
    table.prompts.find((one) => !one.optional) ??
    table.prompts.find((one) => !isLedTo(one));
  const draft = useAnswerDraft(prompt);
  const boardProps = {
    view: replay?.frame.view ?? (chair.as === undefined ? shown.view : chair.table.view),
    event: replay?.frame.event ?? shown.event,
    draft: replay !== null || shown.isBehind ? null : draft,
    seats,
    viewer,
    words,
    waiting: replay === null ? table.waiting : [],
    prompts: replay === null && !shown.isBehind ? table.prompts : [],
    onPrompt: setWanted,
  };
  // The paper was printed for the reader's own chair.
  const news = chair.as === undefined ? recap : null;
  const { Board, Hand } = ui;
  const paper = (
    <>
      {news !== null && (
        <RecapFrontPage
          recap={news}
          words={words}
          onReplay={() => {
            setTab("board");
            start(news.frames);
          }}
        />
      )}
      <Log matchId={id} recap={match.recap} chair={chair} words={words} />
    </>
  );
  return (
    <div
      className="match-table"
      data-tab={tab}
      data-over={table.outcome !== null || undefined}
      data-testid="match-table"
    >
      <header className="table-head leather">
        <h1>{words.title}</h1>
        <WaitingFor table={table} viewer={viewer} words={words} />
        <div className="table-tools">
          <TableMenu {...{ match, table, ui, words, actions }} />
        </div>
      </header>
      <nav className="table-tabs tab-list" aria-label={t("tabs")}>
        {(["board", "paper"] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="tab"
            data-state={tab === name ? "active" : "inactive"}
            aria-pressed={tab === name}
            data-testid={`tab-${name}`}
            onClick={() => setTab(name)}
          >
            {name === "board" ? t("tabBoard") : news === null ? t("tabPaper") : t("tabPaperNew")}
          </button>
        ))}
      </nav>
      <div className="table-board">
        {table.outcome !== null && replay === null && (
          <Outcome match={match} outcome={table.outcome} words={words} />
        )}
        {news !== null && replay === null && (
          <FoldedPaper recap={news} words={words} onOpen={() => setTab("paper")} />
        )}
        {table.outcome !== null && match.viewer !== null && match.match.openAtEnd && (
          <ChairChoice match={match.match} chair={chair} onLeave={() => replay?.end()} onFilm={start} />
        )}
        {replay !== null && <ReplayBar replay={replay} words={words} />}
        {shown.isBehind && replay === null && (
          <p className="table-live paper">
            <span>{shown.event !== null && words.event(shown.event)}</span>
            <button
              type="button"
              className="button"
              data-variant="quiet"
              data-size="small"
              onClick={shown.skip}
            >
              {t("skip")}
            </button>
          </p>
        )}
        <Board {...boardProps} />
      </div>
      <Dock
        {...{ table, draft, ui, words }}
        actions={{
          ...actions,
          answer: (id, value) => {
            // A free decision has been made: back to the one that is waited for.
            setWanted(null);
            actions.answer(id, value);
          },
        }}
        others={table.prompts.filter((one) => one !== prompt && !isLedTo(one))}
        onPrompt={setWanted}
        hand={
          Hand === undefined || viewer === null ? null : (
            <Hand {...boardProps} view={chair.table.view} draft={draft} />
          )
        }
      />
      <aside className="table-paper" aria-label={t("paperLabel")}>
        {paper}
      </aside>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** What has just happened, for those who do not see the board move. */
function useAnnouncements(words: GameWords): { said: string; say: (event: TableEvent) => void } {
  const [said, setSaid] = useState("");
  const say = useCallback(
    (event: TableEvent) => {
      if (words.weight(event) > 0) setSaid(words.event(event));
    },
    [words],
  );
  return { said, say };
}
