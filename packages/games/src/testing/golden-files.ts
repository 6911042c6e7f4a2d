/** Golden matches for tests to look at. Their answers are recorded, so that no bot is needed. */
import { readdirSync, readFileSync } from "node:fs";
import { matchKey } from "@consigliere/engine/fairness";
import type { Game } from "@consigliere/engine/game";
import { type MatchSetup, Run } from "@consigliere/engine/kernel";
import { type MatchFile, matchFileSchema } from "@consigliere/engine/match-file";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";

/** The golden matches of a game under its current rules, one for each kind of ending. */
function goldenMatchesOf(game: Game): MatchFile[] {
  const folder = new URL(`../${game.meta.id}/test/matches/`, import.meta.url);
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => matchFileSchema.safeParse(read(name)).data ?? [])
    .filter(({ rules }) => rules === game.meta.version);
}

/** The golden matches, and a random one at a full table if none of them is at one. */
export function matchesUpToFull(game: Game): MatchFile[] {
  const golden = goldenMatchesOf(game);
  const seatCount = game.meta.seats.max;
  if (golden.some((file) => file.seatCount === seatCount)) return golden;
  const bots = seatsOf(seatCount).map(() => randomBot);
  return [...golden, playOut(game, { seatCount, seed: "full table", bots }).file];
}

/** Replays a match and shows it before each input, with the number of the input, and at its end; `hear`: each event. */
export function replayWatched(
  game: Game,
  { seatCount, options, secret, contributions, corrections = [], inputs }: MatchFile,
  see: (run: Run, nth: number) => void,
  hear?: MatchSetup["onEvent"],
): void {
  const setup = { seatCount, options, key: matchKey(secret, contributions) };
  const { run } = Run.begin(game, hear === undefined ? setup : { ...setup, onEvent: hear }, corrections);
  for (const [nth, input] of inputs.entries()) {
    see(run, nth);
    run.apply(input);
  }
  see(run, inputs.length);
}
