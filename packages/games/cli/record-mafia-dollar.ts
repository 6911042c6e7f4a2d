/**
 * Records the golden matches, one for each way of ending, and enters them in `test/matches/index.json` under the
 * version of the rules: `node packages/games/cli/record-mafia-dollar.ts`
 *
 * The entry of a version is written once. Rules that play recorded matches differently need a new version.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { eventFor } from "@consigliere/engine/event";
import { fingerprint } from "@consigliere/engine/fairness";
import type { Bot, Game } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { type Playout, playOut, randomBot } from "@consigliere/engine/testing/playout";
import { regular } from "../src/mafia-dollar/bot.ts";
import type { MafiaDollarEvent } from "../src/mafia-dollar/events.ts";
import { mafiaDollar } from "../src/mafia-dollar/game.ts";

interface Wanted {
  readonly name: string;
  readonly seatCount: number;
  readonly options: unknown;
  readonly bot: Bot;
  readonly isEnding: (events: readonly MafiaDollarEvent[]) => boolean;
}

const SEEDS = 4000;
const folder = new URL("../src/mafia-dollar/test/matches/", import.meta.url);
const house = regular as Bot;
const endsWith = (events: readonly MafiaDollarEvent[], type: MafiaDollarEvent["type"]) =>
  events.at(-2)?.type === type;
const endCardDuring = (events: readonly MafiaDollarEvent[]) =>
  events.findLast((e) => e.type === "end-card")?.during;

const wanted: readonly Wanted[] = [
  {
    name: "end-drawn",
    seatCount: 4,
    options: { trimDeck: 30 },
    bot: randomBot,
    isEnding: (e) => endCardDuring(e) === "draw",
  },
  {
    name: "end-in-a-check",
    seatCount: 3,
    options: { itemHandover: true, policeRackets: "street", trimDeck: 40 },
    bot: house,
    isEnding: (e) => endCardDuring(e) === "check",
  },
  {
    name: "target",
    seatCount: 5,
    options: {
      targetMoney: 250_000,
      tradeMode: "market",
      autoDraw: true,
      autoEndTurn: true,
      tradePolice: false,
    },
    bot: house,
    isEnding: (e) => endsWith(e, "target-reached") && e.some((event) => event.type === "market-opened"),
  },
];

function find({ name, seatCount, options, bot, isEnding }: Wanted): Playout {
  for (let seed = 0; seed < SEEDS; seed++) {
    const played = playOut(mafiaDollar as unknown as Game, {
      seatCount,
      options,
      seed: `${name} ${seed}`,
      bots: seatsOf(seatCount).map(() => bot),
    });
    const events = played.events.flatMap((e) => eventFor(e, "spectator") ?? []) as MafiaDollarEvent[];
    if (isEnding(events)) return played;
  }
  throw new Error(`no match among ${SEEDS} ends by ${name}`);
}

const { version } = mafiaDollar.meta;
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
