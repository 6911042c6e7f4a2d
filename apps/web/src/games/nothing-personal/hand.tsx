"use client";

import type { CardId } from "@consigliere/games/nothing-personal/cards";
import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { View } from "@consigliere/games/nothing-personal/view";
import { useTranslations } from "next-intl";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../design/button.tsx";
import type { Mark } from "../../prompts/places.ts";
import type { BoardProps } from "../game-ui.ts";
import { ActKey } from "../shared/act-key.tsx";
import { CardDetail } from "../shared/card-detail.tsx";
import { Fan } from "../shared/fan.tsx";
import { Said } from "../shared/said.tsx";
import { type CallUse, callsForCards, isCall, nameInCall, usesOf } from "./call.ts";
import { Clipping } from "./clipping.tsx";
import { cardName, chairName, linesOf, rulesOf } from "./labels.ts";

const USES = ["influence", "or", "single"] as const;

/** My clippings. The one that is looked at says what it can do now, and why it cannot do the rest. */
export function NothingPersonalHand(props: BoardProps) {
  const { words, draft } = props;
  const t = useTranslations("board.nothing-personal");
  const [looked, setLooked] = useState<string | null>(null);
  const { mine } = props.view as View;
  if (mine === null || (mine.hand.length === 0 && mine.armed.length === 0)) return null;
  const held = keysOf(mine.hand);
  const isTurn = draft?.prompt.topic === "commission-turn";
  const markOf = (card: CardId): Mark | undefined =>
    isTurn ? draft.marks.get(optionId("card", { card, copy: 1 })) : undefined;
  const topic = draft?.prompt.sealed === null ? draft.prompt.topic : undefined;
  const isCalled = callsForCards(topic);
  const called = ({ card, copy }: Held) =>
    draft !== null && isCalled ? usesOf(draft, optionId("card", { card, copy })) : NO_USES;
  const chosen = held.find(({ card }) => markOf(card)?.state === "chosen");
  const open = chosen ?? held.find(({ key }) => key === looked);
  const isDecided = USES.some((use) => chosen !== undefined && draft?.marks.get(use)?.state === "chosen");
  return (
    <div
      className="hand np-hand"
      data-open={open !== undefined || undefined}
      data-decided={isDecided || undefined}
    >
      <Fan cards={held.map(({ key }) => key)} label={t("hand", { count: held.length })}>
        {(key) => {
          const own = held.find((one) => one.key === key);
          if (own === undefined) return null;
          const { card } = own;
          const mark = markOf(card);
          const uses = called(own);
          const isOpen = key === open?.key;
          return (
            <button
              type="button"
              data-testid={`card-${key.replace(/-1$/, "")}`}
              aria-expanded={isOpen}
              aria-pressed={isCalled ? uses.some(({ isChosen }) => isChosen) : undefined}
              onClick={() => {
                setLooked(isOpen && chosen === undefined ? null : key);
                if (mark?.state === "open") draft?.pickMarked(optionId("card", { card, copy: 1 }));
              }}
            >
              <Said
                words={[cardName(words, card), ...linesOf(t, words, card), ...rulesOf(t, words, card)].join(
                  t("comma"),
                )}
              >
                <Clipping
                  card={card}
                  words={words}
                  t={t}
                  state={isCalled ? stateInCall(uses, isOpen) : stateOf(mark, isOpen)}
                />
              </Said>
            </button>
          );
        }}
      </Fan>
      {mine.armed.length > 0 && (
        <p className="np-armed">
          {mine.armed
            .map(({ card, chair }) =>
              t("armed", { card: cardName(words, card), place: chairName(words, chair) }),
            )
            .join(t("comma"))}
        </p>
      )}
      {open !== undefined && !isDecided && (
        <Detail
          card={open.card}
          words={words}
          draft={draft}
          mark={markOf(open.card)}
          onClose={() => setLooked(null)}
        >
          {(isCall(topic) ? called(open) : NO_USES).map((use) => (
            <Button
              key={use.part}
              size="small"
              data-testid={`call-${use.part}`}
              aria-pressed={use.isChosen}
              onClick={() => {
                if (draft !== null) nameInCall(draft, optionId("card", open), use);
                setLooked(null);
              }}
            >
              {t(`call.${use.part}`)}
            </Button>
          ))}
        </Detail>
      )}
    </div>
  );
}

const NO_USES: readonly CallUse[] = [];

interface Held {
  readonly key: string;
  readonly card: CardId;
  readonly copy: number;
}

/** Each copy by a name of its own. */
function keysOf(hand: readonly CardId[]): Held[] {
  return hand.map((card, i) => {
    const copy = hand.slice(0, i).filter((one) => one === card).length + 1;
    return { card, copy, key: `${card}-${copy}` };
  });
}

function stateOf(mark: Mark | undefined, isOpen: boolean) {
  if (isOpen) return "selected" as const;
  if (mark === undefined) return "still" as const;
  return mark.state === "blocked" ? ("blocked" as const) : ("playable" as const);
}

function stateInCall(uses: readonly CallUse[], isOpen: boolean) {
  if (isOpen || uses.some(({ isChosen }) => isChosen)) return "selected" as const;
  return uses.some(({ part }) => part !== "sell") ? ("playable" as const) : ("blocked" as const);
}

interface DetailProps extends Pick<BoardProps, "words" | "draft"> {
  readonly card: CardId;
  readonly mark: Mark | undefined;
  readonly onClose: () => void;
  /** Buttons for its uses in a call. */
  readonly children: ReactNode;
}

function Detail({ card, words, draft, mark, onClose, children }: DetailProps) {
  const t = useTranslations("board.nothing-personal");
  const isChosen = mark?.state === "chosen";
  return (
    <CardDetail
      name={cardName(words, card)}
      card={<Clipping card={card} words={words} t={t} />}
      actions={
        <>
          {isChosen && USES.map((use) => <Use key={use} use={use} words={words} draft={draft} />)}
          {children}
        </>
      }
      putBack={t("putBack")}
      onClose={isChosen ? undefined : onClose}
    >
      {!isChosen && <p>{[...linesOf(t, words, card), ...rulesOf(t, words, card)].join(t("comma"))}</p>}
      {mark?.reason != null && <p className="reason">{words.blocked(mark.reason)}</p>}
    </CardDetail>
  );
}

/** One of the ways to use the card that is played, or why it is shut. */
function Use({ use, words, draft }: Pick<BoardProps, "words" | "draft"> & { readonly use: string }) {
  const why = useId();
  const mark = draft?.marks.get(use);
  if (mark === undefined) return null;
  const reason = mark.reason === null ? null : words.blocked(mark.reason);
  return (
    <span className="np-use">
      <ActKey draft={draft} why={why} id={use}>
        {words.option(use)}
      </ActKey>
      {reason !== null && (
        <small id={why} className="reason">
          {reason}
        </small>
      )}
    </span>
  );
}
