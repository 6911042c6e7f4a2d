/**
 * A game of two worlds, for tests of what may be noticed of a hidden card: seat 0 opens, then everybody else calls or
 * folds under seal. Every automatic answer for a seat depends on the card in that seat's hand.
 */
import type { Game } from "@consigliere/engine/game";
import { ordersSchema } from "@consigliere/engine/order-schema";
import { choice, oneOf } from "@consigliere/engine/question";
import { seatsOf } from "@consigliere/engine/seat";
import type { OrderKinds } from "@consigliere/engine/standing-orders";
import type { Rules, Table } from "@consigliere/engine/table";
import * as z from "zod";

type Card = "high" | "low";

interface State {
  readonly hands: readonly Card[];
  round: number;
}

const orderKinds = {
  bluff: {
    topics: ["call-or-fold"],
    byHand: true,
    when: {},
    answers: { oneOf: ["call", "fold", "ask"], preferences: 2 },
  },
} satisfies OrderKinds;

const settingsSchema = z.strictObject({
  answersByCard: z.boolean().default(false),
  orders: ordersSchema(orderKinds, 2).default([]),
});
type Event = { readonly type: "opened" } | { readonly type: "closed" };
type BluffTable = Table<State, Event, z.infer<typeof settingsSchema>>;

interface BluffOptions {
  readonly hidesAnswered: boolean;
  /** Only the holder of the high card may call. */
  readonly callsByHand?: boolean;
  /** Corrections that its rules list. */
  readonly corrections?: readonly string[];
}

/** The world in which seat 1 holds `card`. */
export function bluff(card: Card, options: BluffOptions): Game {
  const game: Game<State, object, Event, z.infer<typeof settingsSchema>, { mine: Card | null }> = {
    meta: {
      id: "bluff",
      version: "1",
      seats: { min: 2, max: 4 },
      options: z.object({}),
      presets: {},
      pace: () => ({ turnHours: 2, windowHours: 1, autopilotAfter: 2 }),
      ...(options.corrections && { corrections: options.corrections }),
    },
    settings: settingsSchema,
    setup: (count) => ({ hands: seatsOf(count).map((seat) => (seat === 1 ? card : "low")), round: 0 }),
    *step(table) {
      yield* table.ask(0, { topic: "open", question: oneOf([choice("open", null)]) });
      table.emit({ type: "opened" });
      yield* showdown(table, options);
      table.emit({ type: "closed" });
      table.state.round += 1;
      return table.state.round < 3
        ? undefined
        : { reason: "done", placements: table.state.hands.map(() => 1) };
    },
    view: ({ hands }, viewer) => ({ mine: viewer === "spectator" ? null : (hands[viewer] ?? null) }),
    orders: { kinds: orderKinds, facts: () => ({}) },
    bots: {
      reader: {
        choose: (view, { question }) =>
          question.form === "one" && question.options.length > 1 ? answerWith(view.mine) : "open",
      },
    },
  };
  return game as unknown as Game;
}

function* showdown(table: BluffTable, { hidesAnswered, callsByHand = false }: BluffOptions): Rules {
  const mayCall = (seat: number) => !callsByHand || table.state.hands[seat] === "high";
  const others = seatsOf(table.seatCount).slice(1);
  yield* table.askAll(
    others.map((seat) => ({
      seat,
      topic: "call-or-fold",
      question: oneOf([...(mayCall(seat) ? [choice("call", true)] : []), choice("fold", false)]),
      fallback: callsByHand ? "fold" : answerWith(table.state.hands[seat] ?? null),
      clock: "window" as const,
      standing: () =>
        table.settings(seat).answersByCard ? answerWith(table.state.hands[seat] ?? null) : null,
    })),
    { hidesAnswered },
  );
}

function answerWith(card: Card | null): "call" | "fold" {
  return card === "high" ? "call" : "fold";
}
