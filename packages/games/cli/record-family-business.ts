/**
 * Records the golden matches, one for each way of ending, and enters them in `test/matches/index.json` under the
 * version of the rules: `node packages/games/cli/record-family-business.ts`
 *
 * The entry of a version is written once. Rules that play recorded matches differently need a new version.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { eventFor } from "@consigliere/engine/event";
import { fingerprint } from "@consigliere/engine/fairness";
import type { Bot, Game } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { type Playout, playOut, randomBot } from "@consigliere/engine/testing/playout";
import { regular } from "../src/family-business/bot.ts";
import type { FamilyBusinessEvent } from "../src/family-business/events.ts";
import { familyBusiness } from "../src/family-business/game.ts";

interface Wanted {
  readonly name: string;
  readonly seatCount: number;
  readonly options: unknown;
  readonly bot: Bot;
  readonly isEnding: (events: readonly FamilyBusinessEvent[]) => boolean;
}

const SEEDS = 4000;
const folder = new URL("../src/family-business/test/matches/", import.meta.url);
const lastBurial = (events: readonly FamilyBusinessEvent[]) =>
  events.findLast((e) => e.type === "mobster-buried");
const reason = (events: readonly FamilyBusinessEvent[]) =>
  events.findLast((e) => e.type === "game-ended")?.reason;
const house = regular as Bot;

const wanted: readonly Wanted[] = [
  { name: "war", seatCount: 5, options: {}, bot: house, isEnding: (e) => lastBurial(e)?.cause === "war" },
  {
    name: "hit",
    seatCount: 3,
    options: { mobSize: 7 },
    bot: house,
    isEnding: (e) => lastBurial(e)?.cause === "hit",
  },
  {
    name: "massacre",
    seatCount: 3,
    options: { mobSize: 5, mobAssignment: "random", counterScope: "target-only" },
    bot: randomBot,
    isEnding: (events) => {
      const last = lastBurial(events);
      return last?.cause === "massacre" && last.bySeat !== last.seat;
    },
  },
  {
    name: "massacre-of-oneself",
    seatCount: 2,
    options: { mobSize: 5, counterPriority: "target-first" },
    bot: randomBot,
    isEnding: (events) => {
      const last = lastBurial(events);
      return last?.cause === "massacre" && last.bySeat === last.seat;
    },
  },
  {
    name: "stalemate",
    seatCount: 6,
    options: { stallLimit: 60, mobWarRestarts: true },
    bot: randomBot,
    isEnding: (e) => reason(e) === "stalemate" && lastBurial(e) !== undefined,
  },
];

function find({ name, seatCount, options, bot, isEnding }: Wanted): Playout {
  for (let seed = 0; seed < SEEDS; seed++) {
    const played = playOut(familyBusiness as unknown as Game, {
      seatCount,
      options,
      seed: `${name} ${seed}`,
      bots: seatsOf(seatCount).map(() => bot),
    });
    const events = played.events.flatMap((e) => eventFor(e, "spectator") ?? []) as FamilyBusinessEvent[];
    if (isEnding(events)) return played;
  }
  throw new Error(`no match among ${SEEDS} ends by ${name}`);
}

const { version } = familyBusiness.meta;
const index = JSON.parse(readFileSync(new URL("index.json", folder), "utf8")) as Record<string, unknown>;
if (Object.hasOwn(index, version))
  throw new Error(`the matches of version ${version} are recorded: raise the version`);
const prints: Record<string, string> = {};
for (const want of wanted) {
  const { file } = find(want);
  writeFileSync(new URL(`${want.name}.json`, folder), `${JSON.stringify(file)}\n`);
  prints[want.name] = fingerprint(file);
  console.log(`${want.name}: ${file.inputs.length} answers`);
}
index[version] = prints;
writeFileSync(new URL("index.json", folder), `${JSON.stringify(index, null, 2)}\n`);
