/** A bargain between two families: an offer in the making, or one to be answered. */
import type { OptionId } from "@consigliere/contract/question";
import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import { cardsGiven, type PublicTerms, type Terms } from "@consigliere/games/nothing-personal/terms";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { amountOf, chosenAt, furtherIn, type PartPlace, type Press, partAt, partsIn } from "./parts.ts";

export interface Bargain {
  readonly other: number;
  /** Of an offer to the reader; null: the reader is making one. */
  readonly terms: PublicTerms | Terms | null;
  /** The parts of the one in the making. */
  readonly parts: readonly PartPlace[];
  /** The reader's gain. */
  readonly money: number;
  readonly cards: number;
}

interface DealAbout {
  readonly to?: number;
  readonly from?: number;
  readonly terms?: PublicTerms | Terms;
}

/** An offer to somebody who is asked for nothing else, or beside what they are asked. */
const INCOMING: readonly string[] = ["offer", "approached"];

/** Null: nothing is bargained about. */
export function bargainIn(draft: AnswerDraft): Bargain | null {
  const { topic, about } = draft.prompt;
  const { to, from, terms } = (about ?? {}) as DealAbout;
  const all = partsIn(draft);
  if (INCOMING.includes(topic) && from !== undefined && terms !== undefined) {
    const { give, want } = terms;
    const wanted = want.cards + ("card" in want && want.card !== null ? 1 : 0);
    return {
      other: from,
      terms,
      parts: all,
      money: give.money - want.money,
      cards: cardsGiven(terms) - wanted,
    };
  }
  // Of the two offers of a sit-down, the one in the making.
  const made = all.findLast((offer) => chosenAt(offer.draft).some((id) => id !== "nothing"));
  const isSitDown = topic === "sit-down";
  const other = isSitDown
    ? whatOf("seat", chosenAt(made?.draft)[0] ?? "")
    : { talk: to, solicited: from }[topic];
  const parts = isSitDown ? all.flatMap(furtherIn).flatMap(furtherIn) : all;
  // Whoever is asked for an offer sits opposite before anything of it is said.
  if (other === undefined || (isSitDown && parts.length === 0)) return null;
  const at = (name: string) => parts.findLast(({ path }) => path.at(-1) === name)?.draft;
  const count = (name: string) => chosenAt(at(name)).filter((id) => id !== "nothing").length;
  return {
    other,
    terms: null,
    parts,
    money: amountOf(at("want-money")) - amountOf(at("money")),
    cards: amountOf(at("want-cards")) + count("want-card") - count("cards"),
  };
}

/** The promises to spare a man, in the order in which presses on his chair make them. */
const SPARING: readonly OptionId[] = ["no-whack", "no-move"];

/**
 * The promises about a man in an offer in the making, of mine asked for, of any other given: a press on his chair makes
 * the next of them, or none after the last. Null: nothing can be promised about him now.
 */
export function sparingOf(draft: AnswerDraft, { id, leaders }: ManView, viewer: number | null): Press | null {
  const isMine = leaders.length === 1 && leaders[0] === viewer;
  const at = partAt(draft, isMine ? "asks" : "promises");
  if (at?.question.form !== "some") return null;
  const { options, max } = at.question;
  const man = optionId("gangster", id);
  const chosen = chosenAt(at.draft);
  const made = furtherIn(at).find(({ draft: whom }) => chosenAt(whom).includes(man));
  const kind = SPARING.find((one) => one === made?.path.at(-1));
  const isFree = (one: OptionId) => {
    const whom = options.find((option) => option.id === one)?.with;
    return whom?.form === "one" && whom.options.some((each) => each.id === man) && !chosen.includes(one);
  };
  const isFull = kind === undefined && chosen.length >= max;
  const next = isFull ? undefined : SPARING.slice(SPARING.indexOf(kind ?? "") + 1).find(isFree);
  if (kind === undefined && next === undefined) return null;
  const press = () => {
    if (kind !== undefined) draft.pick(at.path, kind);
    if (next === undefined) return;
    draft.pick(at.path, next);
    draft.pick([...at.path, next], man);
  };
  return { id: man, state: kind === undefined ? "open" : "chosen", reason: null, press };
}
