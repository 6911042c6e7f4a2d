/**
 * Records the golden matches of a game, one for each way of ending, and enters them, and what its bots choose, in
 * its `test/matches/index.json` under the version of the rules: `node packages/games/cli/record.ts <game>`
 *
 * The entry of a version is written once. Rules that play recorded matches differently need a new version.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { eventFor } from "@consigliere/engine/event";
import { fingerprint } from "@consigliere/engine/fingerprint";
import type { Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import type { Run } from "@consigliere/engine/kernel";
import type { MatchFile } from "@consigliere/engine/match-file";
import type { Random } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { findGame } from "../src/find-game.ts";
import { BOTS, botsPrint, entryOf, otherBots, otherPrints } from "../src/testing/bots-print.ts";
import type { Ending } from "../src/testing/ending.ts";
import { shortOf } from "../src/testing/short-of.ts";

const SEEDS = 4000;
/** One in so many inputs is somebody giving up, where players do. */
const STAMINA = 30;

function find(game: Game, { name, seatCount, options, bots, isQuitting, isEnding }: Ending): MatchFile {
  const bot = bots === "random" ? randomBot : (game.bots[bots] ?? randomBot);
  for (let seed = 0; seed < SEEDS; seed++) {
    const played = playOut(game, {
      seatCount,
      options,
      seed: `${name} ${seed}`,
      bots: seatsOf(seatCount).map(() => bot),
      ...(isQuitting === true ? { interrupt: giveUp } : {}),
    });
    if (isEnding(played.events.flatMap((e) => eventFor(e, "spectator") ?? []))) return played.file;
  }
  throw new Error(`no match among ${SEEDS} ends by ${name}`);
}

function giveUp(run: Run, random: Random): Input | null {
  const seat = random.below(run.control.length);
  const isQuitting = random.below(STAMINA) === 0 && run.control[seat]?.mode !== "resigned";
  return isQuitting ? { kind: "resign", seat } : null;
}

/** A match file with one input a line: it is data, and a change of it is read by its lines. */
function matchText({ inputs, ...rest }: MatchFile): string {
  const lines = inputs.map((input) => JSON.stringify(input)).join(",\n");
  return `${JSON.stringify(rest).slice(0, -1)},"inputs":[\n${lines}\n]}\n`;
}

type Prints = Record<string, string>;

/** The bots' entries come last, in the game's order. */
function inOrder(game: Game, prints: Prints): Prints {
  const bots = otherBots(game).map(entryOf);
  const entries = Object.entries(prints);
  const rest = entries.filter(([name]) => !bots.includes(name));
  return {
    ...Object.fromEntries(rest),
    ...Object.fromEntries(bots.map((name) => [name, prints[name] as string])),
  };
}

async function record(game: Game): Promise<void> {
  const { id, version } = game.meta;
  const folder = new URL(`../src/${id}/test/matches/`, import.meta.url);
  const file = new URL("index.json", folder);
  const index = (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as Record<string, Prints>;
  const save = () => writeFileSync(file, `${JSON.stringify(index, null, 2)}\n`);
  const recorded = index[version];
  if (recorded !== undefined) {
    // A new bot changes nothing that is recorded.
    const added = otherBots(game).filter((bot) => recorded[entryOf(bot)] === undefined);
    if (added.length === 0)
      throw new Error(`the matches of version ${version} are recorded: raise the version`);
    index[version] = inOrder(game, { ...recorded, ...otherPrints(game, added, shortOf(id)) });
    return save();
  }
  const { endings } = (await import(new URL("endings.ts", folder).href)) as { endings: readonly Ending[] };
  const prints: Prints = {};
  for (const ending of endings) {
    const match = find(game, ending);
    writeFileSync(new URL(`${ending.name}.json`, folder), matchText(match));
    prints[ending.name] = fingerprint(match);
    console.log(`${ending.name}: ${match.inputs.length} inputs`);
  }
  prints[BOTS] = botsPrint(game);
  index[version] = { ...prints, ...otherPrints(game, otherBots(game), shortOf(id)) };
  save();
}

try {
  await record(findGame(process.argv[2]));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
