"use client";

import type { LoggedEvent } from "@consigliere/contract/play";
import { useFormatter, useTranslations } from "next-intl";
import { Fragment, Suspense } from "react";
import { Button } from "../design/button.tsx";
import { Headline, Masthead, Newspaper } from "../design/newspaper.tsx";
import { Portrait } from "../design/portrait/portrait.tsx";
import { SeatMark } from "../design/seat-mark.tsx";
import type { GameWords } from "../games/game-words.ts";
import { BotManner } from "../games/shared/manner.tsx";
import { CLOCK } from "../i18n/clock.ts";
import { localZone } from "../i18n/local-zone.ts";
import type { At, AtTable } from "./at-table.ts";
import { type Chapter, issuesOf } from "./issues.ts";
import { QuoteButton } from "./quote-button.tsx";
import { quoting } from "./quoting.ts";
import { EventLink } from "./recap-markers/event-link.tsx";
import type { Chair } from "./use-chair.ts";
import { useLog } from "./use-log.ts";

/**
 * Everything that was told to who sits in the chair, in words: the back issues of the paper, the latest turn on top, and
 * the latest of each turn. A press on a sentence shows on the board what it is about.
 */
export function Log({ at }: At<"match" | "ui" | "words" | "past" | "paper" | "pins" | "may" | "chair">) {
  const { match, chair, words } = at;
  const { Edition } = at.ui.replay;
  const t = useTranslations("play.log");
  const format = useFormatter();
  const log = useLog(match.match.id, match.recap, chair);
  const issues = issuesOf(log.events, words.turn, (time) =>
    format.dateTime(new Date(time), { dateStyle: "long", timeZone: localZone() }),
  );
  return (
    <Newspaper label={t("label")} className="log">
      <Masthead name={t("paper")} middle={t("backIssues")} />
      <div data-testid="log" role="log" aria-live="off" aria-busy={log.isLoading}>
        {issues.map(({ day, chapters }, i) => (
          <section key={day} className="log-issue">
            <Headline>{day}</Headline>
            {chapters.map((chapter, j) => (
              <Fragment key={chapter.events[0]?.n}>
                {Edition !== undefined && (
                  <Suspense>
                    <Edition
                      words={words}
                      viewer={chair.seat}
                      turn={chapter.events}
                      log={log.events}
                      onOlder={log.hasOlder && !log.isLoadingOlder ? log.readOlder : null}
                    />
                  </Suspense>
                )}
                <Told at={at} chapter={chapter} isLatest={i === 0 && j === 0} />
              </Fragment>
            ))}
          </section>
        ))}
      </div>
      {log.hasOlder && (
        <Button size="small" busy={log.isLoadingOlder} onClick={log.readOlder}>
          {t("older")}
        </Button>
      )}
    </Newspaper>
  );
}

interface ToldProps {
  readonly at: Pick<AtTable, "match" | "ui" | "words" | "past" | "paper" | "pins" | "may" | "chair">;
  readonly chapter: Chapter;
  readonly isLatest: boolean;
}

/** A turn under the face of whose it is: folded to what mattered most in it, but for the latest. */
function Told({ at, chapter: { turn, events }, isLatest }: ToldProps) {
  const { words, chair } = at;
  const onQuote = quoting(at);
  const [opening, ...rest] = events;
  if (turn === null || opening === undefined) return <Sentences at={at} events={events} />;
  const lead = leadOf(rest, words);
  return (
    <details className="log-turn" open={isLatest}>
      <summary className="log-heading" data-type={opening.event.type}>
        {turn.seat !== null && <Face seat={turn.seat} seats={chair.seats} />}
        <span className="log-opening">
          <span className="log-what">
            <b>{words.event(opening.event)}</b>
            {turn.seat !== null && <BotManner of={chair.seats[turn.seat]} />}
          </span>
          <Time at={opening.at} />
        </span>
        {lead !== undefined && <span className="log-lead">{words.event(lead.event)}</span>}
      </summary>
      {onQuote !== null && opening.own !== true && <QuoteButton onPress={() => onQuote(opening)} />}
      <Sentences at={at} events={rest} />
    </details>
  );
}

/** The most important entry, the first of equals; nothing if there are only details. */
function leadOf(events: readonly LoggedEvent[], { weight }: GameWords): LoggedEvent | undefined {
  const [lead] = events
    .filter(({ event }) => weight(event) > 0)
    .sort((a, b) => weight(b.event) - weight(a.event));
  return lead;
}

interface SentencesProps {
  readonly at: Pick<AtTable, "match" | "ui" | "words" | "past" | "paper" | "pins" | "may" | "chair">;
  readonly events: readonly LoggedEvent[];
}

function Sentences({ at, events }: SentencesProps) {
  const onQuote = quoting(at);
  return (
    <ol className="log-sentences">
      {events.toReversed().map((one) => (
        <li key={one.n} data-weight={at.words.weight(one.event)} data-type={one.event.type}>
          <EventLink at={at} told={one} />
          {onQuote !== null && one.own !== true && <QuoteButton onPress={() => onQuote(one)} />}
        </li>
      ))}
    </ol>
  );
}

function Face({ seat, seats }: { seat: number; seats: Chair["seats"] }) {
  const player = seats[seat];
  return (
    <span className="log-face" aria-hidden="true">
      <Portrait of={player?.portrait ?? `bot ${player?.name}`} shape="round" />
      <SeatMark seat={seat} className="log-seal" />
    </span>
  );
}

function Time({ at }: { at: string }) {
  const format = useFormatter();
  return (
    <time dateTime={at} className="figures">
      {format.dateTime(new Date(at), { ...CLOCK, timeZone: localZone() })}
    </time>
  );
}
