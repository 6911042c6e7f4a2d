/** What an answer costs the engine: it must not grow with the match. */
import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { copyJson } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import type { Snapshot } from "@consigliere/engine/snapshot";
import { nextAnswer, randomBot } from "@consigliere/engine/testing/playout";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { games } from "@consigliere/games/registry";
import { report, sideBySide } from "./stopwatch.ts";

interface Moment {
  readonly snapshot: Snapshot;
  readonly inputs: readonly Input[];
  readonly next: Input;
}

export async function benchEngine(): Promise<void> {
  for (const game of Object.values(games)) {
    const setup = { seatCount: game.meta.seats.max, options: {}, key: seededKey("bench") };
    const moments = playThrough(game, setup);
    const early = momentAt(moments, 10);
    const late = momentAt(moments, moments.length - 10);
    const answer = (moment: Moment) => () => Run.resume(game, setup, moment).apply(moment.next);
    const medians = await sideBySide(
      [
        { name: "copy the snapshot", act: () => copyJson(early.snapshot) },
        { name: "resume and answer, answer 10", act: answer(early) },
        { name: `resume and answer, answer ${moments.length - 10}`, act: answer(late) },
      ],
      300,
    );
    report(`engine, ${game.meta.id}, ${setup.seatCount} seats`, medians);
  }
}

function playThrough(game: Game, setup: { seatCount: number; options: unknown; key: Uint8Array }): Moment[] {
  const { run } = Run.begin(game, setup);
  const random = seededRandom("bench");
  const bots = Array.from({ length: setup.seatCount }, () => randomBot);
  const moments: Moment[] = [];
  while (run.outcome === null) {
    const next = nextAnswer(game, run, bots, random);
    moments.push({ snapshot: run.snapshot, inputs: [...run.inputs], next });
    run.apply(next);
  }
  return moments;
}

function momentAt(moments: readonly Moment[], index: number): Moment {
  const moment = moments[index];
  if (moment === undefined) throw new Error(`the match has no answer ${index}`);
  return moment;
}
