"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { Envelope } from "../design/envelope.tsx";
import type { BarState } from "./bar-state.ts";
import type { Question } from "./question.ts";
import { RoundKey } from "./round-key.tsx";
import type { Row } from "./row.ts";
import { useCut } from "./use-cut.ts";

interface BarWordsProps {
  readonly state: BarState;
  readonly question: Question;
  /** The id of what the bar says. */
  readonly says: string;
  readonly row: Row<ReactNode>;
  readonly onRule: (() => void) | undefined;
}

/** The ask or the act, what follows from it, and what is at stake; two lines each, the rest a press away. */
export function BarWords({ state, question, says, row, onRule }: BarWordsProps) {
  const t = useTranslations("play.prompt");
  const text = useRef<HTMLDivElement>(null);
  const stakesText = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { is, heading, notes, summary } = state;
  const [isTextCut, areStakesCut] = [useCut(text), useCut(stakesText)];
  const isSealed = is === "sealed" || is === "final";
  const { subject, stakes, draft } = question;
  const about = isSealed || is === "costly" ? null : subject?.text;
  // A reaction is chosen for what is at stake.
  const isReacting = is === "ready" && about == null && draft.prompt.clock === "window";
  const isStaked = stakes !== null && (is === "asking" || isReacting);
  const isCut = isTextCut || (isStaked && areStakesCut);
  const isPictured = row.shown.length > 0 && !isWhole && about != null;
  return (
    <>
      <BarPicture {...{ state, question }} hasRow={row.shown.length > 0} />
      <div className="action-bar-words">
        <div id={says} className="action-bar-says" aria-live="polite">
          <div ref={text} className="action-bar-text" data-whole={isWhole || undefined}>
            <div>
              <h2>{heading}</h2>
              <p>
                {notes.map((note) => (
                  <span key={note} className="action-bar-note">
                    {" "}
                    {note}
                  </span>
                ))}
                {about != null && <span className="action-bar-note"> {about}</span>}
                {/* In pictures alone where more is said, unless the reader prefers text. */}
                {summary !== "" && (
                  <b className={`action-bar-summary ${isPictured ? "visually-hidden" : ""}`}> {summary}</b>
                )}
              </p>
            </div>
          </div>
          {isStaked && (
            <p
              ref={stakesText}
              className="action-bar-stakes"
              data-whole={isWhole || undefined}
              data-testid="stakes"
            >
              {stakes}
            </p>
          )}
        </div>
        {(isCut || isWhole || row.more > 0) && (
          <RoundKey label={t("whole")} isOpen={isWhole} onPress={() => setWhole(!isWhole)}>
            {isWhole ? "×" : "…"}
          </RoundKey>
        )}
        {onRule !== undefined && !isSealed && (
          <RoundKey label={t("rule")} testId="open-rule" onPress={onRule}>
            ?
          </RoundKey>
        )}
      </div>
    </>
  );
}

/** The envelope of a sealed answer, or the thing that the question is about while nothing else is pictured. */
function BarPicture({
  state: { is },
  question,
  hasRow,
}: Pick<BarWordsProps, "state" | "question"> & { hasRow: boolean }) {
  const t = useTranslations("play.prompt");
  const { draft, subject } = question;
  const isSealed = is === "sealed" || is === "final";
  const picture = isSealed ? (
    <Envelope seat={draft.prompt.seat} sealed label={t("sealed")} />
  ) : hasRow ? null : (
    subject?.picture
  );
  if (picture == null) return null;
  return (
    <span className="action-bar-picture" aria-hidden="true">
      {picture}
    </span>
  );
}

/** The choices so far, in pictures: the card, and its targets. The heading or a hidden line says them in words. */
export function BarRow({ row }: { readonly row: Row<ReactNode> }) {
  return (
    <div className="action-bar-row" aria-hidden="true">
      {row.head !== null && <span data-head="">{row.head}</span>}
      <span className="action-bar-faces">
        {row.shown.map((one) => (
          <span key={one.id}>{one.picture}</span>
        ))}
      </span>
      {row.more > 0 && <b>+{row.more}</b>}
    </div>
  );
}
