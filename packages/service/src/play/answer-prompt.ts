import type { AnswerBody, MatchView } from "@consigliere/contract/play";
import { RefusedError } from "@consigliere/engine/errors";
import type { Input } from "@consigliere/engine/input";
import type { Seat } from "@consigliere/engine/seat";
import type { House } from "../house.ts";
import { Refusal } from "../refusal.ts";
import { mySeat } from "./seat.ts";
import { enter, type OpenTable, openTable } from "./table.ts";
import { tableView } from "./view-match.ts";

/** Answers a prompt and shows the match as it then stands. The same answer id twice answers once. */
export function answerPrompt(
  house: House,
  userId: string,
  matchId: string,
  body: AnswerBody,
): Promise<MatchView> {
  const input = (seat: Seat): Input => ({
    kind: "answer",
    seat,
    prompt: body.prompt,
    value: body.value,
    by: "player",
  });
  return enterMine(house, { userId, matchId, answerId: body.answerId, input });
}

export interface MyInput {
  readonly userId: string;
  readonly matchId: string;
  readonly answerId: string;
  readonly input: (seat: Seat) => Input;
  /** Whether it would change nothing, so that nothing is written. May refuse. */
  readonly isVain?: (table: OpenTable, seat: Seat) => boolean;
}

/** Enters an input of the user's own seat. @throws Refusal, RefusedError */
export async function enterMine(house: House, mine: MyInput): Promise<MatchView> {
  return tableView(house, mine.userId, await enterInput(house, mine));
}

/** The table after an input of the user's own seat. */
export async function enterInput(
  house: House,
  { userId, matchId, answerId, input, isVain }: MyInput,
): Promise<OpenTable> {
  const table = await openTable(house, matchId, userId);
  const seat = mySeat(table.meta, userId);
  const isRepeat = table.tail.some((record) => record.answerId === answerId);
  if (!isRepeat && isVain?.(table, seat)) return table;
  const entry = { input: input(seat), answerId, userId };
  try {
    return await enter(house, table, entry);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    // A repeat whose first try was applied some steps ago is refused by the rules: it is no mistake.
    const first = await house.store.matches.findAnswer(matchId, answerId);
    if (first === undefined) throw error;
    if (first.userId !== userId) throw new Refusal("match/answer-id-reused");
    return openTable(house, matchId);
  }
}
