"use client";

import { REACTIONS, type ReactionName } from "@consigliere/contract/letters";
import type { SeatView } from "@consigliere/contract/match";
import type { LetterView } from "@consigliere/contract/talk";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { Confirm } from "../../design/confirm.tsx";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { serverNow } from "../../device/server-clock.ts";
import type { GameWords } from "../../games/game-words.ts";
import { CLOCK } from "../../i18n/clock.ts";
import { localZone } from "../../i18n/local-zone.ts";
import { addressOfMoment, momentName } from "../replay/moment.ts";
import { withLinks } from "./plain-links.tsx";
import { ReactionSign } from "./reaction-sign.tsx";

interface LetterSlipProps {
  readonly letter: LetterView;
  readonly seats: readonly SeatView[];
  readonly viewer: number;
  readonly isHost: boolean;
  readonly words: GameWords;
  readonly onMoment: (name: string) => void;
  readonly onReact: (reaction: ReactionName | null) => void;
  readonly onReport: () => void;
  readonly onBlock: () => void;
  readonly onHide: (isHidden: boolean) => void;
}

/** A letter on note paper, under its writer's face and seal. */
export function LetterNotice(props: LetterSlipProps) {
  const { letter, seats, viewer, isHost, words, onMoment, onReact, onReport, onBlock, onHide } = props;
  const t = useTranslations("play.letters");
  const { seat, at, text, reactions, hidden } = letter;
  const writer = seats[seat];
  const isMine = seat === viewer;
  const [isChoosing, choose] = useState(false);
  const [isObjecting, object] = useState(false);
  const [isBlocking, askToBlock] = useState(false);
  const mayHide =
    hidden === undefined ? isMine || isHost : hidden === (isMine ? "writer" : "host") && (isMine || isHost);
  const nameOf = (one: number) => seats[one]?.name ?? "";
  return (
    <li className="letter paper" data-mine={isMine} data-testid="letter">
      <span className="letter-face" aria-hidden="true">
        <Portrait of={writer?.portrait ?? `bot ${writer?.name}`} shape="round" />
        <SeatMark seat={seat} className="letter-seal" />
      </span>
      <p className="letter-head">
        <b>
          <bdi translate="no">{writer?.name}</bdi>
        </b>
        <LetterTime at={at} />
      </p>
      <Quote letter={letter} words={words} onMoment={onMoment} />
      {hidden === undefined ? (
        <p className="letter-text" dir="auto">
          {withLinks(text)}
        </p>
      ) : (
        <p className="letter-hidden">{t(`hidden.${hidden}`)}</p>
      )}
      <div className="letter-keys">
        {REACTIONS.filter((name) => isChoosing || (reactions[name] ?? []).length > 0).map((name) => {
          const by = reactions[name] ?? [];
          const isChosen = by.includes(viewer);
          return (
            <button
              key={name}
              type="button"
              className="letter-reaction"
              aria-pressed={isChosen}
              aria-label={t("reaction", {
                what: t(`reactions.${name}`),
                names: by.map(nameOf).join(t("comma")),
                count: by.length,
              })}
              onClick={() => {
                onReact(isChosen ? null : name);
                choose(false);
              }}
            >
              <ReactionSign name={name} />
              {by.length > 0 && <span className="figures" aria-hidden="true" data-text={by.length} />}
            </button>
          );
        })}
        {hidden === undefined && (
          <button
            type="button"
            className="letter-key"
            aria-expanded={isChoosing}
            onClick={() => choose(!isChoosing)}
          >
            {t("react")}
          </button>
        )}
        {hidden === undefined && !isMine && (
          <button
            type="button"
            className="letter-key"
            aria-label={t("object")}
            aria-expanded={isObjecting}
            onClick={() => object(!isObjecting)}
          >
            …
          </button>
        )}
        {isObjecting && (
          <>
            <button
              type="button"
              className="letter-key"
              onClick={() => {
                object(false);
                onReport();
              }}
            >
              {t("report")}
            </button>
            <button
              type="button"
              className="letter-key"
              onClick={() => {
                object(false);
                askToBlock(true);
              }}
            >
              {t("block")}
            </button>
          </>
        )}
        {mayHide && (
          <button type="button" className="letter-key" onClick={() => onHide(hidden === undefined)}>
            {t(hidden !== undefined ? "show" : isMine ? "takeBack" : "hide")}
          </button>
        )}
      </div>
      <Confirm
        open={isBlocking}
        onClose={() => askToBlock(false)}
        title={t("blockTitle", { name: writer?.name ?? "" })}
        description={t("blockExplanation")}
        no={t("blockNo")}
        yes={t("block")}
        busy={false}
        onYes={() => {
          askToBlock(false);
          onBlock();
        }}
      />
    </li>
  );
}

/** The subject of the letter, in the reader's words, and the link to it. */
function Quote({ letter, words, onMoment }: Pick<LetterSlipProps, "letter" | "words" | "onMoment">) {
  const { quote, quoteAt } = letter;
  if (quote === undefined) return null;
  const moment = quoteAt && momentName(quoteAt.at, quote.type, quoteAt.nth);
  return (
    <blockquote className="letter-quote">
      {moment === undefined ? (
        words.event(quote)
      ) : (
        <a
          href={addressOfMoment(moment)}
          data-testid="quote"
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            onMoment(moment);
          }}
        >
          {words.event(quote)}
        </a>
      )}
    </blockquote>
  );
}

function LetterTime({ at }: { readonly at: string }) {
  const format = useFormatter();
  const date = new Date(at);
  const isToday = date.toDateString() === new Date(serverNow()).toDateString();
  const time = { ...CLOCK, timeZone: localZone() } as const;
  return (
    <time dateTime={at} className="figures">
      {format.dateTime(date, isToday ? time : { ...time, weekday: "short", day: "numeric", month: "short" })}
    </time>
  );
}
