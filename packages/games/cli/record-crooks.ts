/**
 * Records the golden matches, one for each way of ending, and enters them in `test/matches/index.json` under the
 * version of the rules: `node packages/games/cli/record-crooks.ts`
 *
 * The entry of a version is written once. Rules that play recorded matches differently need a new version.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type AddressedEvent, eventFor } from "@consigliere/engine/event";
import { fingerprint, matchKey } from "@consigliere/engine/fairness";
import type { Bot, Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { Run } from "@consigliere/engine/kernel";
import { type MatchFile, matchFile } from "@consigliere/engine/match-file";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { nextAnswer, randomBot } from "@consigliere/engine/testing/playout";
import { seededSecret } from "@consigliere/engine/testing/seeded-key";
import { regular } from "../src/crooks/bot.ts";
import type { CrooksEvent } from "../src/crooks/events.ts";
import { crooks } from "../src/crooks/game.ts";

interface Wanted {
  readonly name: string;
  readonly seatCount: number;
  readonly options: unknown;
  readonly bot: Bot;
  /** Whether players give up now and then. */
  readonly isQuitting?: boolean;
  readonly isEnding: (events: readonly CrooksEvent[]) => boolean;
}

const SEEDS = 4000;
const folder = new URL("../src/crooks/test/matches/", import.meta.url);
const game = crooks as unknown as Game;
const house = regular as Bot;
const end = (events: readonly CrooksEvent[]) => events.findLast((e) => e.type === "game-ended");
const lastPass = (events: readonly CrooksEvent[]) => events.findLast((e) => e.type === "seat-passed")?.reason;
const isOutright = (events: readonly CrooksEvent[]) => end(events)?.winners.length === 1;
/** Whether the winner shares the highest total with somebody who has less money. */
const isByMoney = (events: readonly CrooksEvent[]) => {
  const totals = end(events)?.scores.map(({ total }) => total) ?? [];
  const best = Math.max(...totals);
  return isOutright(events) && totals.filter((total) => total === best).length > 1;
};

const wanted: readonly Wanted[] = [
  {
    name: "no-money",
    seatCount: 4,
    options: {},
    bot: house,
    isEnding: (e) => isOutright(e) && lastPass(e) === "no-money",
  },
  {
    name: "no-crooks",
    seatCount: 3,
    options: { casebook: false, accompliceStack: "pair" },
    bot: house,
    isEnding: (e) => isOutright(e) && lastPass(e) === "no-crooks",
  },
  {
    name: "choice",
    seatCount: 2,
    options: { targetFloor: 1, revealRemoved: true },
    bot: randomBot,
    isEnding: (e) =>
      isOutright(e) && lastPass(e) === "choice" && e.filter(({ type }) => type === "hire-paid").length > 6,
  },
  { name: "by-money", seatCount: 3, options: {}, bot: house, isEnding: isByMoney },
  {
    name: "shared",
    seatCount: 4,
    options: { archiveAtEnd: false },
    bot: randomBot,
    isEnding: (e) => (end(e)?.winners.length ?? 0) > 1 && e.some(({ type }) => type === "crook-placed"),
  },
  {
    name: "last-standing",
    seatCount: 3,
    options: {},
    bot: house,
    isQuitting: true,
    isEnding: (e) =>
      end(e)?.reason === "last-standing" && e.filter(({ type }) => type === "hire-paid").length > 6,
  },
];

function play(want: Wanted, seed: string): { file: MatchFile; events: CrooksEvent[] } {
  const { seatCount, options } = want;
  const source = {
    seatCount,
    options,
    secret: seededSecret(seed),
    contributions: seatsOf(seatCount).map(() => null),
  };
  const key = matchKey(source.secret, source.contributions);
  const { run, opening } = Run.begin(game, { seatCount, options, key });
  const random = seededRandom(seed);
  const bots = seatsOf(seatCount).map(() => want.bot);
  const inputs: Input[] = [];
  const events: AddressedEvent[] = [...opening.events];
  while (run.outcome === null) {
    const seat = random.below(seatCount);
    const isQuitting =
      want.isQuitting === true && random.below(30) === 0 && run.control[seat]?.mode !== "resigned";
    const input: Input = isQuitting ? { kind: "resign", seat } : nextAnswer(game, run, bots, random);
    inputs.push(input);
    events.push(...run.apply(input).events);
  }
  const told = events.flatMap((e) => eventFor(e, "spectator") ?? []) as CrooksEvent[];
  return { file: matchFile(game, source, { inputs, events, state: run.state }), events: told };
}

function find(want: Wanted): MatchFile {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { file, events } = play(want, `${want.name} ${seed}`);
    if (want.isEnding(events)) return file;
  }
  throw new Error(`no match among ${SEEDS} ends by ${want.name}`);
}

const { version } = crooks.meta;
const index = JSON.parse(readFileSync(new URL("index.json", folder), "utf8")) as Record<string, unknown>;
if (Object.hasOwn(index, version))
  throw new Error(`the matches of version ${version} are recorded: raise the version`);
const prints: Record<string, string> = {};
for (const want of wanted) {
  const file = find(want);
  writeFileSync(new URL(`${want.name}.json`, folder), `${JSON.stringify(file)}\n`);
  prints[want.name] = fingerprint(file);
  console.log(`${want.name}: ${file.inputs.length} inputs`);
}
index[version] = prints;
writeFileSync(new URL("index.json", folder), `${JSON.stringify(index, null, 2)}\n`);
