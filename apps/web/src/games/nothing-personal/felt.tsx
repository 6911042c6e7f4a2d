"use client";

import type { OptionData, OptionId, QuestionData } from "@consigliere/contract/question";
import { cardOf, gangsterOf, TEN } from "@consigliere/games/nothing-personal/cards";
import { readOption, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { View } from "@consigliere/games/nothing-personal/view";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import { piece } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import { portraitOf } from "../shared/portrait-of.ts";
import { type BoardContext, useBoard } from "./board-context.ts";
import { amountOf, chosenAt, furtherIn, type PartPlace } from "./parts.ts";
import { isTie } from "./topics.ts";

/** So many coins or backs lie one by one; their number stands beside them. */
const SINGLY = [1, 2, 3, 4, 5];
/** From this many on, one may take five at a time. */
const MANY = 10;
/** Forms of options that are pressed where they lie on the board. */
const LYING: readonly string[] = ["gangster", "place", "move", "seat"];
/** Counts of cards, not of dollars. */
const COUNTED: readonly string[] = ["count", "want-cards"];
/** Parts whose choices say themselves what they are for. */
const UNNAMED: readonly string[] = ["use", "cards"];

/** The first of so many things, as they lie. */
export const singly = (n: number) => SINGLY.slice(0, n).map((one) => <i key={one} />);

interface ThingsProps {
  /** Coins, or cards of which only the backs are seen. */
  readonly are: "coins" | "backs";
  readonly n: number;
}

export function Things({ are, n }: ThingsProps) {
  const { t } = useBoard();
  return (
    <span className="np-things" data-are={are}>
      {singly(n)}
      <b>{are === "coins" ? t("dollars", { n }) : n}</b>
    </span>
  );
}

/** An amount between two keys, as what it is: coins, or cards. */
function Stepper({ at, what }: { readonly at: OptionPlace; readonly what: string }) {
  const { t, draft } = useBoard();
  if (draft === null) return null;
  const n = amountOf(at.draft);
  const { least, most } = draft.amountsAt(at.path);
  const name = at.path.at(-1) ?? "";
  const are = COUNTED.includes(name) ? "backs" : "coins";
  const key = (by: number) => (
    <button
      key={by}
      type="button"
      aria-label={t(by < 0 ? "less" : "more", { what, n: Math.abs(by) })}
      aria-disabled={by < 0 ? n <= least : n >= most}
      onClick={() => draft.setAmount(at.path, n + by)}
    >
      {by < 0 ? "−" : "+"}
      {Math.abs(by) > 1 && Math.abs(by)}
    </button>
  );
  return (
    <div className="np-stepper" data-are={are} data-testid={`amount-${name}`}>
      {key(-1)}
      <output aria-live="polite">{name === "max" ? <b>{n}</b> : <Things are={are} n={n} />}</output>
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
  // Of what may be wanted or not, the same press is for not.
  const nothing = question.options.find(({ id }) => id === "nothing")?.id;
  const card = whatOf("card", path[0] ?? "")?.card;
  const rule = card && cardOf(card).or;
  return (
    <div className="np-choices">
      {question.options.toSorted(longLast).map(({ id, blocked }) => {
        const isChosen = chosen.includes(id);
        const isBarred = blocked !== undefined || (!isChosen && draft.overrunAt(path, id) !== null);
        const press = () => {
          if (isBarred) return;
          onPick?.();
          if (question.form === "some" || !isChosen) draft.pick(path, id);
          else if (nothing !== undefined) draft.pick(path, nothing);
        };
        const seat = whatOf("seat", id);
        const owner = whatOf("marker", id)?.owner;
        const man = whatOf("gangster", id);
        return (
          <button
            key={id}
            type="button"
            className="np-choice"
            {...piece({ option: id, mark: { state: isChosen ? "chosen" : isBarred ? "blocked" : "open" } })}
            data-testid={`option-${id}`}
            data-is={readOption(id).form === "card" ? "card" : undefined}
            onClick={press}
          >
            {seat !== undefined && <Family seat={seat} />}
            {typeof owner === "number" && <SeatMark seat={owner} size="tiny" />}
            {man === undefined ? words.option(id) : words.short(man)}
            {id === "or" && rule !== undefined && <small>{words.text(`or-rule.${rule}`)}</small>}
            {isOrdered && isChosen && <Sign className="piece-rank" text={chosen.indexOf(id) + 1} />}
            {blocked !== undefined && <small>{words.blocked(blocked)}</small>}
          </button>
        );
      })}
    </div>
  );
}

/** The boss of a family with its emblem. */
export function Family({ seat }: { readonly seat: number }) {
  return (
    <>
      <Portrait of={portraitOf(useBoard().seats, seat)} shape="round" />
      <SeatMark seat={seat} size="tiny" />
    </>
  );
}

/** A rule is longer than a word. */
const longLast = (a: OptionData, b: OptionData) => Number(a.id === "or") - Number(b.id === "or");

/** A part of the answer: what lies on the board is pressed there, all else here; then what it asks further. */
export function Part({ at }: { readonly at: PartPlace }) {
  const board = useBoard();
  const { t, view, words, draft } = board;
  const { question, path } = at;
  const name = path.at(-1) ?? "";
  if (isIdle(at, board)) return null;
  if (question.form === "amount") {
    const n = amountOf(at.draft);
    const what = at.isPart ? words.part(name) : words.option(name);
    if (view.board.some((man) => man.id === name))
      return n > 0 && <b>{t("onMan", { name: words.short(name), n })}</b>;
    return (
      question.max > 0 && (
        <Labelled as={what}>
          <Stepper at={at} what={what} />
        </Labelled>
      )
    );
  }
  const further = furtherIn(at).map((inner) => <Part key={inner.path.join()} at={inner} />);
  if (question.form !== "one" && question.form !== "some") return further;
  const isTied = isTie(draft?.prompt.topic);
  const tied = isTied && view.board.find((man) => man.place === name);
  const label = tied
    ? words.short(tied.id)
    : at.isPart && !UNNAMED.includes(name) && readOption(name).form !== "offer"
      ? words.part(name)
      : null;
  // Nobody is pressed in his chair for the coin on which markers may change places: there he is spared; nor, once he is
  // chosen, for one of his markers.
  const isLoose = isTied || name === "coin-swap" || readOption(name).form === "gangster";
  const options = question.options.filter(({ id }) => isLoose || !liesIn(view, id, question.form));
  return (
    <>
      {options.some(({ id }) => id !== "nothing") && (
        <Labelled as={label}>
          <Choices at={{ ...at, question: { ...question, options } }} />
        </Labelled>
      )}
      {further}
    </>
  );
}

const REROLLING: readonly string[] = ["free-reroll", "cheap-reroll", "whack-second-try"];

/** Whether a part of what is paid for matters to nobody now: the list of all answers has it. */
function isIdle({ path, question, draft }: OptionPlace, { view, viewer }: BoardContext): boolean {
  switch (path.at(-1)) {
    case "max":
      return question.form === "amount" && question.max === 1 && amountOf(draft) === 1;
    case "sell":
      return view.families.some(({ seat, money }) => seat === viewer && money >= TEN);
    case "abilities":
      return view.board.every(
        ({ id, leaders: [leader, another] }) =>
          leader !== viewer || another !== undefined || !REROLLING.includes(gangsterOf(id).ability ?? ""),
      );
    default:
      return false;
  }
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
  if (isTie(draft?.prompt.topic) || (question?.form !== "one" && question?.form !== "some")) return null;
  const lying = question.options.find(({ id }) => liesIn(view, id, question.form));
  if (lying === undefined || chosenAt(given).some((id) => id !== "nothing")) return null;
  const what = readOption(lying.id).form === "seat" ? "family" : "man";
  return <p className="np-press">{t("pressIt", { what })}</p>;
}

function Labelled({ as, children }: { readonly as: string | null; readonly children: ReactNode }) {
  return (
    <div className="np-part">
      {as !== null && <small className="np-as">{as}</small>}
      {children}
    </div>
  );
}
