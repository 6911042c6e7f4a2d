/** The action deck (spec 2.2): each kind of card, the number of copies, and the counters against it. */

export type CardType = "attack" | "rescue" | "counter";

interface CardFacts {
  readonly type: CardType;
  readonly copies: number;
  /** The kinds of counter card admitted in the window that this card opens (6.6). Empty: it opens no window. */
  readonly counteredBy: readonly string[];
}

/** Every kind of action card, in the order of the rulebook's table. */
export const CARDS = {
  contract: { type: "attack", copies: 13, counteredBy: ["mob-power", "family-influence"] },
  "contract-no-mob-power": { type: "attack", copies: 3, counteredBy: ["family-influence"] },
  "contract-no-family-influence": { type: "attack", copies: 2, counteredBy: ["mob-power"] },
  "contract-no-counter": { type: "attack", copies: 1, counteredBy: [] },
  "priority-contract": { type: "attack", copies: 3, counteredBy: ["mob-power", "family-influence"] },
  "double-contract": { type: "attack", copies: 3, counteredBy: ["mob-power", "family-influence"] },
  hit: { type: "attack", copies: 1, counteredBy: [] },
  "st-valentines-day-massacre": { type: "attack", copies: 1, counteredBy: [] },
  "double-cross": { type: "attack", copies: 1, counteredBy: [] },
  "mob-war": { type: "attack", copies: 1, counteredBy: [] },
  ambush: { type: "attack", copies: 1, counteredBy: [] },
  vendetta: { type: "attack", copies: 1, counteredBy: ["safe-house"] },
  "take-it-on-the-lam": { type: "rescue", copies: 4, counteredBy: ["finger"] },
  "police-protection": { type: "rescue", copies: 2, counteredBy: [] },
  substitution: { type: "rescue", copies: 2, counteredBy: [] },
  intrigue: { type: "rescue", copies: 2, counteredBy: [] },
  truce: { type: "rescue", copies: 1, counteredBy: [] },
  "pay-off": { type: "rescue", copies: 1, counteredBy: [] },
  "federal-crackdown": { type: "rescue", copies: 1, counteredBy: [] },
  finger: { type: "counter", copies: 2, counteredBy: [] },
  "safe-house": { type: "counter", copies: 1, counteredBy: [] },
  "mob-power": { type: "counter", copies: 3, counteredBy: [] },
  "family-influence": { type: "counter", copies: 6, counteredBy: [] },
} as const satisfies Record<string, CardFacts>;

export type CardKind = keyof typeof CARDS;

type KindOfType<T extends CardType> = {
  [K in CardKind]: (typeof CARDS)[K]["type"] extends T ? K : never;
}[CardKind];

export type AttackKind = KindOfType<"attack">;
export type RescueKind = KindOfType<"rescue">;
export type CounterKind = KindOfType<"counter">;
/** The cards that may be played for effect on one's own turn. */
export type ActionKind = AttackKind | RescueKind;

/** A physical card: its kind and a two-digit number, `contract-07`. Copies of a kind are interchangeable. */
export type CardId = `${CardKind}-${string}`;

export const CARD_KINDS = Object.keys(CARDS) as readonly CardKind[];
export const COUNTER_KINDS = ["finger", "safe-house", "mob-power", "family-influence"] as const;
export const ACTION_KINDS = CARD_KINDS.filter((kind): kind is ActionKind => CARDS[kind].type !== "counter");

/** The first six rows of the table: cards that put named mobsters of one opponent on the hit list. */
export const CONTRACT_KINDS = [
  "contract",
  "contract-no-mob-power",
  "contract-no-family-influence",
  "contract-no-counter",
  "priority-contract",
  "double-contract",
] as const satisfies readonly AttackKind[];
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** The 56 cards in canonical order, unshuffled. */
export const DECK: readonly CardId[] = CARD_KINDS.flatMap((kind) =>
  Array.from({ length: CARDS[kind].copies }, (_, i) => `${kind}-${String(i + 1).padStart(2, "0")}` as const),
);

const KIND_OF_CARD: ReadonlyMap<string, CardKind> = new Map(
  DECK.map((id) => [id, id.slice(0, -3) as CardKind]),
);

/** The kind of a physical card. Throws when there is no such card in the deck. */
export function kindOf(card: CardId): CardKind {
  const kind = KIND_OF_CARD.get(card);
  if (kind === undefined) throw new RangeError(`no card ${card}`);
  return kind;
}

/** The counters admitted against a card of this kind; empty when it opens no window. */
export function countersAgainst(kind: CardKind): readonly CounterKind[] {
  return CARDS[kind].counteredBy;
}

export function isContract(kind: CardKind): kind is ContractKind {
  return (CONTRACT_KINDS as readonly CardKind[]).includes(kind);
}

export function isCounter(kind: CardKind): kind is CounterKind {
  return CARDS[kind].type === "counter";
}
