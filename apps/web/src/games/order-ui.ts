import type { OrderKinds, StandingOrder } from "@consigliere/contract/standing-orders";
import type { ComponentType } from "react";
import type { AnyMessage, GameWords } from "./game-words.ts";

/** The words for orders: the game's own, those of its board beneath `standingOrders`, and the facts of the table. */
export interface OrderSpeech {
  readonly words: GameWords;
  readonly say: AnyMessage;
  readonly view: unknown;
}

/** The chance of a question before the reader is back, of a hundred: computed, or estimated from public facts. */
export interface Reach {
  /** The kind of order that answers it; or, for a setting that is no order, its name. */
  readonly kind: string;
  readonly chance: number;
  /** The conditions of an order for it; absent: those of every draft of that kind. */
  readonly when?: StandingOrder["when"];
  /** Whether it is left to the reader unless they choose otherwise, because it concerns their own things. */
  readonly isOwn?: boolean;
}

/** Settings of a seat that answer whole topics, by the words `settings.label` and `settings.answer` of the board. */
export interface TopicSettings {
  readonly topics: Readonly<Record<string, readonly string[]>>;
  /** Proposed answers, by topic. */
  readonly usual: Readonly<Record<string, string>>;
}

/**
 * The part of a game in the form of its standing orders. Labels are words of its board: see `orders/order-words.ts`.
 */
export interface OrderUi {
  readonly kinds: OrderKinds;
  /** A first draft of each kind that may still be added to `orders`. */
  readonly drafts: (view: unknown, orders: readonly StandingOrder[]) => readonly StandingOrder[];
  /** The conditions of a draft for the current occasion; absent: those of every such draft. */
  readonly occasion?: (view: unknown, topic: string) => StandingOrder["when"] | null;
  /** The fact that distinguishes questions on one topic if the rules are played on. */
  readonly distinguishedBy?: string;
  /**
   * The possible questions before the reader's next turn, by public facts alone: for games whose rules cannot be played
   * on.
   */
  readonly reach?: (view: unknown) => readonly Reach[];
  readonly topicSettings?: TopicSettings;
  /** Orders proposed to everybody, with one press while there are none. */
  readonly recommended?: (view: unknown) => readonly StandingOrder[];
  /** When the reader is asked in spite of `orders`, in words: for orders that say a whole turn. */
  readonly voids?: (speech: OrderSpeech, orders: readonly StandingOrder[]) => readonly string[];
  /**
   * The names of values and answers in an order of that kind, for a form one name by its key; null: the game's usual
   * names of options.
   */
  readonly nameOf: (speech: OrderSpeech, value: string, kind: string) => string | null;
  /** The answers worth listing at present, by part if they are forms; absent, undefined: all. */
  readonly answers?: (view: unknown, kind: string, part: string | null) => readonly string[] | undefined;
  /** Whether a condition is shown in an order; absent: always. */
  readonly shows?: (order: StandingOrder, condition: string) => boolean;
  /** Answers that are always possible, so that no alternatives follow them. */
  readonly sure?: readonly string[];
  /** Answers that are always possible, and too grave to follow others by themselves. */
  readonly end?: readonly string[];
  /** The forms of options that use up their object: a played card cannot be planned again. */
  readonly spends?: readonly string[];
  /** The number of the seat's own next turn. */
  readonly nextTurn?: (view: unknown) => number | null;
  /** The key of the reason why no order is possible here; null: orders are possible. */
  readonly closed?: (view: unknown) => string | null;
  /** The key of the reason why nothing can be saved at the moment; null: saving is possible. */
  readonly held?: (view: unknown) => string | null;
  /** The settings of a seat that are not orders. */
  readonly More?: ComponentType<MoreSettingsProps>;
}

export interface MoreSettingsProps {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly view: unknown;
  readonly viewer: number;
  readonly words: GameWords;
  readonly isSending: boolean;
  readonly onChange: (settings: Record<string, unknown>) => void;
}
