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
  const { letter, seats, viewer, words, onMoment } = props;
  const t = useTranslations("play.letters");
  const { seat, at, text, hidden } = letter;
  const writer = seats[seat];
  return (
    <li className="letter paper" data-mine={seat === viewer} data-testid="letter">
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
      <LetterKeys {...props} />
    </li>
  );
}

/** The reactions of all, and what the reader can do with the letter. */
function LetterKeys(props: LetterSlipProps) {
  const { letter, viewer, isHost, onHide } = props;
  const t = useTranslations("play.letters");
  const { seat, hidden } = letter;
  const isMine = seat === viewer;
  const [isChoosing, choose] = useState(false);
  const mayHide = (isMine || isHost) && (hidden === undefined || hidden === (isMine ? "writer" : "host"));
  return (
    <div className="letter-keys">
      <Reactions {...props} isChoosing={isChoosing} onChosen={() => choose(false)} />
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
      {hidden === undefined && !isMine && <Objections {...props} />}
      {mayHide && (
        <button type="button" className="letter-key" onClick={() => onHide(hidden === undefined)}>
          {t(hidden !== undefined ? "show" : isMine ? "takeBack" : "hide")}
        </button>
      )}
    </div>
  );
}

interface ReactionsProps extends LetterSlipProps {
  readonly isChoosing: boolean;
  readonly onChosen: () => void;
}

/** The reactions so far; all of them while the reader chooses. */
function Reactions({ letter, seats, viewer, onReact, isChoosing, onChosen }: ReactionsProps) {
  const t = useTranslations("play.letters");
  const format = useFormatter();
  const { reactions } = letter;
  const nameOf = (one: number) => seats[one]?.name ?? "";
  return REACTIONS.filter((name) => isChoosing || (reactions[name] ?? []).length > 0).map((name) => {
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
          names: format.list(by.map(nameOf)),
          count: by.length,
        })}
        onClick={() => {
          onReact(isChosen ? null : name);
          onChosen();
        }}
      >
        <ReactionSign name={name} />
        {by.length > 0 && <span className="figures" aria-hidden="true" data-text={by.length} />}
      </button>
    );
  });
}

/** The ways to object to somebody else's letter. */
function Objections({ letter, seats, onReport, onBlock }: LetterSlipProps) {
  const t = useTranslations("play.letters");
  const [isObjecting, object] = useState(false);
  const [isBlocking, askToBlock] = useState(false);
  const writer = seats[letter.seat];
  return (
    <>
      <button
        type="button"
        className="letter-key"
        aria-label={t("object")}
        aria-expanded={isObjecting}
        onClick={() => object(!isObjecting)}
      >
        …
      </button>
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
    </>
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
