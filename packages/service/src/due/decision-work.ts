import type { AnswerInput } from "@consigliere/engine/input";
import type { House } from "../house.ts";
import type { AwaitedDecision } from "../play/record.ts";
import { enter, type OpenTable, openTable, type TableEntry } from "../play/table.ts";
import type { DecisionWork } from "./plan.ts";
import { isTooLate } from "./too-late.ts";

/** The most that a player gets for a decision whose time ran out while the house slept. */
const MOST_EXTRA_MS = 12 * 3_600_000;

/**
 * Gives the fallback answer of a decision whose time is over, if it still stands. Time that ran out before the
 * house awoke (`awakeSince`, ISO) is not charged to the players: they get more, and see so.
 */
export async function applyDeadline(house: House, work: DecisionWork, awakeSince: string): Promise<void> {
  const table = await openTable(house, work.matchId);
  const decision = table.standing.awaited.find((d) => d.promptId === work.promptId && d.seat === work.seat);
  // Somebody has acted, or it was postponed with another decision and its new deadline is on its way.
  if (decision === undefined || isBefore(house.clock().toISOString(), decision.deadline)) return;
  if (isBefore(decision.deadline, awakeSince)) return postpone(house, table, awakeSince);
  return answerFor(house, table, fallbackOf(table, work));
}

/** Enters the answer that a seat gave in advance, if the decision still stands. */
export async function enterStandingAnswer(house: House, work: DecisionWork): Promise<void> {
  const table = await openTable(house, work.matchId);
  const answer = table.run.standing().find((a) => a.prompt === work.promptId && a.seat === work.seat);
  await answerFor(house, table, answer && { kind: "answer", ...answer, by: "standing-order" });
}

function fallbackOf({ run }: OpenTable, { promptId, seat }: DecisionWork): AnswerInput | undefined {
  const prompt = run.awaited().find((p) => p.id === promptId && p.seat === seat);
  return prompt && { kind: "answer", seat, prompt: prompt.id, value: prompt.fallback, by: "deadline" };
}

async function answerFor(house: House, table: OpenTable, input: AnswerInput | undefined): Promise<void> {
  if (input !== undefined) await enterInTime(house, table, { input });
}

async function enterInTime(house: House, table: OpenTable, entry: TableEntry): Promise<void> {
  try {
    await enter(house, table, entry);
  } catch (error) {
    // The player was faster by a moment.
    if (!isTooLate(error)) throw error;
  }
}

/**
 * Gives the match's decisions that ran out before the house awoke a new deadline. It is a record like any other, so
 * tables, dashboards and due work all follow it, however often they are made anew.
 */
async function postpone(house: House, table: OpenTable, awakeSince: string): Promise<void> {
  const now = house.clock().getTime();
  const extended = (d: AwaitedDecision): AwaitedDecision => {
    if (!isBefore(d.deadline, awakeSince)) return d;
    const ownMs = Date.parse(d.deadline) - Date.parse(d.since);
    return { ...d, deadline: new Date(now + Math.min(ownMs, MOST_EXTRA_MS)).toISOString() };
  };
  const clocks = (awaited: readonly AwaitedDecision[]) => awaited.map(extended);
  await enterInTime(house, table, { input: { kind: "postpone" }, clocks });
}

function isBefore(iso: string, other: string): boolean {
  return Date.parse(iso) < Date.parse(other);
}
