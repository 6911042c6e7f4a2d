/**
 * The properties of every match, whoever plays it: the invariants of 5.6, and views that keep secrets at any moment.
 */
import type { Game } from "@consigliere/engine/game";
import { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { at, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { regular } from "../bot.ts";
import { ALL_CARDS, cardOfKind, END, isBlock, isRacket } from "../cards.ts";
import { mafiaDollar } from "../game.ts";
import type { State } from "../state.ts";
import { view } from "../view.ts";
import { everyCard, scramble } from "./scramble.ts";

const game = mafiaDollar as unknown as Game;
const sorted = JSON.stringify([...ALL_CARDS].sort());

function checkInvariants(state: State, awaited: string | undefined): void {
  expect(JSON.stringify(everyCard(state).sort())).toBe(sorted);
  if (state.ending !== null || state.turn === null) return;
  for (const [seat, { hand, warehouses, gangsters }] of state.families.entries()) {
    const isChoosing = state.turn.phase === "play" && (awaited === "play" || state.turn.market !== null);
    expect(hand).toHaveLength(seat === state.turn.seat && isChoosing ? 6 : 5); // R17
    expect(warehouses.length).toBeGreaterThan(0);
    expect(warehouses.flatMap((w) => w.rackets).every(isRacket)).toBe(true);
    for (const { items, blocks } of gangsters) {
      const types = items.map((item) => cardOfKind(item, "item").subtype);
      expect(new Set(types).size).toBe(types.length);
      expect(blocks.every(isBlock)).toBe(true);
    }
  }
  expect(state.deck).toContain(END);
  expect(state.turn.actionsLeft ?? 0).toBeGreaterThanOrEqual(0);
  if (state.turn.policePlayed) expect(state.turn.actionsLeft ?? 0).toBe(0);
  for (const { from, to, terms } of state.offers.standing) {
    expect(from === state.turn.seat || to === state.turn.seat).toBe(true);
    expect(at(state.families, from).hand).toContain(terms.give);
  }
}

const anyOptions = fc.record({
  itemHandover: fc.boolean(),
  targetMoney: fc.constantFrom(null, 100_000, 500_000),
  policeRackets: fc.constantFrom("discard", "street"),
  tradeMode: fc.constantFrom("free", "market", "off"),
  tradePolice: fc.boolean(),
  openBooks: fc.boolean(),
  trimDeck: fc.constantFrom(30, 50, 60),
  autoDraw: fc.boolean(),
  autoEndTurn: fc.boolean(),
});

describe.each([2, 3, 4, 5, 6])("matches of %i", (seatCount) => {
  it("keep every invariant to the end, with any options and players", () => {
    const anyMatch = fc.record({
      options: anyOptions,
      seed: fc.nat(),
      bots: fc.array(fc.boolean(), { minLength: seatCount, maxLength: seatCount }),
    });
    fc.assert(
      fc.property(anyMatch, ({ options, seed, bots }) => {
        const { outcome } = playOut(game, {
          seatCount,
          options,
          seed: `any ${seed}`,
          bots: bots.map((isHouse) => (isHouse ? (regular as typeof randomBot) : randomBot)),
          watch: (run) => checkInvariants(run.state as State, run.waiting()[0]?.topic),
        });
        expect(outcome.placements).toHaveLength(seatCount);
      }),
      { numRuns: 4, seed: seatCount },
    );
  });

  it("show nobody what is hidden, at any moment of a turn", () => {
    const random = seededRandom(`views ${seatCount}`);
    playOut(game, {
      seatCount,
      options: { trimDeck: 60 },
      seed: `views ${seatCount}`,
      bots: seatsOf(seatCount).map(() => randomBot),
      watch: (run) => {
        const state = run.state as State;
        // The robber has just looked, so the rackets there are no secret then.
        if (state.robbery !== null || random.below(3) > 0) return;
        const committed = new Set(state.offers.standing.map((o) => o.from));
        for (const viewer of [...seatsOf(seatCount), "spectator"] as Viewer[]) {
          const keep = seatsOf(seatCount).filter((seat) => committed.has(seat));
          const other = scramble(structuredClone(state), viewer, keep, random);
          expect(JSON.stringify(view(other, viewer))).toBe(JSON.stringify(view(state, viewer)));
        }
      },
    });
  });
});

it("takes no answer that was never asked for, whatever it looks like", () => {
  const { run } = Run.begin(game, { seatCount: 3, options: {}, key: seededKey("fuzz") });
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat({ max: 2 }), (value, seat) => {
      for (const prompt of run.prompts(seat)) {
        const input = {
          kind: "answer",
          seat,
          prompt: prompt.id,
          value: value as never,
          by: "player",
        } as const;
        if (value !== "draw") expect(() => run.check(input)).toThrow("match/illegal-answer");
      }
    }),
    { numRuns: 100, seed: 1 },
  );
});
