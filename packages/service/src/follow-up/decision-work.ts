import type { AnswerInput } from "@consigliere/engine/input";
import type { Seat } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import { deadlineOf, runningTime, runsOut } from "../match/clock.ts";
import { enter } from "../match/enter.ts";
import { countFromNow } from "../match/late-news.ts";
import { openTable } from "../match/load.ts";
import type { OpenTable } from "../match/open-table.ts";
import { personIn } from "../match/people.ts";
import type { AwaitedDecision } from "../match/position.ts";
import { postpone } from "../match/postpone.ts";
import { openDecisions } from "../match/record.ts";
import { standIn } from "../match/stand-in.ts";
import { policyFor, voteCloses } from "../match/substitute.ts";
import { isTooLate } from "../match/too-late.ts";
import { automaticTime, isAutomatic, promisedTime } from "./automatic-time.ts";
import { answerForSeat, takePromised } from "./bot-turns.ts";
import { followCorrections } from "./follow-corrections.ts";
import { nextLook, remind } from "./reminders.ts";
import type { DecisionWork } from "./schedule.ts";

/** The most that a player gets for a decision whose time ran out while the service slept. */
const MOST_EXTRA_MS = 12 * 3_600_000;

/** ISO time of the next check of a seat; null: none for its current question. */
type Again = string | null;

/**
 * Checks a seat's decision: reminds its player or, when the time is over, does what the match has agreed. Players are
 * not charged time that ran out before the service awoke (`awakeSince`, ISO): they get more, and see so.
 */
export async function applyDeadline(
  context: Context,
  { matchId, seat }: DecisionWork,
  awakeSince: string,
): Promise<Again> {
  const table = await openTable(context, matchId);
  const { meta } = table;
  // Nobody may move for days: this is the first that a new release hears of the match.
  await followCorrections(context, meta, table.position);
  const decision = decisionOf(table, seat);
  if (decision === undefined || isAutomatic(meta, table.position, decision)) return null;
  const deadline = deadlineOf(meta, decision);
  // Checks are planned again when clocks run again.
  if (deadline === null) return null;
  const now = context.clock();
  if (isBefore(now.toISOString(), deadline)) {
    await remind(context, meta, decision);
    return nextLook(meta, decision, now);
  }
  if (isBefore(deadline, awakeSince))
    return nextOf(context, await postponeAll(context, table, awakeSince), seat);
  const heard = await unlessHeard(context, table, seat);
  if (heard !== null) return nextOf(context, heard, seat);
  const policy = policyFor(table, decision);
  if (policy === "fallback") return nextOf(context, await fallBack(context, table, seat), seat);
  if (policy === "bot") return nextOf(context, await inTime(standIn(context, table, decision)), seat);
  const closes = voteCloses(deadline);
  if (isBefore(now.toISOString(), closes)) return closes;
  return nextOf(context, await fallBack(context, table, seat), seat);
}

/** The table with more time for a player whom no carrier has told; null if this is not the case. */
async function unlessHeard(context: Context, table: OpenTable, seat: Seat): Promise<OpenTable | null> {
  const userId = personIn(table.meta.seats[seat]);
  const row = userId === null ? undefined : await context.store.memberships.get(userId, table.meta.id);
  return row?.unheard === undefined ? null : countFromNow(context, table, row);
}

/** If a person is asked next, the same check will do. */
function nextOf({ clock }: Context, table: OpenTable | null, seat: Seat): Again {
  const next = table === null ? undefined : decisionOf(table, seat);
  if (table === null || next === undefined || isAutomatic(table.meta, table.position, next)) return null;
  return nextLook(table.meta, next, clock());
}

async function fallBack(context: Context, table: OpenTable, seat: Seat): Promise<OpenTable | null> {
  const input = fallbackOf(table, seat);
  if (input === null) return null;
  const anew = (now: OpenTable) => {
    const again = fallbackOf(now, seat);
    return again?.prompt === input.prompt ? again : null;
  };
  return inTime(enter(context, table, { input, anew }));
}

/** The answer of an awaited seat when its time is over; null when it is not waited for. */
function fallbackOf({ run }: OpenTable, seat: Seat): AnswerInput | null {
  const prompt = run.questions().find((asked) => asked.isAwaited && asked.seat === seat);
  if (prompt === undefined) return null;
  return { kind: "answer", seat, prompt: prompt.id, value: prompt.fallback, by: "deadline" };
}

/** Answers a seat's decision without its player, if its time has come. */
export async function answerAutomatically(context: Context, { matchId, seat }: DecisionWork): Promise<Again> {
  const table = await openTable(context, matchId);
  const decision = decisionOf(table, seat);
  if (decision === undefined || !isAutomatic(table.meta, table.position, decision)) return null;
  const at = automaticTime(context, table.meta, decision);
  if (at !== null && isBefore(context.clock().toISOString(), at)) return at;
  await answerForSeat(context, table, decision);
  return null;
}

/** Takes every promised action of a seat that is due. */
export async function takePromisedActions(context: Context, { matchId, seat }: DecisionWork): Promise<Again> {
  const after = await takeDueActions(context, await openTable(context, matchId), seat);
  const times = (after?.position.promised ?? []).flatMap((promised) =>
    after === null || promised.seat !== seat ? [] : (promisedTime(context, after.meta, promised) ?? []),
  );
  const now = context.clock().toISOString();
  return times.filter((at) => isBefore(now, at)).toSorted()[0] ?? null;
}

/** The table after them; null if somebody was faster. The faster record is then followed up. */
async function takeDueActions(context: Context, table: OpenTable, seat: Seat): Promise<OpenTable | null> {
  const now = context.clock().toISOString();
  const action = table.position.promised?.find((promised) => {
    const at = promisedTime(context, table.meta, promised);
    return promised.seat === seat && (at === null || !isBefore(now, at));
  });
  if (action === undefined) return table;
  const after = await takePromised(context, table, action);
  return after === null || after === table ? after : takeDueActions(context, after, seat);
}

function decisionOf({ position }: OpenTable, seat: Seat): AwaitedDecision | undefined {
  return openDecisions(position).find((d) => d.seat === seat);
}

/** The table after it; null if the player was faster by a moment. */
async function inTime(entered: Promise<OpenTable>): Promise<OpenTable | null> {
  try {
    return await entered;
  } catch (error) {
    if (isTooLate(error)) return null;
    throw error;
  }
}

/**
 * Gives a new deadline to the match's decisions that ran out before the service awoke. It is a record like any other, so
 * tables, dashboards and due work all follow it, even when they are rebuilt.
 */
function postponeAll(context: Context, table: OpenTable, awakeSince: string): Promise<OpenTable | null> {
  const now = context.clock();
  return postpone(context, table, ({ meta }, d) => {
    const deadline = deadlineOf(meta, d);
    if (deadline === null || !isBefore(deadline, awakeSince)) return null;
    const extra = Math.min(runningTime(meta, d), MOST_EXTRA_MS);
    return { restarted: now.toISOString(), deadline: runsOut(meta, d.seat, now, extra) };
  });
}

function isBefore(iso: string, other: string): boolean {
  return Date.parse(iso) < Date.parse(other);
}
