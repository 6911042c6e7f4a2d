/** Matches of the test game, for several tests. */

import type { Profile } from "@consigliere/store/profiles";
import { type Creation, createMatch } from "../src/lobby/create-match.ts";
import { joinMatch } from "../src/lobby/join-match.ts";
import { start } from "../src/lobby/start-match.ts";
import { answerPrompt } from "../src/play/answer-prompt.ts";
import { viewMatch } from "../src/play/view-match.ts";
import type { TestHouse } from "./house.ts";

let answers = 0;

/** A match between people, in the order in which they are given; the first is the host. */
export async function startedMatch(
  t: TestHouse,
  people: readonly Profile[],
  options = {},
  game = "pennies",
  more: Pick<Creation, "openAtEnd" | "visibility"> = {},
): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error("nobody");
  const creation = { game, seats: people.length, options, seatOrder: "chosen" as const, ...more };
  const meta = await createMatch(t.house, host, creation);
  for (const other of others) await joinMatch(t.house, other, meta.id, { token: meta.inviteToken });
  await start(t.house, meta.id, (m) => m);
  await t.settle();
  return meta.id;
}

/** Gives the answer to whatever the person is asked. */
export async function answerAs(t: TestHouse, who: Profile, matchId: string, value: string) {
  const view = await viewMatch(t.house, who.userId, matchId);
  const prompt = view.table?.prompts[0];
  if (prompt === undefined) throw new Error(`${who.name} is not asked`);
  answers += 1;
  return answerPrompt(t.house, who.userId, matchId, {
    answerId: `answer-${answers}`,
    prompt: prompt.id,
    value,
  });
}
