import { DAY_MS, offsetAt } from "@consigliere/contract/local-time";
import { paceLimits } from "@consigliere/contract/pace-limits";
import type { Pace } from "@consigliere/contract/record";
import type { Seat } from "@consigliere/engine/seat";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import type { LogRecord } from "../match/contents.ts";
import { placeOf } from "../match/people.ts";
import { answerIn } from "../match/record.ts";
import { zoneOf } from "../match/seats.ts";
import { newestFirst } from "../play/log.ts";
import { limit, type RateLimit } from "../rate-limit.ts";
import { finishedBy } from "./own-record.ts";

const PAGES_PER_PERSON: RateLimit = { name: "own-pace-person", calls: 300, seconds: 3600 };

/** The matches whose records are read for one page. */
const MOST_MATCHES = 10;

/**
 * How fast somebody answered in finished matches: of those, ten at a time, that come after `after` in the order of their
 * ids. @throws Refusal `request/too-many`
 */
export async function readOwnPace(context: Context, profile: Profile, after?: string): Promise<Pace> {
  const { userId } = profile;
  await limit(context, PAGES_PER_PERSON, userId);
  const left = (await finishedBy(context, userId))
    .filter(({ id }) => after === undefined || id > after)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const page = left.slice(0, MOST_MATCHES);
  const pace = { day: zeros(), night: zeros(), byClock: 0 };
  for (const meta of page) {
    const seat = placeOf(meta, userId).owns;
    if (seat === null) continue;
    for await (const { by, asked, took } of answersAt(context, meta.id, seat, userId)) {
      if (by === "clock") pace.byClock += 1;
      else {
        const counts = isDay(zoneOf(profile), asked) ? pace.day : pace.night;
        counts[partOf(took)] = (counts[partOf(took)] ?? 0) + 1;
      }
    }
  }
  return { ...pace, next: page.length < left.length ? (page.at(-1)?.id ?? null) : null };
}

const zeros = () => Array.from({ length: paceLimits.length + 1 }, () => 0);

/** The place of a time to answer (milliseconds) among the limits. */
function partOf(took: number): number {
  const at = paceLimits.findIndex((minutes) => took <= minutes * 60_000);
  return at === -1 ? paceLimits.length : at;
}

const HOUR_MS = 3_600_000;
const [MORNING, EVENING] = [8, 22];

function isDay(zone: string, at: number): boolean {
  const hour = ((at + offsetAt(zone, at)) % DAY_MS) / HOUR_MS;
  return MORNING <= hour && hour < EVENING;
}

interface Answered {
  readonly by: "player" | "clock";
  /** Epoch milliseconds when it was asked, and the milliseconds that the answer took. */
  readonly asked: number;
  readonly took: number;
}

/** The answers that were given for a seat by this person, and by the clock. */
async function* answersAt(
  context: Context,
  matchId: string,
  seat: Seat,
  userId: string,
): AsyncGenerator<Answered> {
  let later: LogRecord | undefined;
  for await (const record of newestFirst(context, matchId)) {
    const answered = later && answeredIn(later, record, seat, userId);
    if (answered) yield answered;
    later = record;
  }
}

/** The answer of a seat in a record, to a question that stood in the record before; null: there is none to count. */
function answeredIn(record: LogRecord, before: LogRecord, seat: Seat, userId: string): Answered | null {
  const input = answerIn(record);
  const question = before.waiting.awaited.find(
    (one) => one.seat === seat && one.seat === input?.seat && one.promptId === input.prompt,
  );
  if (input === null || question === undefined) return null;
  const asked = Date.parse(question.since);
  const took = Date.parse(record.at) - asked;
  if (input.by === "player") return record.userId === userId ? { by: "player", asked, took } : null;
  return input.by === "deadline" && question.byRule !== true ? { by: "clock", asked, took } : null;
}
