/**
 * Standing orders of every kind of a game, set and withdrawn at random. They never break a match, and every window
 * is covered.
 */
import { readFileSync } from "node:fs";
import type { AnswerValue } from "@consigliere/engine/answer";
import type { GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import type { Json } from "@consigliere/engine/json";
import type { Run } from "@consigliere/engine/kernel";
import { replay } from "@consigliere/engine/match-file";
import type { Random } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import type {
  OrderCondition,
  OrderKind,
  OrderValue,
  StandingOrder,
} from "@consigliere/engine/standing-orders";
import { type Playout, playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";

const SEATS = 4;
const MATCHES = 3;
const ORDERS = 4;

interface Met {
  readonly played: readonly Playout[];
  /** The topics of questions that had their own clock because they were asked out of turn. */
  readonly windows: ReadonlySet<string>;
}

function play(game: Game, tables: readonly object[]): Met {
  const windows = new Set<string>();
  const played = tables
    .flatMap((one) => Array(MATCHES).fill(one))
    .map((options, i) =>
      playOut(game, {
        seatCount: SEATS,
        options: game.meta.options.parse(options),
        seed: `orders ${i}`,
        bots: seatsOf(SEATS).map(() => randomBot),
        interrupt: (run, random) => (random.below(2) === 0 ? settingsOf(game, run, random) : null),
        watch: (run, { seat, prompt }) => {
          const asked = run.prompts(seat).find(({ id }) => id === prompt);
          if (asked?.clock === "window" && !asked.optional) windows.add(asked.topic);
        },
      }),
    );
  return { played, windows };
}

/** Other orders of some seat; null if the seat may not have these now. */
function settingsOf(game: Game, run: Run, random: Random): Input | null {
  const seat = random.below(SEATS);
  if (!run.isPlaying(seat)) return null;
  const kinds = Object.entries(game.orders?.kinds ?? {});
  const orders = Array.from({ length: 1 + random.below(ORDERS) }, () => {
    const [name, kind] = random.pick(kinds);
    return orderOf(name, kind, random);
  });
  for (let count = orders.length; count > 0; count--) {
    const parsed = game.settings.safeParse({ orders: orders.slice(0, count) });
    if (!parsed.success || game.acceptsSettings?.(run.state, seat, parsed.data) === false) continue;
    return { kind: "settings", seat, settings: parsed.data as Json };
  }
  return null;
}

function orderOf(name: string, { when, answers }: OrderKind, random: Random): StandingOrder {
  // Conditions on every fact at once would hardly ever match.
  const demanded = Object.entries(when).filter(
    ([, { test }]) => test === "own-turn" || random.below(3) === 0,
  );
  return {
    kind: name,
    when: Object.fromEntries(demanded.map(([fact, condition]) => [fact, demandOf(condition, random)])),
    answers: answersTo(answers, 1 + random.below(answers.preferences ?? 1), random),
  } as { kind: string; when: Record<string, OrderValue>; answers: AnswerValue[] };
}

function answersTo(answers: OrderKind["answers"], count: number, random: Random): readonly AnswerValue[] {
  if ("oneOf" in answers) return random.shuffled(answers.oneOf).slice(0, count);
  const parts = Object.entries(answers.form);
  return Array.from({ length: count }, () =>
    Object.fromEntries(parts.map(([part, ids]) => [part, random.pick(ids)])),
  );
}

function demandOf(condition: OrderCondition, random: Random): OrderValue {
  switch (condition.test) {
    case "any-of":
      return [random.pick(condition.of)];
    case "is-so":
      return true;
    case "at-most":
      return condition.min + random.below(condition.max - condition.min + 1);
    case "own-turn":
      return 1 + random.below(3);
  }
}

/** Registers the suite; matches are played with each of these options, which together open every window. */
export function keepsOrders<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  tables: readonly Readonly<Record<string, Json>>[] = [{}],
): void {
  suite(game as Game, tables);
}

function suite(game: Game, tables: readonly object[]): void {
  const { id } = game.meta;
  const met = play(game, tables);

  describe(`standing orders of ${id}`, () => {
    it("answer as the prompts allow, and a replay comes to the same", () => {
      for (const { file, run } of met.played) {
        expect(replay(game, file)).toMatchObject({ sameEvents: true, sameState: true });
        expect(run.outcome).not.toBeNull();
      }
      const given = met.played.flatMap(({ inputs }) => inputs);
      expect(given.some((input) => input.kind === "answer" && input.by === "standing-order")).toBe(true);
    });

    it("are there for every window but those of which the game's own page says why not", () => {
      const page = readFileSync(new URL(`../${id}/README.md`, import.meta.url), "utf8");
      const excused = page.split("## Windows without an order").at(1)?.split("\n## ").at(0) ?? "";
      const ordered = Object.values(game.orders?.kinds ?? {}).flatMap(({ topics }) => topics);
      expect(
        [...met.windows].filter((topic) => !ordered.includes(topic) && !excused.includes(`\`${topic}\``)),
      ).toEqual([]);
    });

    it("that are recommended are taken", () => {
      const orders = game.orders?.recommended ?? [];
      expect(game.settings.parse({ orders })).toMatchObject({ orders });
    });
  });
}
