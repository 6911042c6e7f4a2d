import { expect, it } from "vitest";
import type { Measure } from "../../src/context.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const valuesOf = (t: TestContext, name: Measure) =>
  t.measured.filter(([measured]) => measured === name).map(([, value]) => value);

it("answers, mails and mails given up are counted", async () => {
  const t = await openContext();
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  await answerAs(t, ann, id, "keep");
  await t.pass(0);
  await t.pass(180);
  expect(valuesOf(t, "AnswerEntered")).toEqual([1]);
  expect(valuesOf(t, "MailSent")).toHaveLength(t.mailer.sent.length);
  expect(t.mailer.sent.length).toBeGreaterThan(0);

  t.mailer.failure = new Error("mailbox on fire");
  await answerAs(t, bob, id, "fold");
  await t.settle();
  await t.pass(180);
  for (const minutes of [1, 5, 30, 120, 360]) await t.pass(minutes * 60);
  expect(valuesOf(t, "MailDead")).toEqual([1]);
});

it("how late the oldest due work was is noted with each tick", async () => {
  const t = await openContext();
  await t.pass(60);
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  await startedMatch(t, [ann, bob], { turnHours: 1 });
  await t.settle();
  await t.pass(120);
  await t.pass(3600);
  const [idle, inTime, late] = valuesOf(t, "DueLagSeconds");
  expect([idle, inTime]).toEqual([0, 0]);
  expect(late).toBe(120);
});
