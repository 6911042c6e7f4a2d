import type { OrderKinds, StandingOrder } from "@consigliere/contract/standing-orders";
import type { ComponentType } from "react";
import type { AnyMessage, GameWords } from "./game-words.ts";

/** In whose words orders are told: the game's, those of its board beneath `standingOrders`, and what the table shows. */
export interface OrderSpeech {
  readonly words: GameWords;
  readonly say: AnyMessage;
  readonly view: unknown;
}

/** What a game gives to the form of its standing orders. Labels are words of its board: see `orders/order-words.ts`. */
export interface OrderUi {
  readonly kinds: OrderKinds;
  /** A first draft of each kind of which one more may be left beside `orders`. */
  readonly drafts: (view: unknown, orders: readonly StandingOrder[]) => readonly StandingOrder[];
  /** What a draft demands of the occasion that is being asked about; absent: what every such draft does. */
  readonly occasion?: (view: unknown, topic: string) => StandingOrder["when"] | null;
  /** Orders that are proposed to everybody, by one press while there are none. */
  readonly recommended?: readonly StandingOrder[];
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
