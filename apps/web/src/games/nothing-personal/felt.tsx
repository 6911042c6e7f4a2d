"use client";

import type { OptionId, QuestionData } from "@consigliere/contract/question";
import { readOption, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { View } from "@consigliere/games/nothing-personal/view";
import type { ReactNode } from "react";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import { piece } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import { useBoard } from "./board-context.ts";
import { amountOf, chosenAt, furtherIn, type PartPlace } from "./parts.ts";
import { isTie } from "./topics.ts";

/** So many coins or backs lie one by one; their number stands beside them. */
const SINGLY = [1, 2, 3, 4, 5];
/** From this many on, one may take five at a time. */
const MANY = 10;
/** Forms of options that are pressed where they lie on the board. */
const LYING: readonly string[] = ["gangster", "place", "move", "seat"];

export function Coins({ n }: { readonly n: number }) {
  const { t } = useBoard();
  return <Things is="coin" n={n} says={t("dollars", { n })} />;
}

/** Cards of which only the backs are seen. */
export const Backs = ({ n }: { readonly n: number }) => <Things is="back" n={n} says={String(n)} />;

function Things({ is, n, says }: { readonly is: string; readonly n: number; readonly says: string }) {
  return (
    <span className="np-things" data-is={is}>
      {SINGLY.slice(0, n).map((one) => (
        <i key={one} aria-hidden="true" />
      ))}
      <b>{says}</b>
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
  const key = (by: number) => (
    <button
      key={by}
      type="button"
      aria-label={t(by < 0 ? "less" : "more", { what, n: Math.abs(by) })}
      aria-disabled={by < 0 ? value <= least : value >= most}
      onClick={() => draft.setAmount(at.path, value + by)}
    >
      {by < 0 ? "−" : "+"}
      {Math.abs(by) > 1 && Math.abs(by)}
    </button>
  );
  return (
    <div className="np-stepper" data-testid={`amount-${at.path.at(-1)}`}>
      {key(-1)}
      <output aria-live="polite">{children}</output>
      {key(1)}
      {most - least >= MANY && key(5)}
    </div>
  );
}

/** The options of one place, side by side: a card by its headline, the marker of a family, or a word. */
export function Choices({ at, onPick }: { readonly at: OptionPlace; readonly onPick?: () => void }) {
  const { words, draft } = useBoard();
  const { path, question } = at;
  if (draft === null || (question.form !== "one" && question.form !== "some")) return null;
  const chosen = chosenAt(at.draft);
  const isOrdered = question.form === "some" && question.ordered === true && chosen.length > 1;
  const canBeNothing = question.options.some(({ id }) => id === "nothing");
  return (
    <div className="np-choices">
      {question.options.map(({ id, blocked }) => {
        const { form } = readOption(id);
        const isChosen = chosen.includes(id);
        // Of a card that may be wanted or not, the same press is for not.
        const isCard = form === "card";
        const reason = blocked === undefined ? null : words.blocked(blocked);
        const isBarred = reason !== null || (!isChosen && draft.overrunAt(path, id) !== null);
        const press = () => {
          if (isBarred) return;
          onPick?.();
          if (question.form === "some" || !isChosen) draft.pick(path, id);
          else if (canBeNothing) draft.pick(path, "nothing");
        };
        const seat = whatOf("seat", id) ?? whatOf("marker", id)?.owner;
        return (
          <button
            key={id}
            type="button"
            className="np-choice"
            {...piece({ option: id, mark: { state: isChosen ? "chosen" : isBarred ? "blocked" : "open" } })}
            data-testid={`option-${id}`}
            data-is={isCard ? "card" : undefined}
            onClick={press}
          >
            {typeof seat === "number" && <SeatMark seat={seat} size="tiny" />}
            {words.option(id)}
            {isOrdered && isChosen && <Sign className="piece-rank" text={chosen.indexOf(id) + 1} />}
            {reason !== null && <small>{reason}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** A part of the answer: what lies on the board is pressed there, all else here; then what it asks further. */
export function Part({ at }: { readonly at: PartPlace }) {
  const { t, view, words, draft } = useBoard();
  const { question, path } = at;
  const name = path.at(-1) ?? "";
  const inChair = (id: string) => view.board.some((man) => man.id === id);
  const isTied = isTie(draft?.prompt.topic);
  const tied = isTied ? view.board.find((man) => man.place === name) : undefined;
  if (question.form === "amount") {
    if (question.max === 0) return null;
    const value = amountOf(at.draft);
    if (inChair(name))
      return value === 0 ? null : (
        <span className="np-count">{t("onMan", { name: words.short(name), n: value })}</span>
      );
    const what = at.isPart ? words.part(name) : words.option(name);
    return (
      <Labelled as={what}>
        <Stepper at={at} what={what}>
          {COUNTED.includes(name) ? (
            <Backs n={value} />
          ) : name === "max" ? (
            <b>{value}</b>
          ) : (
            <Coins n={value} />
          )}
        </Stepper>
      </Labelled>
    );
  }
  const further = furtherIn(at).map((inner) => <Part key={inner.path.join()} at={inner} />);
  if (question.form !== "one" && question.form !== "some") return further;
  // Nobody is pressed in his chair for the coin on which markers may change places: there he is spared.
  const isLoose = isTied || name === "coin-swap";
  const loose = question.options.filter(({ id }) => isLoose || !liesIn(view, id, question.form));
  return (
    <>
      {loose.some(({ id }) => id !== "nothing") && (
        <Labelled
          as={
            tied !== undefined
              ? words.short(tied.id)
              : at.isPart && !UNNAMED.includes(name)
                ? words.part(name)
                : null
          }
        >
          <Choices at={{ ...at, question: { ...question, options: loose } }} />
        </Labelled>
      )}
      {further}
    </>
  );
}

/** Whether an option of a question is pressed where it lies on the board. */
export function liesIn({ board }: Pick<View, "board">, id: OptionId, form: QuestionData["form"]): boolean {
  if (form === "one" && whatOf("marker", id) !== undefined) return true;
  const man = whatOf("gangster", id);
  return man === undefined ? LYING.includes(readOption(id).form) : board.some((one) => one.id === man);
}

/** Where to press next, while that lies on the board. */
export function PressIt() {
  const { t, view, draft } = useBoard();
  const { question, draft: given } = draft?.current ?? {};
  if (isTie(draft?.prompt.topic)) return null;
  if (question?.form !== "one" && question?.form !== "some") return null;
  const lying = question.options.find(({ id }) => liesIn(view, id, question.form));
  const isGiven = chosenAt(given).some((id) => id !== "nothing");
  return lying === undefined || isGiven ? null : (
    <p className="np-press">
      {t("pressIt", { what: readOption(lying.id).form === "seat" ? "family" : "man" })}
    </p>
  );
}

/** Counts of cards, not of dollars. */
const COUNTED: readonly string[] = ["count", "want-cards"];

/** Parts whose choices say themselves what they are for. */
const UNNAMED: readonly string[] = ["use", "cards"];

function Labelled({ as, children }: { readonly as: string | null; readonly children: ReactNode }) {
  return (
    <div className="np-part">
      {as !== null && <small>{as}</small>}
      {children}
    </div>
  );
}
