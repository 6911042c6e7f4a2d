import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { completeKeys, keySchema } from "@consigliere/api/keys";
import { beforeEach, describe, expect, it } from "vitest";
import { finishedMatch, isAbout, type OpsContext, openOpsContext, runningMatch } from "./ops-context.ts";

let t: OpsContext;
beforeEach(async () => {
  t = await openOpsContext();
});

/** Ann and Bob in a match; the mails to them were given up. */
async function withDeadMails() {
  const match = await runningMatch(t);
  t.mailer.failure = Object.assign(new Error("554 sending is paused"), { responseCode: 554 });
  for (const minutes of [10, 2, 6, 31, 121, 361]) await t.pass(minutes * 60);
  t.mailer.failure = null;
  return match;
}

it("check lists dead deliveries without their content, and a retry sends what is still true", async () => {
  const { id, bob } = await withDeadMails();
  const check = await t.ops(["check", "--json"]);
  expect(check.code).toBe(1);
  expect(check.out).not.toMatch(/Call|http|subject|payload/);
  expect((await t.ops(["check"])).out).toMatch(/email +bob@mob.test +Error 554/);
  expect((await t.ops(["match", "show", id])).out).toContain("Error 554");
  const retried = await t.ops(["failures", "retry", "--yes"]);
  expect(retried.out).toMatch(/^0 followed up, 0 left, 0 dropped; \d deliver\w+ queued.$/);
  await t.pass(60);
  expect(t.mailer.to(bob.email).filter((mail) => isAbout(mail, id))).toHaveLength(1);
  expect(JSON.parse((await t.ops(["check", "--json"])).out)).toMatchObject({ deadDeliveries: [] });
});

it("a retry follows up what the local stack put aside, even if it was killed at that before", async () => {
  const [ann, bob] = [await t.member("ann@mob.test"), await t.member("bob@mob.test")];
  const id = await t.match([ann, bob]);
  const file = join(t.folder, "stream-failures.jsonl");
  for (const [at, SequenceNumber] of [
    [file, "1"],
    [`${file}.taken`, "2"],
  ] as const) {
    const record = { dynamodb: { SequenceNumber } };
    await appendFile(at, `${JSON.stringify({ reason: "boom\nat line 1", record })}\n`);
  }
  expect((await t.ops(["check"])).out).toMatch(/1 +- +records of the stream +boom/);
  expect((await t.context.store.memberships.get(ann.userId, id))?.myTurn).toBe(false);
  const retried = await t.ops(["failures", "retry", "--yes"]);
  expect(retried).toMatchObject({ code: 0, out: expect.stringContaining("2 followed up, 0 left") });
  expect((await t.context.store.memberships.get(ann.userId, id))?.myTurn).toBe(true);
  expect((await t.ops(["check"])).out).toMatch(/failures +0/);
});

it("check hides answers given in advance that are overdue", async () => {
  const at = t.clock.now().toISOString();
  await t.context.store.due.put({ kind: "standing-answer", key: "m#1", at, payload: null });
  t.clock.advance(3600);
  const { out } = await t.ops(["check", "--json"]);
  expect(JSON.parse(out)).toMatchObject({ overdue: [{ kind: "automatic", key: "hidden" }] });
  expect(out).not.toMatch(/standing|m#1/);
});

it("a person is deleted for good, by address or id", async () => {
  const { id, bob } = await runningMatch(t);
  expect(await t.ops(["user", "delete", bob.email, "--dry-run"])).toMatchObject({ code: 0, out: "" });
  expect(await t.ops(["user", "delete", bob.userId, "--yes"])).toMatchObject({ code: 0 });
  await t.settle();
  expect(await t.sessions.whoIs(bob.headers)).toMatchObject({ result: null });
  expect(await t.ops(["user", "delete", bob.email, "--yes"])).toMatchObject({ code: 1 });
  expect((await t.context.store.matches.meta(id))?.seats[1]?.player).toEqual({ bot: "dull" });
});

describe("keys", () => {
  const stored = async () => keySchema.parse(JSON.parse(await readFile(join(t.folder, "keys.json"), "utf8")));

  it("are rotated with notice, or at once after a leak", async () => {
    expect(await t.ops(["keys", "rotate", "auth", "--yes"])).toMatchObject({ code: 0 });
    expect((await stored()).auth.map((key) => key.from)).toEqual([
      "2026-03-01T12:15:00.000Z",
      "2026-03-01T12:00:00.000Z",
    ]);
    const before = await stored();
    expect(await t.ops(["keys", "rotate", "link", "--now", "--drop-old", "--yes"])).toMatchObject({
      code: 0,
    });
    const after = await stored();
    expect(after.link).toHaveLength(1);
    expect(after.link[0]?.value).not.toBe(before.link[0]?.value);
    expect(after.auth).toEqual(before.auth);
    expect(await t.ops(["keys", "rotate", "push", "--drop-old", "--yes"])).toMatchObject({ code: 2 });
    expect(await t.ops(["keys", "rotate", "shoes", "--yes"])).toMatchObject({ code: 2 });
  });
});

it("keys that came while the question of a rotation stood are kept, and its notice begins with the yes", async () => {
  const file = join(t.folder, "keys.json");
  const stored = async () => keySchema.parse(JSON.parse(await readFile(file, "utf8")));
  const meanwhile = async () => {
    t.clock.advance(20 * 60);
    await writeFile(file, JSON.stringify(completeKeys(await stored(), 2, t.clock.now())));
  };
  const rotated = await t.ops(["keys", "rotate", "auth"], { typed: "yes", meanwhile });
  expect(rotated).toMatchObject({ code: 0 });
  expect(await stored()).toMatchObject({ origin1: expect.any(String), origin2: expect.any(String) });
  expect((await stored()).auth[0]?.from).toBe("2026-03-01T12:35:00.000Z");
});

describe("check", () => {
  it("ends well when all is well, and names what is not", async () => {
    await finishedMatch(t);
    const { id } = await withDeadMails();
    const well = await openOpsContext();
    expect((await well.ops(["check"])).out).toContain("All is well.");
    t.clock.advance(24 * 3600);
    const { code, out } = await t.ops(["check"]);
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`Stuck \\(match show\\)\\n.*\\n +${id} .*a deadline has passed`));
    expect(out).toMatch(/Dead deliveries/);
    expect(JSON.parse((await t.ops(["check", "--json"])).out)).toMatchObject({
      matches: { playing: 1, over: 1 },
    });
  });
});
