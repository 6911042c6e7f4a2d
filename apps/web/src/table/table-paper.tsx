"use client";

import { memo, Suspense, useDeferredValue, useState } from "react";
import { lazily, Nothing } from "../design/lazily.tsx";
import { Drawn } from "../games/drawn.tsx";
import type { At, AtTable } from "./at-table.ts";
import { leftNotes } from "./left-notes.ts";
import { Log } from "./log.tsx";
import { PaperTabs } from "./paper-tabs.tsx";

/** Opened by readers who write. */
const LettersWatch = lazily(() => import("./letters/letters-watch.tsx"), Nothing);
const LettersPage = lazily(() => import("./letters/letters-page.tsx"));
/** For readers of a replay. */
const MomentPage = lazily(() => import("./moment/moment-page.tsx"));
const OwnNotes = lazily(() => import("./own-notes.tsx"));
const LentSeats = lazily(() => import("../lending/lent-seats.tsx"), Nothing);
/** For readers who were away. */
const RecapFrontPage = lazily(
  async () => ({ default: (await import("./front-page.tsx")).RecapFrontPage }),
  Nothing,
);

/** The things beside the table, drawn after it: a press on the board need not wait until the paper is printed. */
export function TablePaper({ at }: At<keyof AtTable>) {
  return <Printed at={useDeferredValue(at)} />;
}

/** The paper with its back issues, the letters, and the reader's notes. */
const Printed = memo(function Printed({ at }: At<keyof AtTable>) {
  const { match, ui, words, may, chair, board, past, recap, paper } = at;
  const { id, seats } = match.match;
  const { turnTo, unread, close } = paper;
  const { shot } = past;
  const story = shot?.story ?? null;
  const page = paper.page === "moment" && story === null ? "paper" : paper.page;
  // Text typed without a connection is sent, whichever page is open.
  const [isLeft] = useState(() => leftNotes(id) !== null);
  const writer = may.letters ? match.viewer : null;
  return (
    <PaperTabs
      page={page}
      unread={unread}
      onPage={turnTo}
      isOpen={paper.isOpen}
      onClose={close}
      letters={
        writer !== null && (
          <Suspense>
            <LettersWatch match={match.match} viewer={writer} onUnread={paper.onUnread} />
            {page === "letters" && (
              <LettersPage
                match={match.match}
                viewer={writer}
                isHost={match.isHost}
                words={words}
                quoted={paper.quoted}
                onQuoted={paper.quote}
                onMoment={(moment) => past.watch({ from: { moment }, plays: "deed" })}
              />
            )}
          </Suspense>
        )
      }
      moment={
        shot !== null &&
        story !== null && (
          <Suspense>{page === "moment" && <MomentPage at={at} shot={shot} story={story} />}</Suspense>
        )
      }
      notes={
        hasNotes(at) && (
          <Suspense>
            {ui.board.Notes !== undefined && page === "notes" && <Drawn part={ui.board.Notes} {...board} />}
            {may.notes && (page === "notes" || isLeft) && (
              <OwnNotes
                matchId={id}
                mayPublish={may.chairs && match.viewer !== null && match.isBorrowed !== true}
              />
            )}
          </Suspense>
        )
      }
    >
      <Suspense>
        {recap !== null && chair.as === undefined && match.table.outcome === null && (
          <RecapFrontPage at={at} recap={recap} />
        )}
        {seats.some(({ lent }) => lent !== undefined) && <LentSeats seats={seats} />}
        <Log at={at} />
      </Suspense>
    </PaperTabs>
  );
});

/** Whether the game or the reader keeps anything beside the paper. */
export function hasNotes({ ui, may }: Pick<AtTable, "ui" | "may">): boolean {
  return ui.board.Notes !== undefined || may.notes;
}
