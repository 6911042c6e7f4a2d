/** The window before a whack, and with an option before a move: pleas and sealed reactions (7.5). */
import {
  amount,
  choice,
  choiceThen,
  form,
  limited,
  map,
  oneOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { CardId } from "../cards.ts";
import { activeWith, outright } from "../control.ts";
import { type Deed, familyOf, priorityOrder, type State } from "../state.ts";
import type { Terms } from "../terms.ts";
import { type FreePlay, windowParts } from "./plays.ts";
import { heldCards } from "./targets.ts";

export interface Reaction {
  /** An offer for being spared; null: none. */
  readonly plea: Terms | null;
  readonly plays: readonly FreePlay[];
  readonly testimony: boolean;
  readonly veto: boolean;
  readonly sells: readonly CardId[];
}

const NOTHING: Reaction = { plea: null, plays: [], testimony: false, veto: false, sells: [] };

export const TESTIMONY = "testimony-unsealed";

type Assault = Extract<Deed, { kind: "move" | "whack" }>;

/** Whether a seat may plead, by public facts. */
function mayPlead({ options }: State, { seat: actor }: Assault, seat: Seat): boolean {
  return options.negotiation && options.pleas !== "off" && seat !== actor;
}

/** The seat that controls Nitti outright, which may cancel a whack. */
export function vetoer(state: State): Seat | null {
  const [nitti] = activeWith(state, "cancel-whack");
  return nitti === undefined ? null : outright(state, nitti);
}

/** The seats that are asked (7.1). */
export function reactors(state: State, assault: Assault): Seat[] {
  return priorityOrder(state).filter((seat) => {
    const { hand, money } = familyOf(state, seat);
    if (hand.length > 0) return true;
    if (assault.kind === "whack" && vetoer(state) === seat) return true;
    return money > 0 && mayPlead(state, assault, seat);
  });
}

export function reactionQuestion(state: State, assault: Assault, seat: Seat): Question<Reaction> {
  const nothing = choice<Reaction>("nothing", NOTHING);
  const held = heldCards(state, seat);
  const plays = windowParts(state, seat, "whack");
  const isWhack = assault.kind === "whack";
  const canTestify = isWhack && seat !== assault.seat && familyOf(state, seat).hand.includes(TESTIMONY);
  const canVeto = isWhack && vetoer(state) === seat;
  const { money } = familyOf(state, seat);
  const pleads = mayPlead(state, assault, seat) && (money > 0 || held.length > 0);
  if (!pleads && plays === null && !canTestify && !canVeto) return oneOf([nothing]);
  const yesNo = oneOf([choice("no", false), choice("yes", true)]);
  const question = form<Record<string, unknown>>({
    ...(pleads ? { plea: pleaQuestion(state, seat) } : {}),
    ...(plays === null ? {} : { now: plays.now, sell: plays.sell }),
    ...(canTestify ? { testimony: yesNo } : {}),
    ...(canVeto ? { veto: yesNo } : {}),
  });
  const limits = plays?.limits ?? {};
  const meaning = (parts: Record<string, unknown>): Reaction => ({
    plea: (parts["plea"] as Terms | null | undefined) ?? null,
    plays: (parts["now"] as readonly FreePlay[] | undefined) ?? [],
    testimony: parts["testimony"] === true,
    veto: parts["veto"] === true,
    sells: (parts["sell"] as readonly CardId[] | undefined) ?? [],
  });
  return oneOf<Reaction>([
    nothing,
    choiceThen("react", map(limited(question, limits), meaning), (value) => value),
  ]);
}

/** Money and cards with at least one of them, or nothing. */
function pleaQuestion(state: State, seat: Seat): Question<Terms | null> {
  const held = heldCards(state, seat);
  const question = form({
    money: amount(0, familyOf(state, seat).money, 1, { things: 1 }),
    cards: someOf(
      held.map((own) => choice(own.id, own.card, { things: 1 })),
      { min: 0, max: held.length },
    ),
  });
  const offer = map(
    limited(question, { things: { min: 1 } }),
    ({ money, cards }): Terms => ({
      give: { money, cards },
      want: { money: 0, cards: 0, card: null },
      coinSwap: null,
      promises: [],
      asks: [],
    }),
  );
  return oneOf<Terms | null>([choice("none", null), choiceThen("offer", offer, (terms) => terms)]);
}
