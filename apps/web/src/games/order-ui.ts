import type { OrderKinds, StandingOrder } from "@consigliere/contract/standing-orders";
import type { ComponentType } from "react";
import type { AnyMessage, GameWords } from "./game-words.ts";

/** In whose words orders are told: the game's, those of its board beneath `standingOrders`, and what the table shows. */
export interface OrderSpeech {
  readonly words: GameWords;
  readonly say: AnyMessage;
  readonly view: unknown;
}

/** How likely a question is before the reader is back, of a hundred: computed, or guessed by public facts. */
export interface Reach {
  /** The kind of order that answers it; or, of what is no order, the name of the setting. */
  readonly kind: string;
  readonly chance: number;
  /** What an order for it demands of the occasion; absent: what every draft of that kind does. */
  readonly when?: StandingOrder["when"];
  /** Whether it is left to the reader unless they choose otherwise: it is about what is theirs. */
  readonly isOwn?: boolean;
}

/** Settings of a seat that answer whole topics, by the words `settings.label` and `settings.answer` of the board. */
export interface TopicSettings {
  readonly topics: Readonly<Record<string, readonly string[]>>;
  /** Answers that are proposed, by topic. */
  readonly usual: Readonly<Record<string, string>>;
}

/** What a game gives to the form of its standing orders. Labels are words of its board: see `orders/order-words.ts`. */
export interface OrderUi {
  readonly kinds: OrderKinds;
  /** A first draft of each kind of which one more may be left beside `orders`. */
  readonly drafts: (view: unknown, orders: readonly StandingOrder[]) => readonly StandingOrder[];
  /** What a draft demands of the occasion that is being asked about; absent: what every such draft does. */
  readonly occasion?: (view: unknown, topic: string) => StandingOrder["when"] | null;
  /** The fact by which questions on one topic are told apart where the rules are played forward. */
  readonly distinguishedBy?: string;
  /** What may be asked before the reader's next turn, by public facts alone: where the rules cannot be played forward. */
  readonly reach?: (view: unknown) => readonly Reach[];
  readonly topicSettings?: TopicSettings;
  /** Orders that are proposed to everybody, by one press while there are none. */
  readonly recommended?: (view: unknown) => readonly StandingOrder[];
  /**
   * What values and answers, one of several parts as a whole by its key, are called in an order of that kind; null: as
   * the game calls options everywhere.
   */
  readonly nameOf: (speech: OrderSpeech, value: string, kind: string) => string | null;
  /** The answers worth naming as the table stands, by part where they are forms; absent: all. */
  readonly answers?: (view: unknown, kind: string, part: string | null) => readonly string[];
  /** Whether a condition is shown in an order; absent: always. */
  readonly shows?: (order: StandingOrder, condition: string) => boolean;
  /** Answers that can always be given: nothing is named after them. */
  readonly sure?: readonly string[];
  /** The forms of options that use up what they are about: a card that is played cannot be planned again. */
  readonly spends?: readonly string[];
  /** The number of the seat's own turn that comes next. */
  readonly nextTurn?: (view: unknown) => number | null;
  /** The key of why nothing can be ordered here; null: something can. */
  readonly closed?: (view: unknown) => string | null;
  /** The key of why nothing can be saved at the moment; null: it can. */
  readonly held?: (view: unknown) => string | null;
  /** The settings of a seat that are no orders. */
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
