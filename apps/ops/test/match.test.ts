import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { matchFileSchema, replay } from "@consigliere/engine/match-file";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeEach, describe, expect, it } from "vitest";
import { finishedMatch, type OpsContext, openOpsContext, runningMatch } from "./ops-context.ts";

let t: OpsContext;
beforeEach(async () => {
  t = await openOpsContext();
});

const folder = () => mkdtemp(join(tmpdir(), "ops-out-"));

describe("match show", () => {
  it("says who sits where, who is waited for since when, and nothing that is hidden", async () => {
    const { id, bob } = await runningMatch(t);
    const { code, out } = await t.ops(["match", "show", id]);
    expect(code).toBe(0);
    expect(out).toMatch(/status +playing\n/);
    expect(out).toMatch(/1 +Bob +\S+ +player/);
    expect(out).toMatch(/1 Bob +call-or-fold +2026-03-01 12:00 .* {2}2026-03-02 00:00 \(in 12 h\)/);
    expect(out).toMatch(/deadline +1 Bob/);
    expect(out).toContain(bob.userId);
    const json = await t.ops(["match", "show", id, "--json"]);
    expect(JSON.parse(json.out)).toMatchObject({ meta: { id }, records: 2, waiting: [{ seat: 1 }] });
    expect(out + json.out).not.toMatch(/card-|secret|token/);
  });

  it("shows the hidden state only when told to, and warns", async () => {
    const { id } = await runningMatch(t);
    const { out, err } = await t.ops(["match", "show", id, "--spoil"]);
    expect(out).toMatch(/card-0-\d+/);
    expect(err).toContain("spoils");
  });

  it("takes an id that begins with a dash for an id", async () => {
    const { id } = await runningMatch(t);
    const meta = await t.context.store.matches.meta(id);
    if (meta === undefined) throw new Error("no match");
    const dashed = { ...meta, id: "-f_OW2PQ6rF0sLWy", inviteToken: "t", status: "lobby" as const };
    await t.context.store.matches.createLobby(dashed, { secret: "00", salt: "00" });
    const { code, out } = await t.ops(["match", "show", dashed.id, "--json"]);
    expect([code, JSON.parse(out)]).toMatchObject([0, { meta: { id: dashed.id } }]);
    const retry = await t.ops(["failures", "retry", "--match", dashed.id, "--dry-run"]);
    expect(retry.err).toContain(`match ${dashed.id} in`);
    expect(await t.ops(["match", "show", id, "--verbosely"])).toMatchObject({ code: 2 });
  });

  it("says in one line that there is no such match", async () => {
    expect(await t.ops(["match", "show", "nothing", "--data", t.folder])).toEqual({
      code: 1,
      out: "",
      err: "There is no match or person nothing here.",
    });
  });

  it("says first which table it looks into, beside the result, where the call does not", async () => {
    const { id } = await runningMatch(t);
    const { out, err } = await t.ops(["match", "show", id, "--json"]);
    expect(err).toBe(`On the local table of ${t.folder}: no --stage is named.`);
    expect(JSON.parse(out)).toMatchObject({ meta: { id } });
    expect((await t.ops(["match", "show", id, "--data", t.folder])).err).toBe("");
  });
});

it("match show finds a match by its page and invitation, and a person's matches by address or id", async () => {
  const { id, ann } = await runningMatch(t);
  const { inviteToken } = (await t.context.store.matches.meta(id)) ?? {};
  const { out } = await t.ops(["match", "show", id]);
  for (const link of [`http://localhost:3000/i/${inviteToken}`, `http://localhost:3000/en/m/${id}/?x#k=y`]) {
    expect(await t.ops(["match", "show", link])).toMatchObject({ code: 0, out });
  }
  await t.context.store.addresses.change(ann.email, (state) => ({
    ...state,
    status: "complained",
    reason: "abuse",
  }));
  const person = await t.ops(["match", "show", "Ann@mob.test"]);
  expect(person.out).toMatch(/mail arrives +complained abuse/);
  expect(person.out).toMatch(new RegExp(`${id} +pennies +playing +0 +-`));
  expect((await t.ops(["match", "show", ann.userId])).out).toBe(person.out);
  expect((await t.ops(["check"])).out).toMatch(/ann@mob.test +complained +abuse/);
});

describe("match export", () => {
  it("writes the file that replays a match", async () => {
    const { id } = await finishedMatch(t);
    const path = join(await folder(), "m.json");
    expect(await t.ops(["match", "export", id, "-o", path])).toMatchObject({ code: 0 });
    const file = matchFileSchema.parse(JSON.parse(await readFile(path, "utf8")));
    expect(replay(pennies(), file)).toMatchObject({ sameEvents: true, sameState: true });
    const printed = await t.ops(["match", "export", id]);
    expect(JSON.parse(printed.out)).toEqual(file);
  });

  it("keeps a running match to itself unless told otherwise", async () => {
    const { id } = await runningMatch(t);
    const refused = await t.ops(["match", "export", id]);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain("--spoil");
    const spoilt = await t.ops(["match", "export", id, "--spoil"]);
    expect(spoilt.code).toBe(0);
    expect(spoilt.err).toContain("spoils");
  });
});

describe("match verify", () => {
  it("ends well where everything agrees, and with the first difference where not", async () => {
    const { id, bob } = await finishedMatch(t);
    expect(await t.ops(["match", "verify", id])).toMatchObject({
      code: 0,
      out: "5 of 5 records agree, run again under pennies 1.\nEverything agrees.",
    });
    await t.context.store.memberships.remove(bob.userId, id);
    const { code, out } = await t.ops(["match", "verify", id]);
    expect(code).toBe(1);
    expect(out).toContain(`DIFFERS: seat 1 (${bob.userId}) has no dashboard row.`);
  });
});

it("what follows from a match is mended, and only when that is allowed", async () => {
  const { id, bob } = await runningMatch(t);
  await t.context.store.memberships.remove(bob.userId, id);
  const row = () => t.context.store.memberships.get(bob.userId, id);
  const retry = ["failures", "retry", "--match", id];
  const dry = await t.ops([...retry, "--dry-run"]);
  expect(dry).toMatchObject({ code: 0, out: "" });
  expect(dry.err).toContain("Dry run, nothing is written: Makes anew");
  expect(await t.ops(retry)).toMatchObject({ code: 2, err: expect.stringContaining("add --yes") });
  const no = await t.ops(retry, { typed: "n" });
  expect(no).toMatchObject({
    code: 1,
    err: expect.stringMatching(/Go on\? \[y\/N\][\s\S]*Nothing was changed/),
  });
  expect(await row()).toBeUndefined();
  const yes = await t.ops(retry, { typed: "y" });
  expect(yes).toMatchObject({ code: 0, out: expect.stringContaining(`${id}: mended: seat 1`) });
  expect(await row()).toMatchObject({ myTurn: true });
  expect(await t.ops([...retry, "--yes"])).toMatchObject({ out: "Nothing was wrong." });
});

describe("match cancel", () => {
  it("calls a running match off, and none that is over", async () => {
    const { id } = await runningMatch(t);
    expect(await t.ops(["match", "cancel", id, "--yes"])).toMatchObject({ code: 0 });
    expect((await t.context.store.matches.meta(id))?.status).toBe("cancelled");
    const done = await finishedMatch(t);
    expect(await t.ops(["match", "cancel", done.id, "--yes"])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/\nThe match is over\.$/),
    });
  });
});
