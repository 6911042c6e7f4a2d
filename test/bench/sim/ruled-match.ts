/**
 * A match of the same people by the rules and by the service's timing of messages, without the service: it takes a second.
 */
import { quietMinutes, usualQuietHours } from "@consigliere/contract/clock-rules";
import { usualMessagesADay } from "@consigliere/contract/preferences";
import { notifiedFrom, type ReadersDay, waitsUntil } from "@consigliere/contract/readers-day";
import { runOut } from "@consigliere/contract/rest";
import type { AnswerValue } from "@consigliere/engine/answer";
import { defaultBot, type Game, type Pace } from "@consigliere/engine/game";
import type { AnsweredBy } from "@consigliere/engine/input";
import { Run } from "@consigliere/engine/kernel";
import type { Prompt } from "@consigliere/engine/prompt";
import { type Random, seededRandom } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import { awaited, countedWaits } from "@consigliere/engine/testing/playout";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { isFree, looks, STEP_SECONDS, ZONES } from "./readers.ts";

/** The clock of a test house also begins at this time. */
const START = Date.parse("2026-03-01T12:00:00.000Z");
const STEP_MS = STEP_SECONDS * 1000;
const DAY_MS = 86_400_000;
const MOST_DAYS = 365;
const QUIET = quietMinutes(usualQuietHours);

export interface RuledMatch {
  readonly days: number;
  /** How often the match waited for somebody, one after another. */
  readonly waits: number;
  /** Decisions that somebody came for. */
  readonly asks: number;
}

interface Reader {
  readonly seat: Seat;
  readonly day: ReadersDay;
  /** When they were sent messages. */
  readonly messagesAt: number[];
  /** By the id of its prompt: since when a decision of theirs has been open, and whether they know of it. */
  readonly decisions: Map<string, { readonly since: number; readonly deadline: number; isNotified: boolean }>;
}

/** The first people of the list play `game`. Their cards and their days follow from `seed`. */
export function ruledMatch(game: Game, chosen: unknown, seats: number, seed: string): RuledMatch {
  const options = game.meta.options.parse(chosen);
  const { run } = Run.begin(game, { seatCount: seats, options, key: seededKey(seed) });
  const pace = game.meta.pace(options);
  const random = seededRandom(`${seed}, visits`);
  const waiting = countedWaits(run);
  const readers = Object.values(ZONES).slice(0, seats).map(readerIn);
  let asks = 0;
  const enter = (asked: Pick<Prompt, "id" | "seat" | "topic">, value: AnswerValue, by: AnsweredBy) => {
    const input = { kind: "answer", seat: asked.seat, prompt: asked.id, value, by } as const;
    run.apply(input);
    waiting.answered(input, asked.topic);
  };
  for (let now = START; now < START + MOST_DAYS * DAY_MS; now += STEP_MS) {
    if (run.outcome !== null) return { days: (now - START) / DAY_MS, waits: waiting.count(), asks };
    for (const asked of awaited(run)) {
      if (asked.standing !== null) enter(asked, asked.standing, "standing-order");
    }
    noteDecisions(run, readers, pace, now);
    for (const reader of readers) {
      if (!isNotifiedBy(reader, now) || !isFree(new Date(now), reader.day.zone) || !looks(random)) continue;
      for (let prompt = askedOf(run, reader); prompt !== null; prompt = askedOf(run, reader)) {
        enter(prompt, choice(game, run, prompt, random), "player");
        asks += 1;
      }
    }
  }
  throw new Error(`the match did not end within ${MOST_DAYS} days`);
}

function readerIn(zone: string, seat: Seat): Reader {
  const rest = { zone, quiet: QUIET };
  const day = { zone, rest, messagesADay: usualMessagesADay, digestHours: null };
  return { seat, day, messagesAt: [], decisions: new Map() };
}

/** A message about a decision comes with the next step, because the grace period is shorter. */
function noteDecisions(run: Run, readers: readonly Reader[], pace: Pace, now: number): void {
  const open = awaited(run);
  for (const { seat, day, decisions } of readers) {
    const mine = open.filter((asked) => asked.seat === seat);
    for (const id of decisions.keys()) if (!mine.some((asked) => asked.id === id)) decisions.delete(id);
    for (const { id, clock } of mine) {
      if (decisions.has(id)) continue;
      const hours = clock === "turn" ? pace.turnHours : pace.windowHours;
      const rest = { zone: day.zone, quiet: QUIET, weekends: false };
      decisions.set(id, { since: now, deadline: runOut(rest, now, hours * 3_600_000), isNotified: false });
    }
  }
}

/** Whether a reader knows of an open decision. Sends them a message if it is time for one. */
function isNotifiedBy({ day, messagesAt, decisions }: Reader, now: number): boolean {
  const all = [...decisions.values()];
  if (all.some(({ isNotified }) => isNotified)) return true;
  const open = all
    .filter(({ since }) => since < now && notifiedFrom(day, since) <= now)
    .map((decision) => ({ ...decision, isDecision: true }));
  if (open.length === 0 || waitsUntil(day, messagesAt, open, now) !== null) return false;
  messagesAt.push(now);
  for (const decision of all) decision.isNotified = true;
  return true;
}

/** The prompt that the match waits for from a reader and that no order answers. */
function askedOf(run: Run, { seat }: Reader): Prompt | null {
  return run.prompts(seat).find(({ optional, sealed }) => !optional && sealed === null) ?? null;
}

/** The default bot's answer. */
function choice(game: Game, run: Run, prompt: Prompt, random: Random): AnswerValue {
  const bot = defaultBot(game);
  if (bot === undefined) throw new Error("the game has no bot");
  return bot.choose(game.view(run.state, prompt.seat), prompt, random);
}
