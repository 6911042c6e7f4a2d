"use client";

import type { MatchPublic } from "@consigliere/contract/match";
import type { LoggedEvent } from "@consigliere/contract/play";
import { useFormatter, useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useProblemText } from "../../api/use-problem.ts";
import { Button } from "../../design/button.tsx";
import { Masthead, Newspaper } from "../../design/newspaper.tsx";
import type { GameWords } from "../../games/game-words.ts";
import { Composer } from "./composer.tsx";
import { LetterNotices } from "./letter-notices.tsx";
import { TalkChoice } from "./talk-choice.tsx";
import { useLetterActions } from "./use-letter-actions.ts";
import { asidesAt, type Other, useLetters } from "./use-letters.ts";
import "./letters.css";

interface LettersPageProps {
  readonly match: MatchPublic;
  readonly viewer: number;
  readonly isHost: boolean;
  readonly words: GameWords;
  /** The subject of the letter in progress; null: no event. */
  readonly quoted: LoggedEvent | null;
  readonly onQuoted: (event: LoggedEvent | null) => void;
  /** Goes to a moment by its name. */
  readonly onMoment: (name: string) => void;
}

/** The letters page of the paper: the letters between the people at the table. */
export default function LettersPage(props: LettersPageProps) {
  const { match, viewer, isHost, words, quoted, onQuoted, onMoment } = props;
  const [other, choose] = useState<Other>(null);
  const t = useTranslations("play.letters");
  const problem = useProblemText();
  const format = useFormatter();
  const { letters, newest, error, hasOlder, isLoadingOlder, readOlder } = useLetters(match.id, other);
  const others = asidesAt(match, viewer);
  const actions = useLetterActions(match.id, other);
  const last = letters.at(-1)?.id;
  const end = useReading(last, newest?.mine ?? null, actions.markRead.mutate);
  const readers = Object.entries(newest?.read ?? {}).filter(([, until]) => until === last);
  const names = readers.map(([seat]) => match.seats[Number(seat)]?.name ?? "");
  const failed = error ?? actions.failed;
  return (
    <Newspaper label={t("label")} className="letters">
      <Masthead
        name={t("title")}
        middle={other === null ? t("subtitle") : t("aside", { name: words.name(other) })}
      />
      {others.length > 0 && (
        <TalkChoice
          matchId={match.id}
          viewer={viewer}
          others={others}
          words={words}
          other={other}
          onChoose={(to) => {
            choose(to);
            onQuoted(null);
          }}
        />
      )}
      {hasOlder && (
        <Button size="small" busy={isLoadingOlder} onClick={readOlder}>
          {t("older")}
        </Button>
      )}
      {newest !== undefined && letters.length === 0 && (
        <p className="letters-none">{t(other === null ? "none" : "noneAside")}</p>
      )}
      <ol className="letters-list" data-testid="letters" aria-live="polite" aria-busy={newest === undefined}>
        <LetterNotices
          {...{ letters, match, viewer, words, onMoment, actions }}
          isHost={isHost && other === null}
        />
      </ol>
      <div ref={end}>
        {names.length > 0 && <p className="letters-read">{t("read", { names: format.list(names) })}</p>}
      </div>
      {failed !== null && <p role="alert">{problem(failed)}</p>}
      <Composer
        // A letter begun to one person is never sent to another.
        key={other}
        talk={{ match: match.id, viewer, other }}
        label={other === null ? t("write") : t("writeAside", { name: words.name(other) })}
        words={words}
        about={{ quoted, onQuoted }}
        actions={actions}
      />
    </Newspaper>
  );
}

/** Marks the last letter as read, and brings the end of the letters into view, which it returns. */
function useReading(
  last: string | undefined,
  mine: string | null,
  markRead: (until: string) => void,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (last !== undefined && (mine === null || last > mine)) markRead(last);
  }, [last, mine, markRead]);
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return end;
}
