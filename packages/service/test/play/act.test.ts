import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { actToken } from "../../src/match/act-link.ts";
import { confirmAct, previewAct } from "../../src/play/act.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
let ann: Profile;
let bob: Profile;
let id: string;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = await Promise.all([t.person("Ann"), t.person("Bob")]);
  id = await startedMatch(t, [ann, bob, await t.person("Cleo")]);
});

const promptOf = async ({ userId }: Profile) =>
  (await viewMatch(t.context, userId, id)).table?.prompts[0] ?? null;

/** The link with an answer to the person's prompt. */
async function linkFor(who: Profile, value: string): Promise<string> {
  const promptId = (await promptOf(who))?.id ?? "";
  const until = "2026-03-08T12:00:00.000Z";
  return actToken(t.context, { matchId: id, userId: who.userId, promptId, value, until });
}

const answersEntered = () => t.measured.filter(([name]) => name === "AnswerEntered").length;

describe("an answer link", () => {
  it("answers once, however often it is confirmed", async () => {
    const link = await linkFor(ann, "keep");
    for (let times = 0; times < 3; times++) await confirmAct(t.context, link);
    expect(await promptOf(ann)).toBeNull();
    expect(answersEntered()).toBe(1);
  });

  it("answers again when the answer was taken back, as often as that happens", async () => {
    await answerAs(t, ann, id, "keep");
    const link = await linkFor(bob, "call");
    await confirmAct(t.context, link);
    for (const again of ["undo-first", "undo-second"]) {
      await undoAnswer(t.context, bob.userId, id, again);
      expect((await previewAct(t.context, link)).prompt).toMatchObject({ sealed: null });
      await confirmAct(t.context, link);
      await confirmAct(t.context, link);
      expect(await promptOf(bob)).toMatchObject({ sealed: "call" });
    }
    expect(answersEntered()).toBe(4);
  });

  it("answers again when the answer was changed while it is sealed, and not when it stands", async () => {
    await answerAs(t, ann, id, "keep");
    const link = await linkFor(bob, "call");
    await confirmAct(t.context, link);
    await confirmAct(t.context, link);
    expect(answersEntered()).toBe(2);
    await answerAs(t, bob, id, "fold");
    await confirmAct(t.context, link);
    expect(await promptOf(bob)).toMatchObject({ sealed: "call" });
    expect(answersEntered()).toBe(4);
  });

  it("answers once when it is confirmed twice at the same moment", async () => {
    await answerAs(t, ann, id, "keep");
    const link = await linkFor(bob, "call");
    await confirmAct(t.context, link);
    await undoAnswer(t.context, bob.userId, id, "undo-first");
    await Promise.all([confirmAct(t.context, link), confirmAct(t.context, link)]);
    expect(await promptOf(bob)).toMatchObject({ sealed: "call" });
    expect(answersEntered()).toBe(3);
  });
});
