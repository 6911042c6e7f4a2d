import { enterApiPlayer, startApiMatch } from "./support/api-player.ts";
import { expect, test } from "./support/fixtures.ts";

test("four guests play a whole match through the API alone", async ({ stack }) => {
  const players = await Promise.all(["Ann", "Ben", "Cleo", "Dan"].map((name) => enterApiPlayer(stack, name)));
  const [first] = players;
  if (!first) throw new Error("nobody");
  const id = await startApiMatch(players, { mobSize: 5 });
  const isOver = async () => (await first.view(id)).match.status === "over";
  let rounds = 0;
  while (!(await isOver())) {
    for (const player of players) await player.answerNow(id).catch(ignoreLateAnswers);
    rounds += 1;
    expect(rounds).toBeLessThan(2000);
  }
  const { match } = await first.view(id);
  expect(match.outcome?.placements).toHaveLength(4);
  expect(match.secret).not.toBeNull();
});

/** Another's answer may have settled what this one was about. */
function ignoreLateAnswers(error: Error): void {
  if (!/match\/(stale-prompt|already-answered|over)/.test(error.message)) throw error;
}
