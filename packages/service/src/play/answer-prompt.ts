import type { AnswerBody } from "@consigliere/contract/answers";
import type { MatchLook, Since } from "@consigliere/contract/play";
import { RefusedError } from "@consigliere/engine/errors";
import type { Input } from "@consigliere/engine/input";
import type { Seat } from "@consigliere/engine/seat";
import type { Context } from "../context.ts";
import { enter } from "../match/enter.ts";
import { openTableAt, openTableFor } from "../match/load.ts";
import type { CallersTable, OpenTable } from "../match/open-table.ts";
import { callerAt } from "../match/people.ts";
import { limit, type RateLimit } from "../rate-limit.ts";
import { Refusal } from "../refusal.ts";
import { lookAt } from "./view-match.ts";

/** Answers a prompt and shows the current match. The same answer id twice answers once. */
export function answerPrompt(
  context: Context,
  userId: string,
  matchId: string,
  body: AnswerBody,
  since?: Since,
): Promise<MatchLook> {
  const input = (seat: Seat): Input => ({
    kind: "answer",
    seat,
    prompt: body.prompt,
    value: body.value,
    by: "player",
  });
  return enterMine(context, { userId, matchId, answerId: body.answerId, input }, since);
}

/**
 * The number of inputs that a player may enter in one step, including changes of mind and withdrawn answers. Everyone
 * who opens the match runs through all of them again. The busiest step of our games takes a dozen.
 */
export const mostInputsInAStep = 100;

/** Far more than double or late clicks ever add up to. Nobody should learn a table's rules by trying. */
const REFUSED_INPUTS: RateLimit = { name: "refused-input", calls: 30, seconds: 600 };

export interface MyInput {
  readonly userId: string;
  readonly matchId: string;
  readonly answerId: string;
  readonly input: (seat: Seat, table: OpenTable) => Input;
  /** Whether it would change nothing. Then nothing is written. */
  readonly isVain?: (table: OpenTable, seat: Seat) => boolean;
}

/** Enters an input of the user's own seat, and shows its result. @throws Refusal, RefusedError */
export async function enterMine(context: Context, mine: MyInput, since?: Since): Promise<MatchLook> {
  return lookAt(context, await enterInput(context, mine), { since });
}

/** The table after an input of the user's own seat. @throws Refusal, RefusedError */
export async function enterInput(
  context: Context,
  { userId, matchId, answerId, input, isVain }: MyInput,
): Promise<CallersTable> {
  const table = await openTableAt(context, matchId, userId, "plays");
  const { seat } = table;
  const isRepeat = table.tail.some((record) => record.answerId === answerId);
  if (!isRepeat && isVain?.(table, seat)) return table;
  const anew = (now: OpenTable) => input(seat, now);
  const entry = { input: input(seat, table), anew, answerId, userId };
  if (!isRepeat && hasEnteredMost(table, userId) && !isWaitedFor(table, entry.input)) {
    throw new Refusal("match/too-many-changes");
  }
  try {
    const entered = await enter(context, table, entry);
    const isSame = entered.meta === table.meta;
    return { ...table, ...entered, caller: isSame ? table.caller : callerAt(entered.meta, userId) };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await limit(context, REFUSED_INPUTS, `${matchId} ${userId}`);
    // If the first try of a repeated answer was applied some steps ago, the rules refuse the repeat. It is no mistake.
    const first = await context.store.matches.findAnswer(matchId, answerId);
    if (first === undefined) throw error;
    if (first.userId !== userId) throw new Refusal("match/answer-id-reused");
    return openTableFor(context, matchId, userId);
  }
}

/** An input that the others wait for, or one that ends everything, can be entered at any time. */
function isWaitedFor({ run }: OpenTable, input: Input): boolean {
  if (input.kind !== "answer") return input.kind === "resign";
  const prompt = run.prompts(input.seat).find(({ id }) => id === input.prompt);
  return prompt?.optional === false && prompt.sealed === null;
}

function hasEnteredMost({ tail }: OpenTable, userId: string): boolean {
  return tail.filter((record) => record.userId === userId).length >= mostInputsInAStep;
}
