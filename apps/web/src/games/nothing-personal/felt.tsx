"use client";

import { whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { ReactNode } from "react";
import type { OptionPlace } from "../../prompts/places.ts";
import { useBoard } from "./board-context.ts";
import { amountOf, chosenAt } from "./parts.ts";

/** So many coins lie one by one; the sum stands beside them. */
const COINS = [1, 2, 3, 4, 5];
/** From this many dollars or cards on, one may take five at a time. */
const MANY = 10;

export function Coins({ n }: { readonly n: number }) {
  const { t } = useBoard();
  return (
    <span className="np-coins">
      {COINS.slice(0, n).map((coin) => (
        <i key={coin} aria-hidden="true" />
      ))}
      <b>{t("dollars", { n })}</b>
    </span>
  );
}

/** Cards of which only the backs are seen. */
export function Backs({ n }: { readonly n: number }) {
  return (
    <span className="np-backs">
      {COINS.slice(0, n).map((card) => (
        <i key={card} aria-hidden="true" />
      ))}
      <b>{n}</b>
    </span>
  );
}

interface StepperProps {
  readonly at: OptionPlace;
  /** The name of the count, for screen readers. */
  readonly what: string;
  readonly children: ReactNode;
}

/** An amount between two keys, as what it is: coins, or cards. */
export function Stepper({ at, what, children }: StepperProps) {
  const { t, draft } = useBoard();
  if (draft === null) return null;
  const value = amountOf(at.draft);
  const { least, most } = draft.amountsAt(at.path);
  const keys = most - least >= MANY ? [-5, -1, 1, 5] : [-1, 1];
  const key = (by: number) => (
    <button
      key={by}
      type="button"
      className="np-step-key"
      data-by={by}
      aria-label={t(by < 0 ? "bargain.less" : "bargain.more", { what }) + (Math.abs(by) > 1 ? ` ${by}` : "")}
      aria-disabled={by < 0 ? value <= least : value >= most}
      onClick={() => draft.setAmount(at.path, value + by)}
    >
      {by < 0 ? "−" : "+"}
      {Math.abs(by) > 1 && Math.abs(by)}
    </button>
  );
  return (
    <div className="np-stepper" data-testid={`amount-${at.path.at(-1)}`}>
      {keys.filter((by) => by < 0).map(key)}
      <output aria-live="polite">{children}</output>
      {keys.filter((by) => by > 0).map(key)}
    </div>
  );
}

/** Cards to lay down, or to take back: each by its headline. */
export function Cards({ at }: { readonly at: OptionPlace }) {
  const { words, draft } = useBoard();
  const { question } = at;
  if (draft === null || (question.form !== "some" && question.form !== "one")) return null;
  const chosen = chosenAt(at.draft);
  const isOrdered = question.form === "some" && question.ordered === true;
  return (
    <div className="np-laid">
      {question.options.map(({ id }) => {
        if (whatOf("card", id) === undefined) return null;
        const rank = chosen.indexOf(id) + 1;
        return (
          <button
            key={id}
            type="button"
            className="np-slip-card"
            data-testid={`option-${id}`}
            aria-pressed={rank > 0}
            aria-disabled={draft.overrunAt(at.path, id) !== null}
            // Of one card that may be wanted or not, the same press is for not.
            onClick={() => draft.pick(at.path, question.form === "one" && rank > 0 ? "nothing" : id)}
          >
            {words.option(id)}
            {isOrdered && rank > 0 && <b>{rank}</b>}
          </button>
        );
      })}
    </div>
  );
}

interface WaysProps {
  /** In the order in which they stand; the last one goes on. */
  readonly ids: readonly string[];
  /** Another one among them, before the last. */
  readonly children?: ReactNode;
  readonly says?: (id: string) => string;
}

/** The ways to answer the question itself, on what is answered. What is asked further may offer the same words. */
export function Ways({ ids, children, says }: WaysProps) {
  const { words, draft } = useBoard();
  if (draft === null) return null;
  const key = (id: string) => {
    const { question } = draft.prompt;
    const option = question.form === "one" ? question.options.find((one) => one.id === id) : undefined;
    if (option === undefined) return null;
    const isChosen = draft.draft.form === "one" && draft.draft.chosen === id;
    const reason = option.blocked === undefined ? null : words.blocked(option.blocked);
    return (
      <button
        key={id}
        type="button"
        className="np-want"
        data-mark={isChosen ? "chosen" : reason === null ? "open" : "blocked"}
        data-testid={`option-${id}`}
        aria-pressed={isChosen}
        aria-disabled={reason !== null}
        onClick={() => reason === null && draft.pick([], id)}
      >
        {says?.(id) ?? words.option(id)}
        {reason !== null && <small>{reason}</small>}
      </button>
    );
  };
  return (
    <div className="np-ways">
      {ids.slice(0, -1).map(key)}
      {children}
      {ids.slice(-1).map(key)}
    </div>
  );
}

/** The words of which one is chosen, side by side. */
export function Words({ at }: { readonly at: OptionPlace }) {
  const { words, draft } = useBoard();
  if (draft === null || at.question.form !== "one") return null;
  const [chosen] = chosenAt(at.draft);
  return (
    <div className="np-ways">
      {at.question.options.map(({ id }) => (
        <button
          key={id}
          type="button"
          className="np-want"
          data-mark={id === chosen ? "chosen" : "open"}
          data-testid={`option-${id}`}
          aria-pressed={id === chosen}
          onClick={() => id !== chosen && draft.pick(at.path, id)}
        >
          {words.option(id)}
        </button>
      ))}
    </div>
  );
}
