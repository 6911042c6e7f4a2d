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
    expect(await t.ops(["match", "show", id, "--verbosely"])).toMatchObject({ code: 2 });
  });

  it("says in one line that there is no such match", async () => {
    expect(await t.ops(["match", "show", "nothing", "--data", t.folder])).toEqual({
      code: 1,
      out: "",
      err: "There is no such match.",
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

describe("match find", () => {
  it("finds by address, name, user id, invitation and status", async () => {
    const { id, ann } = await runningMatch(t);
    const meta = await t.context.store.matches.meta(id);
    const ways = [
      ["--player", "ann@mob.test"],
      ["--player", "Ann"],
      ["--player", ann.userId],
      ["--invite", `http://localhost:3000/i/${meta?.inviteToken}`],
      ["--status", "playing"],
    ];
    for (const way of ways) {
      const { code, out } = await t.ops(["match", "find", ...way]);
      expect([code, out.split("\n").length]).toEqual([0, 2]);
      expect(out).toMatch(new RegExp(`${id} +pennies +playing +Ann, Bob +Bob `));
    }
    expect(await t.ops(["match", "find", "--status", "over"])).toMatchObject({
      code: 0,
      out: "No match is like that.",
    });
  });

  it("finds what stands still", async () => {
    const { id } = await runningMatch(t);
    expect(await t.ops(["match", "find", "--stuck", "1"])).toMatchObject({
      code: 0,
      out: "No match is like that.",
    });
    t.clock.advance(14 * 3600);
    const { out } = await t.ops(["match", "find", "--stuck", "1"]);
    expect(out).toContain(id);
    expect(out).toContain("a deadline has passed");
  });

  it("wants a condition, and one that makes sense", async () => {
    expect(await t.ops(["match", "find"])).toMatchObject({ code: 2 });
    expect(await t.ops(["match", "find", "--stuck", "soon"])).toMatchObject({ code: 2 });
    expect(await t.ops(["match", "find", "--status", "lost"])).toMatchObject({ code: 2 });
  });
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

describe("match rebuild", () => {
  it("says what it would do, and does it when it is allowed to", async () => {
    const { id, bob } = await runningMatch(t);
    await t.context.store.memberships.remove(bob.userId, id);
    const row = () => t.context.store.memberships.get(bob.userId, id);

    const dry = await t.ops(["match", "rebuild", id, "--dry-run"]);
    expect(dry).toMatchObject({ code: 0, out: "" });
    expect(dry.err).toContain("Dry run, nothing is written: Makes dashboard rows");
    const alone = await t.ops(["match", "rebuild", id]);
    expect(alone.code).toBe(2);
    expect(alone.err).toContain("add --yes");
    const no = await t.ops(["match", "rebuild", id], { typed: "n" });
    expect(no.code).toBe(1);
    expect(no.err).toContain("Go on? [y/N]");
    expect(no.err).toContain("Nothing was changed.");
    expect(await row()).toBeUndefined();

    const yes = await t.ops(["match", "rebuild", id], { typed: "y" });
    expect(yes.code).toBe(0);
    expect(yes.out).toContain(`${id}: mended: seat 1`);
    expect(await row()).toMatchObject({ myTurn: true });
    expect(await t.ops(["match", "rebuild", "--all", "--yes"])).toMatchObject({ out: "Nothing was wrong." });
    expect(await t.ops(["match", "rebuild"])).toMatchObject({ code: 2 });
  });
});

describe("match substitute", () => {
  it("hands a seat to a bot and to a person", async () => {
    const { id, bob } = await runningMatch(t);
    const cleo = await t.member("cleo@mob.test");
    const toBot = await t.ops(["match", "substitute", id, "1", "--bot", "dull", "--yes"]);
    expect(toBot.code).toBe(0);
    expect(toBot.err).toContain(
      `Gives seat 1 of match ${id} from Bob (${bob.userId}) to a bot of level dull`,
    );
    await t.settle();
    const toCleo = await t.ops(["match", "substitute", id, "1", "--with", cleo.email], { typed: "yes" });
    expect(toCleo).toMatchObject({ code: 0, out: "Seat 1 is Cleo's now." });
    await t.settle();
    expect(await t.context.store.memberships.get(cleo.userId, id)).toMatchObject({
      seat: 1,
      status: "playing",
    });
    expect(await t.context.store.memberships.get(bob.userId, id)).toBeUndefined();
    expect((await t.ops(["match", "verify", id])).code).toBe(0);
  });

  it("makes nothing for a newcomer while it only asks", async () => {
    const { id } = await runningMatch(t);
    const cleo = await t.member("cleo@mob.test");
    await t.context.store.profiles.delete(cleo.userId);
    const newcomer = ["match", "substitute", id, "1", "--with", cleo.email];
    expect(await t.ops([...newcomer, "--dry-run"])).toMatchObject({ code: 0 });
    expect(await t.context.store.profiles.get(cleo.userId)).toBeUndefined();
    expect(await t.ops([...newcomer, "--yes"])).toMatchObject({ code: 0, out: "Seat 1 is Newcomer's now." });
  });

  it.each([
    [["1"], 2, "To whom?"],
    [["x", "--bot", "dull"], 2, "is no seat"],
    [["9", "--bot", "dull"], 1, "There is no such seat"],
    [["1", "--bot", "genius"], 1, "pennies has no bot genius; it has dull."],
    [["1", "--with", "ann@mob.test"], 1, "at this table already"],
    [["1", "--with", "nobody@mob.test"], 1, "Nobody here has the address"],
  ])("refuses %j", async (args, code, line) => {
    const { id } = await runningMatch(t);
    const result = await t.ops(["match", "substitute", id, ...args, "--yes"]);
    expect(result).toMatchObject({ code, out: "", err: expect.stringContaining(line) });
  });
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
