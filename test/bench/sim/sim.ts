/**
 * `pnpm sim <game> --seats N --matches K --seed S [--bots regular,random] [--rules days] [--options '{…}'] [--orders] [--forecasts] [--json]`
 *
 * Bots play K matches, by a set of rules and options that differ from it; with `--orders` each seat has given the
 * standing orders that people are recommended. `--bots` names a bot for each place, the last one filling the remaining places; the
 * bots move one seat on with every match, so that no seat favours any. Told by topic: how often it was asked, had one answer,
 * was passed, and how many waits it cost. A visit is a row of answers of one seat. `--forecasts` also says how often
 * forecasts came true. Exit code 1 when an oracle fails; the match is then written to a file for `npm run replay`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_LEVEL, type Game } from "@consigliere/engine/game";
import type { Json } from "@consigliere/engine/json";
import { replay } from "@consigliere/engine/match-file";
import { type Asks, OracleError, type Playout, playOut } from "@consigliere/engine/testing/playout";
import { findGame } from "@consigliere/games/find-game";
import { Calibration } from "./calibration.ts";
import { findBot } from "./find-bot.ts";

/** The orders that the form for a new match proposes, if it proposes any. */
function recommendedSettings({ orders }: Game): { readonly settings?: Json } {
  const recommended = orders?.recommended as unknown as Json | undefined;
  return recommended === undefined ? {} : { settings: { orders: recommended } };
}

interface Simulation {
  readonly game: Game;
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  readonly levels: readonly string[];
  readonly options: unknown;
  readonly settings: ReturnType<typeof recommendedSettings>;
}

/** The counts of a match, and what they were counted of. */
interface MatchReport
  extends Pick<
    Playout,
    | "steps"
    | "prompts"
    | "answers"
    | "waits"
    | "visits"
    | "ownTurns"
    | "waitsByTopic"
    | "asksByTopic"
    | "replayed"
  > {
  readonly match: number;
  readonly reason: string;
  readonly winners: readonly number[];
  readonly levels: readonly string[];
  readonly milliseconds: number;
}

function readSimulation(): { sim: Simulation; isJson: boolean; areForecasts: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seats: { type: "string" },
      matches: { type: "string", default: "10" },
      seed: { type: "string", default: "1" },
      bots: { type: "string" },
      rules: { type: "string", default: "" },
      options: { type: "string", default: "{}" },
      orders: { type: "boolean", default: false },
      forecasts: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const game = findGame(positionals[0]);
  const seats = wholeNumber("--seats", values.seats ?? String(game.meta.seats.max));
  if (seats < game.meta.seats.min || seats > game.meta.seats.max) {
    throw new Error(`--seats: ${game.meta.id} is for ${game.meta.seats.min} to ${game.meta.seats.max}`);
  }
  const named = (values.bots ?? DEFAULT_LEVEL).split(",");
  const levels = Array.from({ length: seats }, (_, i) => named[Math.min(i, named.length - 1)] ?? "random");
  for (const level of levels) findBot(game, level);
  const sim = {
    game,
    seats,
    matches: wholeNumber("--matches", values.matches),
    seed: values.seed,
    levels,
    options: game.meta.options.parse({ ...game.meta.presets[values.rules], ...JSON.parse(values.options) }),
    settings: values.orders ? recommendedSettings(game) : {},
  };
  return { sim, isJson: values.json, areForecasts: values.forecasts };
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} takes a whole number from 1, not ${text}`);
  return value;
}

function playMatch(sim: Simulation, match: number, calibration: Calibration | null): MatchReport {
  const levels = sim.levels.map((_, seat) => sim.levels[(seat + match) % sim.seats] ?? "random");
  calibration?.begin();
  const started = performance.now();
  const played = playOut(sim.game, {
    seatCount: sim.seats,
    options: sim.options,
    seed: `${sim.seed}/${match}`,
    bots: levels.map((level) => findBot(sim.game, level)),
    as: { by: "player" },
    ...sim.settings,
    ...(calibration && {
      watch: (run, { seat, prompt: id }) => {
        const asked = run.prompts(seat).find((prompt) => prompt.id === id);
        if (asked?.optional !== false) return;
        calibration.watch(run, match % sim.seats, { seat, topic: asked.topic });
      },
    }),
  });
  const milliseconds = performance.now() - started;
  demandSameReplay(sim.game, played);
  const winners = played.outcome.placements.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const { outcome, run, inputs, events, file, ...counts } = played;
  return { match, reason: outcome.reason, winners, levels, milliseconds, ...counts };
}

function demandSameReplay(game: Game, played: Playout): void {
  const again = replay(game, JSON.parse(JSON.stringify(played.file)));
  if (!again.sameEvents || !again.sameState) {
    throw new OracleError("the replay differs from the play", played.file);
  }
}

function totals(sim: Simulation, reports: readonly MatchReport[]) {
  const sum = (of: (report: MatchReport) => number) =>
    reports.reduce((total, report) => total + of(report), 0);
  const seconds = sum((r) => r.milliseconds) / 1000;
  const winsBySeat = Array.from({ length: sim.seats }, (_, seat) =>
    sum((r) => (r.winners.includes(seat) ? 1 : 0)),
  );
  const winsByBot: Record<string, { wins: number; places: number }> = {};
  for (const { winners, levels } of reports) {
    levels.forEach((level, seat) => {
      const { wins, places } = winsByBot[level] ?? { wins: 0, places: 0 };
      winsByBot[level] = { wins: wins + (winners.includes(seat) ? 1 : 0), places: places + 1 };
    });
  }
  const reasons: Record<string, number> = {};
  for (const { reason } of reports) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const answers = sum((r) => r.answers);
  return {
    matches: reports.length,
    winsBySeat,
    winsByBot,
    reasons,
    steps: sum((r) => r.steps),
    prompts: sum((r) => r.prompts),
    answers,
    waits: sum((r) => r.waits),
    visits: sum((r) => r.visits) / reports.length,
    visitsATurn: sum((r) => r.visits) / sum((r) => r.ownTurns),
    topics: byTopic(reports),
    medianSteps: median(reports.map((r) => r.steps)),
    replayed: {
      median: median(reports.flatMap((r) => r.replayed)),
      most: Math.max(...reports.flatMap((r) => r.replayed)),
    },
    seconds,
    answersPerSecond: answers / seconds,
    matchesPerSecond: reports.length / seconds,
  };
}

interface TopicCost extends Asks {
  readonly waits: number;
}

/** The questions of a match by topic, and their average cost; the most waited for first. */
function byTopic(reports: readonly MatchReport[]): Record<string, TopicCost> {
  const mean = (of: (report: MatchReport) => number | undefined) =>
    reports.reduce((sum, report) => sum + (of(report) ?? 0), 0) / reports.length;
  const topics = new Set(
    reports.flatMap((r) => [...Object.keys(r.asksByTopic), ...Object.keys(r.waitsByTopic)]),
  );
  const costs = [...topics].map((topic): [string, TopicCost] => [
    topic,
    {
      asked: mean((r) => r.asksByTopic[topic]?.asked),
      forced: mean((r) => r.asksByTopic[topic]?.forced),
      passed: mean((r) => r.asksByTopic[topic]?.passed),
      waits: mean((r) => r.waitsByTopic[topic]),
    },
  ]);
  return Object.fromEntries(costs.sort(([, a], [, b]) => b.waits - a.waits || b.asked - a.asked));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function print(sim: Simulation, reports: readonly MatchReport[]): void {
  console.table(
    reports.map(({ winners, steps, prompts, answers, waits, milliseconds, reason }) => ({
      ...{ winner: winners.join("="), steps, prompts, answers, waits },
      ...{ ms: Math.round(milliseconds), ending: reason },
    })),
  );
  const { topics, winsBySeat, winsByBot, reasons, replayed, ...t } = totals(sim, reports);
  const asked = Object.values(topics).reduce((sum, topic) => sum + topic.asked, 0);
  const listed = (counts: object) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join("  ");
  console.log(`${sim.game.meta.id} ${sim.game.meta.version}, ${sim.seats} seats, seed ${sim.seed}
wins by seat: ${listed({ ...winsBySeat })}`);
  for (const [level, { wins, places }] of Object.entries(winsByBot)) {
    console.log(
      `wins by bot ${level}: ${wins} of ${places} places (${((100 * wins) / places).toFixed(1)} %)`,
    );
  }
  console.log(`endings: ${listed(reasons)}
steps ${t.steps} (median ${t.medianSteps})  prompts ${t.prompts}  answers ${t.answers}  waits ${t.waits}
a match: ${asked.toFixed(1)} asks, ${(t.waits / t.matches).toFixed(1)} waits, ${t.visits.toFixed(1)} visits (${t.visitsATurn.toFixed(2)} for each own turn)
inputs run again for an answer: median ${replayed.median}, most ${replayed.most}
${t.seconds.toFixed(2)} s: ${t.answersPerSecond.toFixed(0)} answers/s, ${t.matchesPerSecond.toFixed(1)} matches/s
by topic, in a match:`);
  const rounded = (cost: TopicCost) =>
    Object.fromEntries(Object.entries(cost).map(([name, count]) => [name, Number(count.toFixed(1))]));
  console.table(Object.fromEntries(Object.entries(topics).map(([topic, cost]) => [topic, rounded(cost)])));
}

function saveFault(error: OracleError): string {
  const folder = join(tmpdir(), "consigliere");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${error.file.game}-${error.file.secret.slice(0, 8)}.json`);
  writeFileSync(path, JSON.stringify(error.file, null, 1));
  return path;
}

try {
  const { sim, isJson, areForecasts } = readSimulation();
  const calibration = areForecasts ? await Calibration.of(sim.game) : null;
  const reports = Array.from({ length: sim.matches }, (_, match) => playMatch(sim, match, calibration));
  if (isJson) console.log(JSON.stringify({ matches: reports, total: totals(sim, reports) }, null, 1));
  else print(sim, reports);
  if (calibration !== null) console.log(`forecasts until one's own next turn:\n${calibration.table()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof OracleError) console.error(`npm run replay -- ${saveFault(error)}`);
  process.exitCode = 1;
}
