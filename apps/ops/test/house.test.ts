import { appendFile, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeKeys, keySchema } from "@consigliere/api/keys";
import { openStream } from "@consigliere/service/testing/stream";
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

describe("outbox", () => {
  it("lists, shows and retries, without saying what is in a mail", async () => {
    const { id, bob } = await withDeadMails();
    const list = await t.ops(["outbox", "list", "--dead", "--json"]);
    const dead = (JSON.parse(list.out) as { dedupeKey: string; to: string }[]).find(
      (m) => m.to === bob.email,
    );
    expect(list.out).not.toMatch(/Call|http|subject|payload/);
    expect((await t.ops(["outbox", "list"])).out).toMatch(
      /email +notifications +bob@mob.test +dead +6 .*Error 554/,
    );
    const key = dead?.dedupeKey ?? "";
    expect((await t.ops(["outbox", "show", key])).out).not.toContain("http");
    const body = await t.ops(["outbox", "show", key, "--body"]);
    expect(body.out).toContain(`/m/${id}`);
    expect(body.err).toContain("Careful");
    expect((await t.ops(["match", "show", id])).out).toContain("Error 554");

    expect(await t.ops(["outbox", "retry", key, "--yes"])).toMatchObject({ code: 0, out: "1 queued." });
    expect(await t.ops(["outbox", "retry", key, "--yes"])).toMatchObject({ code: 1 });
    expect(await t.ops(["outbox", "retry"])).toMatchObject({ code: 2 });
    expect(await t.ops(["outbox", "retry", "--all-dead", "--yes"])).toMatchObject({ code: 0 });
    await t.pass(60);
    expect(t.mailer.to(bob.email).filter((mail) => isAbout(mail, id))).toHaveLength(1);
    expect((await t.ops(["outbox", "list"])).out).toBe("Nothing waits to be sent.");
    expect((await t.ops(["outbox", "show", key])).out).toMatch(/status +sent/);
    expect(await t.ops(["outbox", "show", "nothing"])).toMatchObject({ code: 1 });
  });
});

describe("failures", () => {
  it("lists what the local stack put aside, follows it up and forgets it", async () => {
    const [ann, bob] = [await t.member("ann@mob.test"), await t.member("bob@mob.test")];
    const stream = await openStream(t.tableName, t.endpoint);
    const id = await t.match([ann, bob]);
    const lost = (await stream.next()).filter((record) => JSON.stringify(record).includes(id)).slice(-2);
    const file = join(t.folder, "stream-failures.jsonl");
    for (const { sequenceNumber, dynamodb } of lost) {
      const record = { dynamodb: { ...dynamodb, SequenceNumber: sequenceNumber } };
      await appendFile(file, `${JSON.stringify({ reason: "boom\nat line 1", record })}\n`);
    }
    const { out } = await t.ops(["failures", "list"]);
    expect(out).toContain(id);
    expect(out).toContain("boom");
    expect((await t.ops(["check"])).out).toMatch(/stream failures +2/);

    expect(await t.ops(["failures", "drop", lost[0]?.sequenceNumber ?? "", "--yes"])).toMatchObject({
      code: 0,
    });
    expect((await t.context.store.memberships.get(ann.userId, id))?.myTurn).toBe(false);
    expect(await t.ops(["failures", "retry", "--yes"])).toMatchObject({ out: "1 followed up, 0 left." });
    expect((await t.context.store.memberships.get(ann.userId, id))?.myTurn).toBe(true);
    expect((await t.ops(["failures", "list"])).out).toBe("Nothing was given up.");
    expect((await t.ops(["failures", "drop", "7", "--yes"])).code).toBe(1);
  });
});

describe("due list", () => {
  it("lists what is due, and what is overdue", async () => {
    const { id } = await runningMatch(t);
    expect((await t.ops(["due", "list"])).out).toMatch(new RegExp(`deadline +${id}#1 +2026-03-01 21:00`));
    expect((await t.ops(["due", "list", "--overdue"])).out).toBe("Nothing is due.");
    t.clock.advance(13 * 3600);
    expect((await t.ops(["due", "list", "--overdue"])).out).toContain(`${id}#1`);
  });

  it("only counts answers given in advance", async () => {
    const at = t.clock.now().toISOString();
    await t.context.store.due.put({ kind: "standing-answer", key: "m#1", at, payload: null });
    expect((await t.ops(["due", "list"])).out).toBe(
      "Nothing is due.\n(and 1 that only their owners know: --spoil)",
    );
    expect((await t.ops(["due", "list", "--spoil"])).out).toContain("standing-answer");
    t.clock.advance(3600);
    expect((await t.ops(["check", "--json"])).out).not.toMatch(/standing|m#1/);
  });
});

describe("user", () => {
  it("shows, exports and deletes a person, by address or id", async () => {
    const { id, bob, ann } = await runningMatch(t);
    const shown = await t.ops(["user", "show", "Bob@mob.test"]);
    expect(shown.out).toMatch(new RegExp(`${id} +pennies +playing +1 +yes`));
    expect(shown.out).toContain("yourTurn: email, matchStart: email, matchEnd: email");
    expect((await t.ops(["user", "show", bob.userId])).out).toBe(shown.out);
    const json = await t.ops(["user", "show", bob.email, "--json"]);
    expect(json.out + shown.out).not.toMatch(/token|session/i);

    const path = join(await mkdtemp(join(tmpdir(), "ops-out-")), "ann.json");
    expect(await t.ops(["user", "export", ann.email, "-o", path])).toMatchObject({ code: 0 });
    expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({
      email: ann.email,
      matches: [{ seat: 0 }],
    });
    expect(await t.ops(["user", "export", ann.email])).toMatchObject({ code: 2 });
    const again = await t.ops(["user", "export", ann.email, "-o", path], { typed: "" });
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(again.err).toContain(`Replaces the file ${path}.`);

    expect(await t.ops(["user", "delete", bob.email, "--dry-run"])).toMatchObject({ code: 0, out: "" });
    expect(await t.ops(["user", "delete", bob.email, "--yes"])).toMatchObject({ code: 0 });
    await t.settle();
    expect(await t.sessions.whoIs(bob.headers)).toMatchObject({ result: null });
    expect((await t.ops(["user", "show", bob.email])).code).toBe(1);
    expect((await t.context.store.matches.meta(id))?.seats[1]?.player).toEqual({ bot: "dull" });
  });
});

describe("address", () => {
  it("shows whether mail arrives, and lets it go again", async () => {
    expect(await t.ops(["address", "clear", "a@mob.test", "--yes"])).toMatchObject({ code: 1 });
    await t.context.store.addresses.change("a@mob.test", (state) => ({
      ...state,
      status: "complained",
      reason: "abuse",
      since: t.clock.now().toISOString(),
    }));
    expect((await t.ops(["address", "show", "A@mob.test"])).out).toMatch(/status +complained\nreason +abuse/);
    const cleared = await t.ops(["address", "clear", "a@mob.test"], { typed: "y" });
    expect(cleared.err).toContain("called our mail spam");
    expect((await t.ops(["address", "show", "a@mob.test"])).out).toMatch(/status +ok/);
  });
});

describe("keys", () => {
  const stored = async () => keySchema.parse(JSON.parse(await readFile(join(t.folder, "keys.json"), "utf8")));

  it("are shown by age and fingerprint alone", async () => {
    const { out } = await t.ops(["keys", "show"]);
    expect(out.split("\n")).toHaveLength(5);
    expect(out).toMatch(/auth +[0-9a-f]{12} +2026-03-01 12:00 .* signs/);
    const { out: json } = await t.ops(["keys", "show", "--json"]);
    const secrets = Object.values(t.keys).flatMap((ring = []) =>
      typeof ring === "string" ? [ring] : ring.map((key) => ("value" in key ? key.value : key.privateKey)),
    );
    expect(secrets.filter((secret) => (out + json).includes(secret))).toEqual([]);
  });

  it("are rotated with notice, or at once after a leak", async () => {
    expect(await t.ops(["keys", "rotate", "auth", "--yes"])).toMatchObject({ code: 0 });
    expect((await stored()).auth.map((key) => key.from)).toEqual([
      "2026-03-01T12:15:00.000Z",
      "2026-03-01T12:00:00.000Z",
    ]);
    expect((await t.ops(["keys", "show"])).out).toMatch(/auth +\S+ +.*will sign/);
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
