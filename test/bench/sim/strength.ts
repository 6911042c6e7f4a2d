/**
 * `npm run sim:strength <game> [--seats N] [--matches K] [--bots shark,regular] [--rules days] [--alone]`
 *
 * Measures two bots against each other: every other seat is of the first. With `--alone` it has one seat, and the second
 * has all others. Each deal is played twice, with the seats moved by one, so that no seat favours anybody. The match is won
 * by the bot in whose seat its winner sits; first places in equal parts count in parts. The times are of the processor.
 */
import { parseArgs } from "node:util";
import type { Bot } from "@consigliere/engine/game";
import { playOut } from "@consigliere/engine/testing/playout";
import { findGame } from "@consigliere/games/find-game";
import { findBot } from "./find-bot.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: "string" },
    matches: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    bots: { type: "string", default: "shark,regular" },
    rules: { type: "string", default: "" },
    alone: { type: "boolean", default: false },
  },
});
const game = findGame(positionals[0]);
const seats = Number(values.seats ?? 4);
const names = values.bots.split(",");
const options = game.meta.options.parse({ ...game.meta.presets[values.rules] });
const thoughts = names.map((): number[] => []);
const timed = (bot: Bot, index: number): Bot => ({
  ...bot,
  choose: (view, prompt, random) => {
    const started = process.cpuUsage();
    const answer = bot.choose(view, prompt, random);
    const { user, system } = process.cpuUsage(started);
    thoughts[index]?.push((user + system) / 1000);
    return answer;
  },
});
const bots = names.map((name, i) => timed(findBot(game, name), i));
let won = 0;
const matches = Number(values.matches);
for (let match = 0; match < matches; match++) {
  const of = (seat: number) => (values.alone ? Number((seat + match) % seats > 0) : (seat + match) % 2);
  const { outcome } = playOut(game, {
    seatCount: seats,
    options,
    seed: `${values.seed}/${Math.floor(match / 2)}`,
    bots: Array.from({ length: seats }, (_, seat) => bots[of(seat)] as Bot),
  });
  const winners = outcome.placements.flatMap((place, seat) => (place === 1 ? [seat] : []));
  won += winners.filter((seat) => of(seat) === 0).length / winners.length;
  if (match % 4 === 3) console.error(`${match + 1} matches: ${won} won`);
}
const share = won / matches;
const margin = 1.96 * Math.sqrt((share * (1 - share)) / matches);
console.log(
  `${game.meta.id}, ${seats} seats, ${matches} matches: ${names[0]} beats ${names[1]} in ${(100 * share).toFixed(1)} % (± ${(100 * margin).toFixed(1)})`,
);
for (const [i, times] of thoughts.entries()) {
  const sorted = times.sort((a, b) => a - b);
  const mean = sorted.reduce((sum, ms) => sum + ms, 0) / sorted.length;
  console.log(
    `  ${names[i]}: ${mean.toFixed(1)} ms a choice on average, ${(sorted[Math.floor(sorted.length * 0.99)] ?? 0).toFixed(0)} at the 99th percentile, ${(sorted.at(-1) ?? 0).toFixed(0)} at most`,
  );
}
