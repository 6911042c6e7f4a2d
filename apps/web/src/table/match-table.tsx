"use client";

import type { LoggedEvent, MatchLook, TableView } from "@consigliere/contract/play";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { usePresent } from "../api/use-present.ts";
import { Button } from "../design/button.tsx";
import { lazily, Nothing } from "../design/lazily.tsx";
import { useStill } from "../design/use-still.ts";
import { Drawn } from "../games/drawn.tsx";
import { type BoardProps, LEAST_BOARD, type OfferMade } from "../games/game-ui.ts";
import { type TableEvent, useAnyMessage, useGameWords } from "../games/game-words.ts";
import { PresentSeats } from "../games/shared/lamp.tsx";
import { type GameBoard, type GameSpeech, useGameBoard, useGameSpeech } from "../games/use-game.ts";
import { MoreMessages } from "../i18n/more-messages.tsx";
import type { Proposal } from "../orders/order-edits.ts";
import { Cue } from "../prompts/cue.tsx";
import { hiddenFromSheet, needsSheet } from "../prompts/sheet-need.ts";
import { isAimingAtBoard, isInHand } from "../prompts/whereabouts.ts";
import { Trouble } from "../shell/trouble.tsx";
import { useSound } from "../sound/use-sound.ts";
import { Stage } from "../stage/stage.tsx";
import { Bar } from "./bar.tsx";
import { CalloutSlip } from "./callout-slip.tsx";
import { hasLeftNotes } from "./left-notes.ts";
import { Log } from "./log.tsx";
import { LiveEvent, lastMove, NextTable, WaitingCue } from "./other-cues.tsx";
import { type PaperPage, PaperTabs } from "./paper-tabs.tsx";
import { type Film, filmInAddress, type Shot } from "./replay/film.ts";
import type { TableSheet } from "./table-sheets.tsx";
import { useAnnouncements } from "./use-announcements.ts";
import { chooseNth, useAsked } from "./use-asked.ts";
import { useCallout } from "./use-callout.ts";
import { mayLookFromChairs, useChair } from "./use-chair.ts";
import { useHints } from "./use-hints.ts";
import { useEventBefore, useMoments } from "./use-moments.ts";
import { useOtherTables } from "./use-other-tables.ts";
import { type Recap, useRecap } from "./use-recap.ts";
import { useShownTable } from "./use-shown-table.ts";
import { useTableActions } from "./use-table-actions.ts";
import { useTableKeys } from "./use-table-keys.ts";
import "./table.css";

/** The page of a match that is being played, or is over. Renders nothing for a match in its lobby. */
export function MatchTable({ view }: { readonly view: MatchLook }) {
  const { data: board } = useGameBoard(view.match.game);
  const { data: speech, error, refetch } = useGameSpeech(view.match.game);
  // A table is much to lay for a phone: it is done in pieces, between which the page answers.
  const isLaid = useDeferredValue(board !== undefined && speech !== undefined, false);
  if (view.table === null) return null;
  if (error !== null) return <Trouble error={error} retry={refetch} />;
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

/** Who else looks at the table: that changes more often than the table. */
function Presence({ matchId, viewer, children }: PresenceProps) {
  const present = usePresent(matchId);
  const others = useMemo(() => present.filter((seat) => seat !== viewer), [present, viewer]);
  return <PresentSeats value={others}>{children}</PresentSeats>;
}

interface LaidTableProps {
  readonly match: MatchLook;
  readonly table: TableView;
  readonly ui: GameBoard["ui"];
  readonly story: GameSpeech["story"];
}

const NO_PAUSE = () => 150;
/** How long a moment stands for readers who want no motion. */
const STILL_MS = 1_600;
/** A moment of so many milliseconds is great enough to be stood before. */
const GREAT_MS = 900;
const NEVER = () => false;
const NO_CALLOUTS = [] as const;
const NONE = [] as const;
const NO_NEED = () => LEAST_BOARD;
const ON_SHEET = () => "sheet" as const;

/** Loaded behind the table: menus and dialogs are heavy, and nobody opens one first. */
const TableMenu = lazily(() => import("./table-menu.tsx"));
/** Opened by who writes. */
const LettersWatch = lazily(() => import("./letters/letters-watch.tsx"), Nothing);
const LettersPage = lazily(() => import("./letters/letters-page.tsx"));
const OfferWord = lazily(() => import("./letters/offer-word.tsx"), Nothing);
const LentSeats = lazily(() => import("../lending/lent-seats.tsx"), Nothing);
const OwnNotes = lazily(() => import("./own-notes.tsx"));
const ReplayBar = lazily(() => import("./replay/replay-bar.tsx"));
const ReplayTime = lazily(() => import("./replay/replay-time.tsx"), Nothing);
const SceneLayer = lazily(() => import("../stage/scene-layer.tsx"), Nothing);
/** For what may be answered. */
const ActBanner = lazily(async () => ({ default: (await import("../stage/act-banner.tsx")).ActBanner }));
/** For questions that lie neither on the board nor in the hand. */
const PromptSheet = lazily(() => import("../prompts/prompt-sheet.tsx"));
/** For who was away. */
const NewsBanner = lazily(async () => ({ default: (await import("./front-page.tsx")).NewsBanner }), Nothing);
const RecapFrontPage = lazily(
  async () => ({ default: (await import("./front-page.tsx")).RecapFrontPage }),
  Nothing,
);
/** For the end of a match. */
const EndPage = lazily(() => import("./end/end-page.tsx"));
const OverCue = lazily(async () => ({ default: (await import("./end/end-page.tsx")).OverCue }), Nothing);

/** Asked after a move, and never by who was asked before. */
const OrdersSlip = lazily(() => import("../orders/orders-slip.tsx"), Nothing);
const KnockSlip = lazily(() => import("../push/knock-slip.tsx"), Nothing);

/** For how long after the start of a match its standing orders are proposed. */
const YOUNG_MS = 172_800_000;

function isJustStarted(startedAt: string | null): boolean {
  return startedAt !== null && Date.now() - Date.parse(startedAt) < YOUNG_MS;
}

function LaidTable({ match, table, ui, story }: LaidTableProps) {
  const t = useTranslations("play.table");
  const say = useAnyMessage();
  const { id, game, seats } = match.match;
  const chair = useChair(match, table);
  const viewer = chair.seat;
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);
  const owners = useMemo(() => story?.ownersIn?.(table.view), [story, table.view]);
  const words = useHints(useGameWords(game, story, names, viewer, owners), game, ui.hintKey);
  const actions = useTableActions(id);
  const announcements = useAnnouncements(words);
  const { callout, layAside, note } = useCallout({
    game,
    match: id,
    callouts: match.viewer === null ? NO_CALLOUTS : (ui.callouts ?? NO_CALLOUTS),
    topic: table.prompts.find((one) => !one.optional)?.topic ?? table.prompts[0]?.topic ?? null,
  });
  const pause = ui.pause ?? NO_PAUSE;
  const moments = useMoments(ui.moments);
  const sound = useSound();
  const isStill = useStill();
  const onEvent = (event: TableEvent) => {
    announcements.say(event);
    note(event.type);
    for (const [name, at] of moments?.sounds(event) ?? []) sound(name, at);
  };
  const shown = useShownTable({
    table,
    recap: match.recap,
    pause: (event, view) => Math.max(pause(event), moments?.length(event, view) ?? 0),
    stillPause: (event, view) => ((moments?.length(event, view) ?? 0) >= GREAT_MS ? STILL_MS : 0),
    onEvent,
  });
  const recap = useRecap(id, match.recap, table);
  const [isPaperOpen, setPaperOpen] = useState(false);
  // The board first: what is read beside it comes when it lies there.
  const isPrinted = useDeferredValue(true, false);
  const [film, setFilm] = useState(filmInAddress);
  const [shot, setShot] = useState<Shot | null>(null);
  const watch = useCallback((wanted: Film | null) => {
    setPaperOpen(false);
    setShot(null);
    setFilm(wanted);
  }, []);
  const watchMoment = useCallback(
    (where: (event: TableEvent) => boolean) => watch({ from: { where }, plays: false }),
    [watch],
  );
  // A link opens the table, not what else belongs to whom it is for.
  const mine = match.isByLink ? null : match.viewer;
  const lent = match.isBorrowed ? undefined : seats.find(({ isMe }) => isMe)?.lent;
  const minutes = match.match.spectators?.delayMinutes ?? 0;
  const isLate = match.isByLink && minutes > 0;
  const others = useOtherTables(id, mine !== null);
  const next = <NextTable {...others} />;
  const [page, setPage] = useState<PaperPage>("paper");
  const [unread, setUnread] = useState(0);
  const [quoted, quote] = useState<LoggedEvent | null>(null);
  // What was typed without a connection is sent, whatever is looked at.
  const [isLeft] = useState(() => hasLeftNotes(id));
  const [isListed, setListed] = useState(false);
  const [isEndFolded, setEndFolded] = useState(false);
  const [opened, setOpened] = useState<TableSheet | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const open = (sheet: TableSheet | null, wanted: Proposal | null = null) => {
    setProposal(wanted);
    setOpened(sheet);
  };
  const writeAbout = (event: LoggedEvent) => {
    quote(event);
    setPage("letters");
    setPaperOpen(true);
  };
  const { letters } = match.match;
  // Who has borrowed a seat plays it, and does not read its letters.
  const writesLetters = mine !== null && letters !== "none" && !match.isBorrowed;
  const wordWith = useCallback(
    (offer: OfferMade) =>
      writesLetters && (
        <Suspense>
          <OfferWord match={match.match} viewer={mine} offer={offer} />
        </Suspense>
      ),
    [match.match, mine, writesLetters],
  );
  // Events are counted anew from every chair.
  const onQuote = !writesLetters || chair.as !== undefined ? null : writeAbout;
  const watchNews = ({ frames, close }: Recap) => {
    watch({ from: { after: (frames[0]?.n ?? 1) - 1 }, plays: true });
    // What was watched is no news any more.
    close();
  };
  const {
    prompt,
    others: otherPrompts,
    draft,
    isAsked,
    answer,
    hasAnswered,
    ask,
  } = useAsked({
    table,
    ui,
    words,
    isBehind: shown.isBehind,
    isPast: film !== null,
    onAnswer: (id, value) => {
      recap?.close();
      actions.answer(id, value);
    },
  });
  const isNow = film === null && isAsked;
  const asked = isNow ? draft : null;
  // Bots answer at once: nobody has to be knocked at for them.
  const isFriendly = seats.filter(({ kind }) => kind === "person").length > 1;
  const isFirstMoveMade = hasAnswered.current && isFriendly;
  useTableKeys({
    onChoose: (nth) => asked !== null && chooseNth(asked, nth),
    onBack: () => (isPaperOpen ? setPaperOpen(false) : asked?.clear()),
    onSkip: () => (film === null ? shown.next() : watch(null)),
    onKeys: () => open("keys"),
  });
  const boardProps: BoardProps = {
    view: shot?.frame.view ?? (chair.as === undefined ? shown.view : chair.table.view),
    event: shot?.frame.event ?? shown.event,
    draft: asked,
    seats,
    viewer,
    words,
    waiting: film === null ? table.waiting : NONE,
    prompts: isNow ? table.prompts : NONE,
    onPrompt: ask,
    onMoment: watchMoment,
    wordWith,
  };
  const { before, count: events } = useEventBefore(boardProps.event);
  const scene =
    asked !== null || boardProps.event === null
      ? null
      : (moments?.scene(boardProps.event, { board: boardProps, before, say }) ?? null);
  // The paper was printed for the reader's own chair.
  const news = chair.as === undefined && film === null ? recap : null;
  const { Board, Hand, Notes } = ui;
  const hasNotes = Notes !== undefined || mine !== null;
  const topic = prompt?.topic ?? "";
  const lies = useCallback((id: string) => (ui.on ?? ON_SHEET)(id, topic), [ui, topic]);
  const hides = draft === null ? NEVER : hiddenFromSheet(draft, lies, isListed);
  const act = ui.act?.(boardProps, say) ?? null;
  const isOver = table.outcome !== null;
  const mayOrder =
    ui.orders !== undefined && match.viewer !== null && table.settings !== null && table.canResign;
  const hasPlan = mayOrder && "plan" in (table.settings as object);
  const isMine = asked !== null && !asked.prompt.optional && asked.prompt.sealed === null;
  const lampOver = isMine ? asked.prompt.id : null;
  useEffect(() => {
    if (lampOver !== null) sound("lamp");
  }, [lampOver, sound]);
  const isYoung = mayOrder && isFriendly && isJustStarted(match.match.startedAt);
  const tableKeys = (
    <>
      {otherPrompts.map((other) => (
        <button key={other.id} type="button" className="cue-chip" onClick={() => ask(other.id)}>
          {words.topic(other)}
        </button>
      ))}
      {mayOrder && !ui.ordersTurnsOnly && prompt?.clock === "window" && prompt.sealed === null && (
        <button
          type="button"
          className="cue-chip"
          data-testid="always"
          onClick={() => open("settings", { topic: prompt.topic, answer: draft?.answer ?? null })}
        >
          {t("always")}
        </button>
      )}
      {prompt?.optional === true && (
        <button type="button" className="cue-chip" onClick={() => ask(null)}>
          {t("notNow")}
        </button>
      )}
      {table.canUndo && (
        <Button data-testid="undo" disabled={actions.isSending} onClick={actions.undo}>
          {t("undo")}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Stage
        mood={film !== null ? "replay" : isOver ? "over" : isMine ? "mine" : "waiting"}
        isAiming={asked !== null && isAimingAtBoard(asked, lies)}
        need={
          asked !== null && isInHand(asked, lies) ? 0 : (ui.need ?? NO_NEED)(asked === null ? null : topic)
        }
        asked={asked === null ? null : `${asked.prompt.id} ${asked.current?.path.join("/") ?? ""}`}
        isPaperOpen={isPaperOpen}
        labels={{
          board: t("boardLabel"),
          front: t("dockLabel"),
          paper: t("paperLabel"),
          hand: t("handLabel"),
          sheet: t("sheetLabel"),
        }}
        bar={
          <Bar
            {...{ table, viewer, words }}
            friend={lent?.to}
            isPaused={match.match.pausedSince !== null}
            open={isPaperOpen ? page : null}
            instead={
              film === null ? null : (
                <Suspense fallback={<p className="waiting-for" />}>
                  <ReplayTime shot={shot} />
                </Suspense>
              )
            }
            othersWaiting={others.count}
            news={recap === null || isOver ? 0 : recap.frames.length + recap.skipped}
            unread={unread}
            hasNotes={hasNotes}
            onOpen={(wanted) => {
              setPaperOpen(!isPaperOpen || page !== wanted);
              setPage(wanted);
            }}
            menu={
              <Suspense fallback={<span className="bar-key" />}>
                <TableMenu
                  {...{ match, table, ui, words, actions, opened, open, isListed }}
                  topic={topic}
                  proposal={proposal}
                  onReplay={() => watch({ from: "start", plays: false })}
                  onMoment={(n) => watch({ from: { after: n - 1 }, plays: false })}
                  onList={setListed}
                />
              </Suspense>
            }
          />
        }
        banner={
          film !== null ? (
            <p className="replay-banner paper" aria-hidden="true">
              {shot === null ? "" : words.event(shot.frame.event)}
            </p>
          ) : act !== null ? (
            <Suspense
              fallback={<div className="paper act-wait" data-many={act.victims.length > 1 || undefined} />}
            >
              <ActBanner {...act} viewer={viewer} label={t("actLabel")} />
            </Suspense>
          ) : news !== null && !isOver ? (
            <Suspense fallback={<div className="news-banner paper" />}>
              <NewsBanner
                recap={news}
                words={words}
                onWatch={() => watchNews(news)}
                onRead={() => {
                  setPage("paper");
                  setPaperOpen(true);
                }}
              />
            </Suspense>
          ) : null
        }
        board={
          isOver && shot === null && !isEndFolded && table.outcome !== null ? (
            <div className="stage-end">
              <Suspense>
                <EndPage {...{ match, chair, ui, words }} outcome={table.outcome} onFilm={watch} />
              </Suspense>
            </div>
          ) : (
            // The board of then is another one: nothing of it has moved there from now.
            <Drawn part={Board} key={shot === null ? "now" : "then"} {...boardProps} />
          )
        }
        scene={
          scene !== null && boardProps.event !== null ? (
            <Suspense>
              <SceneLayer
                key={events}
                scene={scene}
                length={isStill ? STILL_MS : (moments?.length(boardProps.event, boardProps.view) ?? 0)}
                viewer={viewer}
                onSkip={film === null ? shown.next : NEVER}
              />
            </Suspense>
          ) : null
        }
        sheet={
          asked !== null && needsSheet(asked, hides) ? (
            <Suspense>
              <PromptSheet
                key={asked.prompt.id}
                draft={asked}
                words={words}
                picture={ui.picture}
                hides={hides}
                isSending={actions.isSending}
              />
              {writesLetters && ui.offers !== undefined && (
                <OfferWord
                  match={match.match}
                  viewer={mine}
                  draft={asked}
                  offers={ui.offers}
                  onTaken={actions.onTaken}
                />
              )}
            </Suspense>
          ) : null
        }
        note={
          (hasPlan || (isYoung && asked === null)) && film === null ? (
            <Suspense fallback={null}>
              <OrdersSlip matchId={id} settings={table.settings} {...{ words, actions, open }} />
            </Suspense>
          ) : callout !== null && isNow && !isOver ? (
            <CalloutSlip text={say(`board.${game}.callout.${callout.id}`)} onLayAside={layAside} />
          ) : isFirstMoveMade && isNow && asked === null ? (
            <Suspense fallback={null}>
              <KnockSlip />
            </Suspense>
          ) : null
        }
        cue={
          film !== null ? (
            <Suspense fallback={<div className="replay-wait" />}>
              <ReplayBar
                {...{ chair, words, ui, film }}
                match={match.match}
                own={match.viewer}
                mayOpen={isOver && mayLookFromChairs(match)}
                url={match.replayUrl}
                isAwaited={prompt !== undefined && !prompt.optional}
                onShot={setShot}
                onFilm={setFilm}
                onQuote={onQuote}
                onEnd={() => watch(null)}
              />
            </Suspense>
          ) : !isAsked ? (
            <LiveEvent event={shown.event} words={words} onSkip={shown.skip} />
          ) : draft !== null ? (
            <Cue
              key={draft.prompt.id}
              draft={draft}
              title={words.topic(draft.prompt)}
              words={words}
              picture={ui.picture}
              subject={ui.subject?.(boardProps) ?? null}
              verbOf={(value) => {
                const key = ui.verbKey?.(draft.prompt, value);
                return key == null ? null : say(`board.${game}.verb.${key}`);
              }}
              lossOf={(value) => ui.loss?.(draft.prompt, value, words) ?? null}
              lies={lies}
              isListed={isListed}
              onList={setListed}
              isSending={actions.isSending}
              onAnswer={(value) => answer(draft.prompt.id, value)}
              takesFocus={hasAnswered}
              onRule={ui.Reference === undefined ? undefined : () => open("reference")}
            >
              {tableKeys}
              {!isMine && next}
            </Cue>
          ) : isOver ? (
            <Suspense fallback={<div className="cue" />}>
              <OverCue isFolded={isEndFolded} onFold={setEndFolded} next={next} />
            </Suspense>
          ) : (
            <WaitingCue
              sentence={
                lent !== undefined
                  ? t("lentOut", { friend: lent.to })
                  : match.viewer !== null
                    ? t("nothingAsked")
                    : isLate
                      ? t("spectatingLate", { minutes })
                      : t("spectating")
              }
              since={table.waiting[0]?.since ?? null}
              last={lastMove(match.recap, words)}
              note={
                match.viewer === null || lent !== undefined
                  ? null
                  : t(match.muted ? "willNotTell" : "willTell")
              }
              next={next}
              open={mayOrder ? open : null}
              hasPlan={hasPlan}
              onReplay={table.told > 0 ? () => watch({ from: "last-turn", plays: true }) : null}
            >
              {tableKeys}
            </WaitingCue>
          )
        }
        hand={
          Hand === undefined || viewer === null || film !== null || (isOver && !isEndFolded) ? null : (
            <Drawn part={Hand} {...boardProps} view={chair.table.view} />
          )
        }
        paper={
          isPrinted && (
            <PaperTabs
              page={page}
              onPage={setPage}
              unread={unread}
              letters={
                !writesLetters ? null : (
                  <Suspense>
                    <LettersWatch match={match.match} viewer={mine} onUnread={setUnread} />
                    {page === "letters" && (
                      <LettersPage
                        match={match.match}
                        viewer={mine}
                        isHost={match.isHost}
                        words={words}
                        quoted={quoted}
                        onQuoted={quote}
                        onMoment={(moment) => watch({ from: { moment }, plays: false })}
                      />
                    )}
                  </Suspense>
                )
              }
              notes={
                !hasNotes ? null : (
                  <>
                    {Notes !== undefined && <Drawn part={Notes} {...boardProps} />}
                    {mine !== null && (page === "notes" || isLeft) && (
                      <Suspense>
                        <OwnNotes matchId={id} />
                      </Suspense>
                    )}
                  </>
                )
              }
              onClose={() => setPaperOpen(false)}
            >
              <Suspense>
                {recap !== null && chair.as === undefined && !isOver && (
                  <RecapFrontPage recap={recap} words={words} onReplay={() => watchNews(recap)} />
                )}
                {seats.some((seat) => seat.lent !== undefined) && <LentSeats seats={seats} />}
                <Log matchId={id} recap={match.recap} {...{ chair, words, onQuote }} />
              </Suspense>
            </PaperTabs>
          )
        }
      />
      <p className="visually-hidden" aria-live="polite">
        {announcements.said}
      </p>
    </>
  );
}
