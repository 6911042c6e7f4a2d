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

/**
 * Gives the fallback answer of a decision whose time is over, if it still stands. Time that ran out before the
 * house awoke (`awakeSince`, ISO) is not charged to the players: they get more, and see so.
 */
export async function applyDeadline(context: Context, work: DecisionWork, awakeSince: string): Promise<void> {
  const table = await openTable(context, work.matchId);
  const decision = decisionOf(table, work);
  // Somebody has acted, or it was postponed with another decision and its new deadline is on its way.
  if (decision === undefined || isBefore(context.clock().toISOString(), decision.deadline)) return;
  if (isBefore(decision.deadline, awakeSince)) return postpone(context, table, awakeSince);
  const input = fallbackOf(table, work.seat);
  if (input === null) return;
  const anew = (now: OpenTable) => {
    const again = fallbackOf(now, work.seat);
    return again?.prompt === input.prompt ? again : null;
  };
  await enterInTime(context, table, { input, anew });
}

/** What a seat that is waited for answers when its time is over; null when it is not waited for. */
function fallbackOf({ run }: OpenTable, seat: Seat): AnswerInput | null {
  const prompt = run.awaited().find((asked) => asked.seat === seat);
  if (prompt === undefined) return null;
  return { kind: "answer", seat, prompt: prompt.id, value: prompt.fallback, by: "deadline" };
}

/** Answers a decision without its player, if it still stands and its time has come. */
export async function answerAutomatically(context: Context, work: DecisionWork): Promise<void> {
  const table = await openTable(context, work.matchId);
  const decision = decisionOf(table, work);
  if (decision === undefined || !isAutomatic(table.meta, table.standing, decision)) return;
  const at = automaticTime(context, table.meta, decision);
  if (at !== null && isBefore(context.clock().toISOString(), at)) return;
  await answerForSeat(context, table, decision);
}

/** Takes every free action of a seat that was ordered in advance and whose time has come. */
export async function takePromisedActions(context: Context, { matchId, seat }: DecisionWork): Promise<void> {
  await takeDueActions(context, await openTable(context, matchId), seat);
}

async function takeDueActions(context: Context, table: OpenTable, seat: Seat): Promise<void> {
  const now = context.clock().toISOString();
  const action = table.standing.promised?.find((promised) => {
    const at = promisedTime(context, table.meta, promised);
    return promised.seat === seat && (at === null || !isBefore(now, at));
  });
  if (action === undefined) return;
  const after = await takePromised(context, table, action);
  if (after !== null && after !== table) await takeDueActions(context, after, seat);
}

function decisionOf({ standing }: OpenTable, { seat, promptId }: DecisionWork): AwaitedDecision | undefined {
  return openDecisions(standing).find((d) => d.promptId === promptId && d.seat === seat);
}

async function enterInTime(context: Context, table: OpenTable, entry: TableEntry): Promise<void> {
  try {
    await enter(context, table, entry);
  } catch (error) {
    // The player was faster by a moment.
    if (!isTooLate(error)) throw error;
  }
}

/**
 * Gives the match's decisions that ran out before the house awoke a new deadline. It is a record like any other, so
 * tables, dashboards and due work all follow it, however often they are made anew.
 */
async function postpone(context: Context, table: OpenTable, awakeSince: string): Promise<void> {
  const now = context.clock().getTime();
  const extended = (d: AwaitedDecision): AwaitedDecision => {
    if (!isBefore(d.deadline, awakeSince)) return d;
    const ownMs = Date.parse(d.deadline) - Date.parse(d.since);
    return { ...d, deadline: new Date(now + Math.min(ownMs, MOST_EXTRA_MS)).toISOString() };
  };
  const clocks = (awaited: readonly AwaitedDecision[]) => awaited.map(extended);
  await enterInTime(context, table, { input: { kind: "postpone" }, clocks });
}

function isBefore(iso: string, other: string): boolean {
  return Date.parse(iso) < Date.parse(other);
}
