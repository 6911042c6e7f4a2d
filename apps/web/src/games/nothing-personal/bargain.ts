/** A bargain between two families: an offer in the making, or one to be answered. */
import type { OptionId } from "@consigliere/contract/question";
import type { CardId } from "@consigliere/games/nothing-personal/cards";
import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { Pledge, PublicTerms, Terms } from "@consigliere/games/nothing-personal/terms";
import type { ManView } from "@consigliere/games/nothing-personal/view";
import type { Draft } from "../../prompts/draft.ts";
import type { OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { amountOf, chosenAt, furtherIn, type PartPlace, partAt, partsIn } from "./parts.ts";

/** The things that one of the two gives. */
export interface Bundle {
  readonly money: number;
  /** Null: it is not known which one. */
  readonly cards: readonly (CardId | null)[];
  /** None of an offer in the making: they lie on slips of their own. */
  readonly promises: readonly Pledge[];
}

export interface Bargain {
  readonly other: number;
  /** From the viewer. */
  readonly mine: Bundle;
  readonly theirs: Bundle;
}

interface DealAbout {
  readonly to?: number;
  readonly from?: number;
  readonly terms?: PublicTerms | Terms;
}

/** An offer to somebody who is asked for nothing else, or beside what they are asked. */
const INCOMING: readonly string[] = ["offer", "approached"];

/** Null: nothing is bargained about. */
export function bargainIn({ prompt, draft }: AnswerDraft): Bargain | null {
  const { to, from, terms } = (prompt.about ?? {}) as DealAbout;
  if (INCOMING.includes(prompt.topic) && from !== undefined && terms !== undefined)
    return { other: from, mine: wantedBy(terms), theirs: givenBy(terms) };
  const offer = prompt.topic === "sit-down" ? sitDownIn(draft) : draft;
  if (offer?.form !== "one") return null;
  const other = { talk: to, solicited: from, "sit-down": whatOf("seat", offer.chosen ?? "") }[prompt.topic];
  if (other === undefined) return null;
  const form = offer.further;
  const parts = form?.form === "form" ? form.parts : {};
  const seen = cardsOf(parts["want-card"]);
  return {
    other,
    mine: {
      money: amountOf(parts["money"]),
      cards: cardsOf(parts["cards"]),
      promises: [],
    },
    theirs: {
      money: amountOf(parts["want-money"]),
      cards: [...unknown(amountOf(parts["want-cards"])), ...seen],
      promises: [],
    },
  };
}

/** Of the two offers of a sit-down, the one in the making. */
function sitDownIn(draft: Draft): Draft | undefined {
  const offers = draft.form === "form" ? Object.values(draft.parts) : [];
  return offers.findLast((offer) => chosenAt(offer).some((id) => id !== "nothing"));
}

/** The parts of the offer in the making. */
export function termsIn(draft: AnswerDraft): PartPlace[] {
  const parts = partsIn(draft);
  return draft.prompt.topic === "sit-down" ? parts.flatMap(furtherIn).flatMap(furtherIn) : parts;
}

function givenBy({ give, promises }: PublicTerms | Terms): Bundle {
  const cards = typeof give.cards === "number" ? unknown(give.cards) : give.cards;
  return { money: give.money, cards, promises };
}

function wantedBy({ want, asks }: PublicTerms | Terms): Bundle {
  const named = "card" in want && want.card !== null ? [want.card] : [];
  return { money: want.money, cards: [...unknown(want.cards), ...named], promises: asks };
}

const unknown = (count: number): null[] => Array.from({ length: count }, () => null);

function cardsOf(part: Draft | undefined): CardId[] {
  return chosenAt(part).flatMap((id) => whatOf("card", id)?.card ?? []);
}

/** The promises to spare a man, in the order in which presses on his chair make them. */
const SPARING: readonly OptionId[] = ["no-whack", "no-move"];

/** The promises about a man in an offer in the making: of mine they are asked for, of any other given. */
export interface Sparing {
  readonly at: OptionPlace;
  /** The one that is made; undefined: none is. */
  readonly kind: OptionId | undefined;
  /** What the next press makes of it; undefined: nothing. */
  readonly next: OptionId | undefined;
}

/** Null: nothing can be promised about him now. */
export function sparingOf(
  draft: AnswerDraft,
  { id, leaders }: ManView,
  viewer: number | null,
): Sparing | null {
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
  return kind === undefined && next === undefined ? null : { at, kind, next };
}

/** A press on his chair: the next of those promises, or none after the last. */
export function spare(draft: AnswerDraft, { at, kind, next }: Sparing, man: OptionId): void {
  if (kind !== undefined) draft.pick(at.path, kind);
  if (next === undefined) return;
  draft.pick(at.path, next);
  draft.pick([...at.path, next], man);
}
