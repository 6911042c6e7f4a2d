import type { AnswerInput } from "@consigliere/engine/input";
import type { Seat } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import { enter, type TableEntry } from "../match/enter.ts";
import { type OpenTable, openTable } from "../match/open.ts";
import { type AwaitedDecision, openDecisions } from "../match/record.ts";
import { automaticTime, isAutomatic, promisedTime } from "./automatic-time.ts";
import { answerForSeat, takePromised } from "./bot-turns.ts";
import type { DecisionWork } from "./plan.ts";
import { isTooLate } from "./too-late.ts";

/** The most that a player gets for a decision whose time ran out while the house slept. */
const MOST_EXTRA_MS = 12 * 3_600_000;

/** ISO time at which a seat is to be looked at again; null: not for what it is asked now. */
type Again = string | null;

/**
 * Gives the fallback answer of a seat's decision whose time is over. Time that ran out before the house awoke
 * (`awakeSince`, ISO) is not charged to the players: they get more, and see so.
 */
export async function applyDeadline(
  context: Context,
  { matchId, seat }: DecisionWork,
  awakeSince: string,
): Promise<Again> {
  const table = await openTable(context, matchId);
  const decision = decisionOf(table, seat);
  if (decision === undefined || isAutomatic(table.meta, table.standing, decision)) return null;
  const { deadline } = decision;
  if (isBefore(context.clock().toISOString(), deadline)) return deadline;
  const after = isBefore(deadline, awakeSince)
    ? await postpone(context, table, awakeSince)
    : await fallBack(context, table, seat);
  return after === null ? null : deadlineOf(after, seat);
}

/** Where a person is asked next, the same look will do. */
function deadlineOf(table: OpenTable, seat: Seat): Again {
  const next = decisionOf(table, seat);
  return next === undefined || isAutomatic(table.meta, table.standing, next) ? null : next.deadline;
}

async function fallBack(context: Context, table: OpenTable, seat: Seat): Promise<OpenTable | null> {
  const input = fallbackOf(table, seat);
  if (input === null) return null;
  const anew = (now: OpenTable) => {
    const again = fallbackOf(now, seat);
    return again?.prompt === input.prompt ? again : null;
  };
  return enterInTime(context, table, { input, anew });
}

/** What a seat that is waited for answers when its time is over; null when it is not waited for. */
function fallbackOf({ run }: OpenTable, seat: Seat): AnswerInput | null {
  const prompt = run.awaited().find((asked) => asked.seat === seat);
  if (prompt === undefined) return null;
  return { kind: "answer", seat, prompt: prompt.id, value: prompt.fallback, by: "deadline" };
}

/** Answers a seat's decision without its player, if its time has come. */
export async function answerAutomatically(context: Context, { matchId, seat }: DecisionWork): Promise<Again> {
  const table = await openTable(context, matchId);
  const decision = decisionOf(table, seat);
  if (decision === undefined || !isAutomatic(table.meta, table.standing, decision)) return null;
  const at = automaticTime(context, table.meta, decision);
  if (at !== null && isBefore(context.clock().toISOString(), at)) return at;
  await answerForSeat(context, table, decision);
  return null;
}

/** Takes every free action of a seat that was ordered in advance and whose time has come. */
export async function takePromisedActions(context: Context, { matchId, seat }: DecisionWork): Promise<Again> {
  const after = await takeDueActions(context, await openTable(context, matchId), seat);
  const times = (after?.standing.promised ?? []).flatMap((promised) =>
    after === null || promised.seat !== seat ? [] : (promisedTime(context, after.meta, promised) ?? []),
  );
  const now = context.clock().toISOString();
  return times.filter((at) => isBefore(now, at)).toSorted()[0] ?? null;
}

/** The table after them; null when somebody was faster, whose record brings what follows. */
async function takeDueActions(context: Context, table: OpenTable, seat: Seat): Promise<OpenTable | null> {
  const now = context.clock().toISOString();
  const action = table.standing.promised?.find((promised) => {
    const at = promisedTime(context, table.meta, promised);
    return promised.seat === seat && (at === null || !isBefore(now, at));
  });
  if (action === undefined) return table;
  const after = await takePromised(context, table, action);
  return after === null || after === table ? after : takeDueActions(context, after, seat);
}

function decisionOf({ standing }: OpenTable, seat: Seat): AwaitedDecision | undefined {
  return openDecisions(standing).find((d) => d.seat === seat);
}

/** The table after it; null when the player was faster by a moment. */
async function enterInTime(context: Context, table: OpenTable, entry: TableEntry): Promise<OpenTable | null> {
  try {
    return await enter(context, table, entry);
  } catch (error) {
    if (isTooLate(error)) return null;
    throw error;
  }
}

/**
 * Gives the match's decisions that ran out before the house awoke a new deadline. It is a record like any other, so
 * tables, dashboards and due work all follow it, however often they are made anew.
 */
async function postpone(context: Context, table: OpenTable, awakeSince: string): Promise<OpenTable | null> {
  const now = context.clock().getTime();
  const extended = (d: AwaitedDecision): AwaitedDecision => {
    if (!isBefore(d.deadline, awakeSince)) return d;
    const ownMs = Date.parse(d.deadline) - Date.parse(d.since);
    return { ...d, deadline: new Date(now + Math.min(ownMs, MOST_EXTRA_MS)).toISOString() };
  };
  const clocks = (awaited: readonly AwaitedDecision[]) => awaited.map(extended);
  return enterInTime(context, table, { input: { kind: "postpone" }, clocks });
}

function isBefore(iso: string, other: string): boolean {
  return Date.parse(iso) < Date.parse(other);
}
