/** Matches of the test game, for several tests. */

import type { AnswerValue } from "@consigliere/contract/answer";
import type { HouseRules } from "@consigliere/contract/house-rules";
import type { Profile } from "@consigliere/store/profiles";
import { contribute } from "../src/lobby/contribute.ts";
import { createMatch } from "../src/lobby/create-match.ts";
import { joinMatch } from "../src/lobby/join-match.ts";
import { start } from "../src/lobby/start-match.ts";
import { answerPrompt } from "../src/play/answer-prompt.ts";
import { viewMatch } from "../src/play/view-match.ts";
import type { TestContext } from "./context.ts";

let answers = 0;

/** A match between people, in the order in which they are given; the first is the host. */
export async function startedMatch(
  t: TestContext,
  people: readonly Profile[],
  options = {},
  game = "pennies",
  more: Partial<HouseRules> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error("nobody");
  const creation = { game, seats: people.length, options, seatOrder: "chosen" as const, ...more };
  const meta = await createMatch(t.context, host, creation);
  for (const other of others) await joinMatch(t.context, other, meta.id, { token: meta.inviteToken });
  await start(t.context, meta.id, (m) => m);
  await t.settle();
  return meta.id;
}

/** Lets people open a table that gathers them. It is dealt when all of them have. */
export async function contributeAll({ context }: TestContext, matchId: string, people: readonly Profile[]) {
  const { commitment } = (await context.store.matches.meta(matchId)) ?? { commitment: "" };
  for (const { userId } of people)
    await contribute(context, userId, matchId, { commitment, contribution: "ab".repeat(16) });
}

/** Gives the answer to any question that the person is asked. */
export async function answerAs(
  t: TestContext,
  who: Profile,
  matchId: string,
  value: AnswerValue,
  since?: number,
) {
  const view = await viewMatch(t.context, who.userId, matchId);
  const prompt = view.table?.prompts[0];
  if (prompt === undefined) throw new Error(`${who.name} is not asked`);
  answers += 1;
  const body = { answerId: `answer-${answers}`, prompt: prompt.id, value };
  return answerPrompt(t.context, who.userId, matchId, body, since);
}

/** Plays a match of one round that gathers `people`, in any seats, to its end. Nothing that follows has happened yet. */
export async function playGathered(t: TestContext, matchId: string, people: readonly Profile[]) {
  await contributeAll(t, matchId, people);
  const lookOf = ({ userId }: Profile) => viewMatch(t.context, userId, matchId);
  for (let answer = "keep", isOver = false; !isOver; ) {
    for (const who of people) {
      const { match, table } = await lookOf(who);
      isOver = match.status !== "playing";
      if (table?.prompts[0] === undefined) continue;
      await answerAs(t, who, matchId, answer);
      answer = "fold";
    }
  }
}
