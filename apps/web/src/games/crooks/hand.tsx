"use client";

import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import { optionId, whatOf } from "@consigliere/games/crooks/option-ids";
import type { View } from "@consigliere/games/crooks/view";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CardState } from "../../design/card.tsx";
import type { BoardProps } from "../game-ui.ts";
import { moveFocus } from "../shared/arrow-keys.ts";
import { CrookCard } from "./crook-card.tsx";
import { abilityRule, crookFacts, crookName } from "./labels.ts";
import "../../design/hand.css";
import "./hand.css";

/** What lies before me: the crooks found behind the door, or the one that is to go to work. */
export function CrooksHand({ view, words, draft }: BoardProps) {
  if (draft === null) return null;
  const { topic, question, about } = draft.prompt;
  if (topic === "turn") return <Warning view={view as View} words={words} draft={draft} />;
  if ((topic === "keep" || topic === "search-seen") && question.form === "one") {
    const found = question.options.flatMap(({ id }) => whatOf("crook", id) ?? []);
    return <Found found={found} words={words} draft={draft} />;
  }
  const crook = topic === "place" ? (view as View).hand?.crook : crookPlayed(view as View, about);
  return crook == null ? null : <AtWork crook={crook} words={words} draft={draft} />;
}

/** What a player may overlook before hiring or passing. */
function Warning({ view, words, draft }: Pick<FoundProps, "words" | "draft"> & { readonly view: View }) {
  const row = view.seats[draft.prompt.seat]?.row ?? [];
  if (draft.answer === "pass") return <p className="ck-todo">{words.text("warn.pass")}</p>;
  if (row.some((stack) => stack.length === 0)) return null;
  return <p className="ck-todo">{words.text("warn.full-row")}</p>;
}

/** The crook whose ability is asked about. */
function crookPlayed(view: View, about: unknown): CrookId | null {
  if (typeof about !== "object" || about === null || !("play" in about)) return null;
  const rows = view.seats.flatMap(({ row }) => row.flat());
  return rows.find(({ play }) => play === about.play)?.crook ?? null;
}

interface FoundProps extends Pick<BoardProps, "words"> {
  readonly found: readonly CrookId[];
  readonly draft: NonNullable<BoardProps["draft"]>;
}

/**
 * The crooks behind the door as a fan. The one that is pressed is shown with its rule, and kept if it may be; then
 * they make room for the board, where its place is chosen, and another may still be kept.
 */
function Found({ found, words, draft }: FoundProps) {
  const t = useTranslations("board.crooks");
  const [looked, setLooked] = useState<CrookId | null>(null);
  const markOf = (crook: CrookId) => draft.marks.get(optionId("crook", crook));
  const chosen = found.find((crook) => markOf(crook)?.state === "chosen");
  // A way of placing is chosen, though those who make room may still need a place.
  const isPlaced = draft.answer !== null || (draft.current?.path.length ?? 0) > 1;
  const open = (isPlaced ? chosen : (looked ?? chosen)) ?? null;
  // Where nobody may be kept, all are there to be looked at.
  const isShow = draft.prompt.topic === "search-seen";
  const stateOf = (crook: CrookId): CardState => {
    if (isShow) return "still";
    if (crook === chosen) return "selected";
    return markOf(crook)?.state === "blocked" ? "blocked" : "playable";
  };
  return (
    <div
      className="hand ck-hand"
      data-open={open !== null || undefined}
      data-chosen={chosen !== undefined || undefined}
      data-decided={(chosen !== undefined && isPlaced) || undefined}
    >
      <ol className="fan" aria-label={t("found", { count: found.length })} onKeyDown={moveFocus}>
        {found.map((crook) => {
          const mark = markOf(crook);
          const label = [crookName(words, crook), crookFacts(t, words, crook)];
          if (mark?.reason != null) label.push(words.blocked(mark.reason));
          return (
            <li key={crook}>
              <button
                type="button"
                data-testid={`option-${optionId("crook", crook)}`}
                aria-pressed={crook === chosen}
                aria-disabled={mark?.state === "blocked" || undefined}
                // Under a finger the sheet must not grow before the press has ended.
                onFocus={(event) => event.currentTarget.matches(":focus-visible") && setLooked(crook)}
                onClick={() => {
                  setLooked(crook);
                  draft.pickMarked(optionId("crook", crook));
                }}
              >
                <span className="visually-hidden">{label.join(t("comma"))}</span>
                <CrookCard
                  crook={crook}
                  words={words}
                  shape={chosen === undefined ? "card" : "tile"}
                  state={stateOf(crook)}
                />
              </button>
            </li>
          );
        })}
      </ol>
      {open !== null && <Facts crook={open} words={words} reason={markOf(open)?.reason ?? null} />}
    </div>
  );
}

interface FactsProps extends Pick<BoardProps, "words"> {
  readonly crook: CrookId;
  readonly reason?: string | null;
  readonly children?: React.ReactNode;
}

/** A crook in words, with its rule and why it may not be kept. */
function Facts({ crook, words, reason = null, children }: FactsProps) {
  const t = useTranslations("board.crooks");
  const { ability } = crookOf(crook);
  return (
    <div className="ck-facts" aria-live="polite">
      <h3>{crookName(words, crook)}</h3>
      <p>{crookFacts(t, words, crook)}</p>
      {ability !== null && <p>{abilityRule(words, ability)}</p>}
      {reason !== null && <p className="reason">{words.blocked(reason)}</p>}
      {children}
    </div>
  );
}

interface AtWorkProps extends Pick<FoundProps, "words" | "draft"> {
  readonly crook: CrookId;
}

/** The crook that is to be placed, or whose trick is asked about; in short once something is chosen. */
function AtWork({ crook, words, draft }: AtWorkProps) {
  const t = useTranslations("board.crooks");
  if (!draft.isEmpty) {
    return (
      <div className="hand ck-hand" data-single data-decided>
        <CrookCard crook={crook} words={words} shape="tile" />
        <div className="ck-facts">
          <b>{crookName(words, crook)}</b>
          <p>{crookFacts(t, words, crook)}</p>
        </div>
      </div>
    );
  }
  return (
    <div className="hand ck-hand" data-single>
      <CrookCard crook={crook} words={words} state="selected" />
      <Facts crook={crook} words={words}>
        {draft.prompt.topic === "place" && <p className="ck-todo">{t("chooseSlot")}</p>}
      </Facts>
    </div>
  );
}
