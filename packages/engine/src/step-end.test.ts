import { describe, expect, it } from "vitest";
import { auctionHouse, steppingHouse } from "../testing/auction-house.ts";
import { nextAnswer, randomBot, standingAnswers } from "../testing/playout.ts";
import { seededKey } from "../testing/seeded-key.ts";
import type { Game } from "./game.ts";
import type { Input } from "./input.ts";
import { copyJson } from "./json.ts";
import { type MatchSetup, Run, type Saved } from "./kernel.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Seat, seatsOf } from "./seat.ts";

const SEATS = 3;
const options = { rounds: 12, insurance: true };

/** The same match in long steps and in short ones. */
function twins(seed: string) {
  const setup: MatchSetup = { seatCount: SEATS, options, key: seededKey(seed) };
  return {
    long: new Recorded(auctionHouse as Game, setup),
    short: new Recorded(steppingHouse as Game, setup),
  };
}

/** A match that is stored after every input, and loaded again from the stored data. */
class Recorded {
  readonly #game: Game;
  readonly #setup: MatchSetup;
  #saved: { snapshot: Saved["snapshot"]; inputs: Input[] };

  constructor(game: Game, setup: MatchSetup) {
    this.#game = game;
    this.#setup = setup;
    this.#saved = { snapshot: Run.begin(game, setup).opening.snapshot, inputs: [] };
  }

  get kept(): number {
    return this.#saved.inputs.length;
  }

  open(): Run {
    return Run.resume(this.#game, this.#setup, copyJson(this.#saved));
  }

  /** Returns what the others are told. */
  enter(input: Input): unknown {
    const { events, draws, snapshot } = this.open().apply(input);
    if (snapshot === null) this.#saved.inputs.push(input);
    else this.#saved = { snapshot, inputs: [] };
    return { events, draws };
  }
}

/** Everything that could distinguish two matches. */
function seen(run: Run) {
  return {
    state: run.state,
    outcome: run.outcome,
    prompts: seatsOf(SEATS).map((seat) => run.prompts(seat)),
    waiting: run.waiting(),
    open: run.questions().map((asked) => [asked.id, asked.fallback, asked.isAwaited, asked.isOpenlyAwaited]),
    standing: standingAnswers(run),
    canUndo: seatsOf(SEATS).map((seat) => run.canUndo(seat)),
    randomAt: run.randomAt,
    told: run.told,
    control: run.control,
  };
}

/** An answer by any seat or, now and then, another kind of input. */
function nextInput(run: Run, random: Random): Input {
  const seat: Seat = random.below(SEATS);
  const whim = random.below(12);
  const isPlaying = run.isPlaying(seat);
  if (whim < 4 && isPlaying && run.canUndo(seat)) return { kind: "undo", seat };
  if (whim === 4 && isPlaying) {
    const settings = { neverVeto: random.below(2) === 0, alwaysTip: random.below(2) === 0 };
    return { kind: "settings", seat, settings };
  }
  if (whim === 11 && isPlaying && random.below(8) === 0) return { kind: "resign", seat };
  const bots = seatsOf(SEATS).map(() => ({ ...randomBot, volunteer: randomBot.choose }));
  const next = nextAnswer(auctionHouse as Game, run, whim === 5 ? bots : [], random);
  if (next.by === "standing-order" || !run.isPlaying(next.seat)) return next;
  return { ...next, by: random.pick(["player", "player", "player", "bot", "deadline"]) };
}

describe("a step that ends in the middle of a turn", () => {
  it.each(seatsOf(20))("is seen by nobody, whatever is entered: match %i", (match) => {
    const { long, short } = twins(`match ${match}`);
    const random = seededRandom(`inputs of ${match}`);
    for (let run = long.open(); run.outcome === null; run = long.open()) {
      expect(seen(short.open())).toEqual(seen(run));
      const input = nextInput(run, random);
      expect(short.enter(input)).toEqual(long.enter(input));
    }
    expect(seen(short.open())).toEqual(seen(long.open()));
  });

  it("leaves less to be run again", () => {
    const { long, short } = twins("kept");
    const random = seededRandom("kept");
    const kept = { long: 0, short: 0 };
    for (let run = long.open(); run.outcome === null; run = long.open()) {
      const input: Input = { ...nextAnswer(auctionHouse as Game, run, [], random), by: "player" };
      long.enter(input);
      short.enter(input);
      kept.long = Math.max(kept.long, long.kept);
      kept.short = Math.max(kept.short, short.kept);
    }
    expect(kept).toEqual({ long: 5, short: 1 });
  });

  it("is a barrier only where one was before: what can be taken back is kept", () => {
    const { short } = twins("barrier");
    const [prompt] = short.open().prompts(0);
    short.enter({ kind: "answer", seat: 0, prompt: prompt?.id ?? "", value: [], by: "player" });
    expect(prompt?.topic).toBe("insurance");
    expect(short.open().prompts(0)[0]?.topic).toBe("offer");
    expect(short.kept).toBe(1);
    short.enter({ kind: "undo", seat: 0 });
    expect(short.open().prompts(0)[0]).toEqual(prompt);
  });
});
