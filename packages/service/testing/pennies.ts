/**
 * A tiny game for tests of the service: every seat holds a secret card; each round the active seat keeps or
 * shows its card, then the others call or fold in a sealed window, which standing orders may answer. With
 * `glimpses` the active seat sees a penny until its round is over, and never again.
 */
import type { Bot, Game } from "@consigliere/engine/game";
import { choice, oneOf } from "@consigliere/engine/question";
import { type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import type { Rules, Table } from "@consigliere/engine/table";
import * as z from "zod";

interface State {
  readonly rounds: number;
  readonly glimpses?: boolean;
  round: number;
  hands: string[];
  calls: number[];
  glimpse?: { readonly seat: Seat; readonly penny: string } | null;
}

const optionsSchema = z.strictObject({
  rounds: z.int().min(1).max(200).default(2),
  turnHours: z.int().min(1).max(72).default(24),
  windowHours: z.int().min(1).max(72).default(12),
  glimpses: z.boolean().default(false),
});
const settingsSchema = z.strictObject({ window: z.enum(["call", "fold"]).nullable().default(null) });

type Options = z.infer<typeof optionsSchema>;
type Settings = z.infer<typeof settingsSchema>;
type Event =
  | { readonly type: "dealt"; readonly seat: Seat; readonly card?: string }
  | { readonly type: "glimpsed"; readonly seat: Seat }
  | { readonly type: "shown"; readonly seat: Seat; readonly card: string }
  | { readonly type: "kept"; readonly seat: Seat }
  | { readonly type: "called"; readonly seats: readonly Seat[] };

interface PenniesView {
  readonly round: number;
  readonly mine: string | null;
  readonly glimpse: string | null;
  readonly calls: readonly number[];
}

const bot: Bot<PenniesView> = {
  choose: (_, { question }) => (question.form === "one" ? (question.options.at(-1)?.id ?? "") : ""),
};

/** Corrections of the rules. By `loud`, calls count ten times. */
interface Corrected {
  readonly corrections: readonly string[];
  /** Whether one can still matter to a match in this round. */
  readonly concerns?: (correction: string, view: Pick<PenniesView, "round">) => boolean;
}

/** The game; `version` and `keep` (the id of an option) tell corrected rules from the first ones. */
export function pennies(
  version = "1",
  keep = "keep",
  { corrections, concerns }: Partial<Corrected> = {},
): Game {
  function* step(
    table: Table<State, Event, Settings>,
  ): Rules<{ reason: string; placements: number[] } | undefined> {
    const { state, seatCount } = table;
    if (state.hands.length === 0) deal(table);
    const active = state.round % seatCount;
    if (state.glimpses === true) {
      state.glimpse = { seat: active, penny: `penny-${table.random.below(1_000_000)}` };
      table.emit({ type: "glimpsed", seat: active });
    }
    const isShown = yield* table.ask(active, {
      topic: "show-or-keep",
      question: oneOf([choice("show", true), choice(keep, false)]),
      fallback: keep,
    });
    table.emit(
      isShown
        ? { type: "shown", seat: active, card: state.hands[active] ?? "" }
        : { type: "kept", seat: active },
    );
    const others = seatsOf(seatCount).filter((seat) => seat !== active);
    const answers = yield* table.askAll(
      others.map((seat) => ({
        seat,
        topic: "call-or-fold",
        question: oneOf([choice("call", true), choice("fold", false)]),
        fallback: "fold",
        clock: "window" as const,
        standing: () => table.settings(seat).window,
      })),
    );
    const seats = others.filter((seat) => answers.get(seat) === true);
    table.emit({ type: "called", seats });
    const isLoud = corrections?.includes("loud") === true && table.corrected("loud");
    state.calls.push(isLoud ? 10 * seats.length : seats.length);
    state.round += 1;
    state.glimpse = null;
    return state.round < state.rounds
      ? undefined
      : { reason: "last-penny", placements: seatsOf(seatCount).map((s) => s + 1) };
  }

  const game: Game<State, Options, Event, Settings, PenniesView> = {
    meta: {
      id: "pennies",
      version,
      seats: { min: 2, max: 4 },
      options: optionsSchema,
      presets: {},
      pace: ({ turnHours, windowHours }) => ({ turnHours, windowHours, autopilotAfter: 2 }),
      ...(corrections && { corrections }),
    },
    ...(concerns && { concerns }),
    settings: settingsSchema,
    setup: (_, { rounds, glimpses }) => ({ rounds, glimpses, round: 0, hands: [], calls: [] }),
    step,
    view,
    viewOfPast: (state, viewer) => ({ ...view(state, viewer), glimpse: null }),
    bots: { dull: bot },
  };
  return game as unknown as Game;
}

function view({ round, hands, calls, glimpse }: State, viewer: Viewer): PenniesView {
  return {
    round,
    mine: viewer === "spectator" ? null : (hands[viewer] ?? null),
    glimpse: glimpse?.seat === viewer ? glimpse.penny : null,
    calls: [...calls],
  };
}

function deal({ state, seatCount, random, emitTo }: Table<State, Event, Settings>): void {
  for (const seat of seatsOf(seatCount)) {
    const card = `card-${seat}-${random.below(1_000_000)}`;
    state.hands.push(card);
    emitTo(seat, { type: "dealt", seat, card }, { type: "dealt", seat });
  }
}
