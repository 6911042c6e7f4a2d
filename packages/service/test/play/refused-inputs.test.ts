import { beforeEach, expect, it } from "vitest";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

it("refused answers in a row are soon too many, which keeps nobody from a legal one or from another match", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const [id, other] = [await startedMatch(t, [ann, bob]), await startedMatch(t, [ann, bob])];
  const asked = (await viewMatch(t.context, ann.userId, id)).table?.prompts[0]?.id ?? "";
  const tryAs = async (who: typeof ann, matchId: string, prompt: string, attempt: number) => {
    const body = { answerId: `attempt-${attempt}`, prompt, value: "keep" };
    return answerPrompt(t.context, who.userId, matchId, body).then(
      () => "taken",
      (error: { code: string }) => error.code,
    );
  };
  const before = JSON.stringify(await viewMatch(t.context, ann.userId, id));
  const codes: string[] = [];
  for (let attempt = 0; attempt < 60; attempt++) {
    // Somebody else's prompt, and none at all.
    codes.push(await tryAs(bob, id, attempt % 2 === 0 ? asked : "f".repeat(24), attempt));
  }
  expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => "match/stale-prompt"));
  expect(new Set(codes.slice(30))).toEqual(new Set(["request/too-many"]));
  expect(JSON.stringify(await viewMatch(t.context, ann.userId, id))).toBe(before);

  expect(await tryAs(bob, other, "gone", 0)).toBe("match/stale-prompt");
  expect(await tryAs(ann, id, "gone", 0)).toBe("match/stale-prompt");
  await answerAs(t, ann, id, "keep");
  await answerAs(t, bob, id, "call");
  t.clock.advance(600);
  expect(await tryAs(bob, id, "gone", 500)).toBe("match/stale-prompt");
});
