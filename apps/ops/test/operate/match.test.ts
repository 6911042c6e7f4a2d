import { inflateSync } from "node:zlib";
import { checkProof } from "@consigliere/engine/check-proof";
import { FINDINGS } from "@consigliere/engine/finding";
import { replay } from "@consigliere/engine/match-file";
import { readDashboard } from "@consigliere/service/lobby/dashboard";
import { answerCorrection } from "@consigliere/service/play/answer-correction";
import { changeSettings } from "@consigliere/service/play/change-settings";
import { readProof } from "@consigliere/service/play/proof";
import { viewMatch } from "@consigliere/service/play/view-match";
import { openContext, type TestContext } from "@consigliere/service/testing/context";
import { operationsOf, recordAt, tamper } from "@consigliere/service/testing/operations";
import { pennies } from "@consigliere/service/testing/pennies";
import { answerAs, startedMatch } from "@consigliere/service/testing/pennies-match";
import { beforeEach, describe, expect, it } from "vitest";
import { rebuildAll } from "../../src/operate/backup-table.ts";
import { callOffMatch } from "../../src/operate/cancel-match.ts";
import { checkAll, isHealthy } from "../../src/operate/check-all.ts";
import { exportMatch } from "../../src/operate/export-match.ts";
import { inspectMatch } from "../../src/operate/inspect-match.ts";
import { rebuildMatch } from "../../src/operate/rebuild-match.ts";
import { verifyMatch } from "../../src/operate/verify-match.ts";

/** The body of an item, compressed or not. */
function textOf(body: Readonly<Record<string, unknown>> | undefined): string {
  return body?.["S"] === undefined
    ? inflateSync(Buffer.from(String(body?.["B"]), "base64")).toString()
    : String(body["S"]);
}

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

async function twoPeople() {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  return { ann, bob, id: await startedMatch(t, [ann, bob]) };
}

async function playedOut() {
  const match = await twoPeople();
  const { ann, bob, id } = match;
  for (const [who, value] of [
    [ann, "show"],
    [bob, "call"],
    [bob, "keep"],
    [ann, "fold"],
  ] as const) {
    await answerAs(t, who, id, value);
  }
  await t.settle();
  return match;
}

describe("verifying a match", () => {
  it("agrees with every record of a match that was played, running or over", async () => {
    const { ann, id } = await twoPeople();
    await answerAs(t, ann, id, "keep");
    await t.settle();
    expect(await verifyMatch(t.context, id)).toMatchObject({ agreed: 2, difference: null, projections: [] });
    const over = await playedOut();
    const verdict = await verifyMatch(t.context, over.id);
    expect(verdict).toMatchObject({ records: 5, agreed: 5, underOtherRules: 0, difference: null });
  });

  it("agrees with a match that came to go by a correction on the way, with its file and with its proof", async () => {
    const { ann, bob, id } = await twoPeople();
    const game = pennies("1", "keep", { corrections: ["loud"] });
    Object.assign(t.context, { games: [game] });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    for (const { userId } of [ann, bob])
      await answerCorrection(t.context, userId, id, { correction: "loud", agrees: true });
    await t.settle();
    for (const [who, value] of [
      [bob, "call"],
      [bob, "keep"],
      [ann, "call"],
    ] as const)
      await answerAs(t, who, id, value);
    await t.settle();
    const next = await startedMatch(t, [ann, bob], { rounds: 1 });
    await answerAs(t, ann, next, "keep");
    await answerAs(t, bob, next, "call");
    await t.settle();
    for (const [over, records] of [
      [id, 6],
      [next, 3],
    ] as const) {
      const verdict = await verifyMatch(t.context, over);
      expect(verdict).toMatchObject({ records, agreed: records, difference: null, projections: [] });
      const { file } = await exportMatch(t.context, over, { spoil: false });
      const again = replay(game, JSON.parse(JSON.stringify(file)));
      expect(again).toMatchObject({ sameEvents: true, sameState: true });
      expect(again.run.state).toMatchObject({ calls: over === id ? [10, 10] : [10] });
      const proof = JSON.stringify(await readProof(t.context, ann.userId, over));
      const found = [...checkProof(proof, { games: [game], receipts: [] })].flatMap((step) =>
        "found" in step ? [step.found] : [],
      );
      const codes = found.map(({ code }) => code);
      expect(codes.filter((code) => FINDINGS[code] === "broken")).toEqual([]);
      expect(codes).toEqual(expect.arrayContaining(["records/agree", "outcome/agrees"]));
      expect(codes.includes("records/corrected")).toBe(over === id);
    }
  });

  it("changes nothing, even where opening the table would", async () => {
    const { ann, id } = await twoPeople();
    await answerAs(t, ann, id, "keep");
    const corrected = { ...t.context, games: [pennies("2", "conceal")] };
    const verdict = await verifyMatch(corrected, id);
    expect(verdict).toMatchObject({ underOtherRules: 2, agreed: 0, difference: null });
    expect(await t.context.store.matches.records(id, { limit: 9 })).toHaveLength(2);
  });

  it("runs a step again that was restarted under corrected rules, and goes on from it", async () => {
    const { ann, bob, id } = await twoPeople();
    await answerAs(t, ann, id, "keep");
    const corrected = { ...t, context: { ...t.context, games: [pennies("2", "conceal")] } };
    await viewMatch(corrected.context, ann.userId, id);
    await answerAs(corrected, ann, id, "conceal");
    await answerAs(corrected, bob, id, "call");
    const verdict = await verifyMatch(corrected.context, id);
    expect(verdict).toMatchObject({ underOtherRules: 2, agreed: 3, restarts: [3], difference: null });
    await tamper(t, recordAt(id, 3), (item) => ({
      ...item,
      body: { S: textOf(item["body"]).replace('"from":"1"', '"from":"2"') },
    }));
    const same = await verifyMatch(corrected.context, id);
    expect(same.difference).toMatchObject({ seq: 3, what: "needless-restart" });
  });

  it("goes on from a snapshot of older rules whose answers still fit", async () => {
    const { ann, bob, id } = await twoPeople();
    await answerAs(t, ann, id, "keep");
    const next = { ...t, context: { ...t.context, games: [pennies("2")] } };
    await answerAs(next, bob, id, "call");
    const verdict = await verifyMatch(next.context, id);
    expect(verdict).toMatchObject({ underOtherRules: 2, agreed: 1, restarts: [], difference: null });
  });

  it.each([
    ["an event", "events", 2, { event: true }],
    ["an answer", "events", 2, { answer: true }],
    ["the place in the random stream", "random-position", 3, { randomAt: true }],
  ] as const)("names the first record in which %s was changed", async (_, what, seq, how) => {
    const { id } = await playedOut();
    await tamper(t, recordAt(id, seq), (item) => {
      const body = textOf(item["body"]);
      if ("randomAt" in how) return { ...item, randomAt: { N: "99999" } };
      const changed =
        "event" in how
          ? body.replace('"type":"shown"', '"type":"kept"')
          : body.replace('"value":"show"', '"value":"keep"');
      expect(changed).not.toBe(body);
      return { ...item, body: { S: changed } };
    });
    expect((await verifyMatch(t.context, id)).difference).toMatchObject({ seq, what });
  });

  it("finds a record that is not the one of the chain, whose match does not open", async () => {
    const { id } = await playedOut();
    await tamper(t, recordAt(id, 3), (item) => {
      const link = JSON.parse(String(item["link"]?.["S"]));
      return { ...item, link: { S: JSON.stringify({ ...link, head: "00".repeat(32) }) } };
    });
    expect((await verifyMatch(t.context, id)).difference).toMatchObject({ seq: 3, what: "link" });
  });

  it("finds a gap, and a commitment that the secret does not keep", async () => {
    const { id } = await playedOut();
    const { matches } = t.context.store;
    const stretch: typeof matches.stretch = async (...asked) =>
      (await matches.stretch(...asked)).filter((record) => record.seq !== 2);
    const withGap = { ...t.context, store: { ...t.context.store, matches: { ...matches, stretch } } };
    expect((await verifyMatch(withGap, id)).difference).toMatchObject({ seq: 2, what: "gap" });
    const loadSecret = async () => ({ secret: "00".repeat(32), salt: "00".repeat(32) });
    const liar = { ...t.context, store: { ...t.context.store, matches: { ...matches, loadSecret } } };
    expect((await verifyMatch(liar, id)).difference).toMatchObject({ what: "commitment" });
  });
});

describe("rebuilding", () => {
  it("mends rows that lag, lie or are gone, and plans a deadline that was lost", async () => {
    const { ann, bob, id } = await twoPeople();
    const { memberships, due } = t.context.store;
    const row = await memberships.get(bob.userId, id);
    if (row === undefined) throw new Error("no row");
    await memberships.project([{ row: { ...row, opponents: ["Nobody"] }, replaces: row }]);
    await memberships.setSeen(bob.userId, id, 1);
    await memberships.setNotified(bob.userId, id, ["match-start"]);
    await memberships.setNotifiedBy(bob.userId, id, { muted: true });
    await memberships.remove(ann.userId, id);
    await due.cancel("deadline", `${id}#0`);
    const { repaired, remaining } = await rebuildMatch(t.context, operationsOf(t), id);
    expect(repaired.map(({ what, seat, members }) => [what, seat, members])).toEqual([
      ["row-missing", 0, []],
      ["row-differs", 1, ["opponents"]],
      ["deadline-missing", 0, []],
    ]);
    expect(remaining).toEqual([]);
    expect(await memberships.get(bob.userId, id)).toEqual({
      ...row,
      seenEvents: 1,
      seenAt: expect.any(String),
      notifiedPrompts: ["match-start"],
      muted: true,
    });
    expect((await due.get("deadline", `${id}#0`))?.payload).toMatchObject({ seat: 0 });
  });
});

describe("a dashboard row of somebody who sits nowhere", () => {
  it("is found and removed, and no other", async () => {
    const { ann, id } = await twoPeople();
    await t.pass(1200);
    const row = await t.context.store.memberships.get(ann.userId, id);
    if (row === undefined) throw new Error("no row");
    const stray = async (userId: string, matchId: string) => {
      await t.context.store.memberships.project([{ row: { ...row, userId, matchId }, replaces: undefined }]);
    };
    await stray("stranger", id);
    await stray("stranger", "gone");
    const health = await checkAll(t.context, operationsOf(t), { deep: false });
    expect(health.leftovers.map(({ matchId }) => matchId).sort()).toEqual([id, "gone"].sort());
    expect(isHealthy(health)).toBe(false);
    expect(await rebuildMatch(t.context, operationsOf(t), id)).toMatchObject({
      repaired: [{ what: "row-without-seat", userId: "stranger" }],
      remaining: [],
    });
    expect(await t.context.store.memberships.list("stranger")).toMatchObject([{ matchId: "gone" }]);
    expect(await rebuildAll(t.context, operationsOf(t))).toMatchObject([{ matchId: "gone" }]);
    expect(await t.context.store.memberships.list("stranger")).toEqual([]);
    expect(await t.context.store.memberships.get(ann.userId, id)).toEqual(row);
    expect(isHealthy(await checkAll(t.context, operationsOf(t), { deep: false }))).toBe(true);
  });
});

describe("a match that newer code has written", () => {
  it("keeps a check of the others from nothing", async () => {
    const { id } = await twoPeople();
    const other = await playedOut();
    await t.pass(1200);
    await tamper(
      t,
      (item) => item["pk"]?.["S"] === `MATCH#${id}` && item["sk"]?.["S"] === "META",
      (item) => ({ ...item, v: { N: "99" } }),
    );
    const health = await checkAll(t.context, operationsOf(t), { deep: false });
    expect(health).toMatchObject({ matches: { over: 1 }, leftovers: [], unreadable: [{ id }] });
    expect((await rebuildAll(t.context, operationsOf(t))).map(({ matchId }) => matchId)).toEqual([id]);
    expect((await t.context.store.matches.meta(other.id))?.status).toBe("over");
  });
});

describe("calling a match off", () => {
  it("takes it off the dashboards and tells nobody that it is their turn", async () => {
    const { ann, id } = await twoPeople();
    await callOffMatch(t.context, id);
    await callOffMatch(t.context, id);
    await t.settle();
    await t.pass(90_000);
    expect(await readDashboard(t.context, ann.userId)).toEqual([]);
    expect(t.mailer.sent).toEqual([]);
    expect(t.faults).toEqual([]);
    expect((await viewMatch(t.context, ann.userId, id)).match.status).toBe("cancelled");
  });
});

describe("looking", () => {
  it("shows a match without what is hidden in it", async () => {
    const { ann, bob, id } = await twoPeople();
    await changeSettings(t.context, bob.userId, id, { answerId: "orders", settings: { window: "call" } });
    await answerAs(t, ann, id, "keep");
    await t.settle();
    const report = await inspectMatch(t.context, operationsOf(t), id, { spoil: false });
    expect(report).toMatchObject({
      records: 3,
      versions: { made: "1", records: ["1"] },
      waiting: [{ seat: 1, topic: "call-or-fold" }],
      due: [{ kind: "deadline", seat: 0 }],
      standstill: null,
    });
    expect(JSON.stringify(report)).not.toMatch(/card-|secret|standing/);
    const spoilt = await inspectMatch(t.context, operationsOf(t), id, { spoil: true });
    expect(spoilt.due.map((work) => work.kind)).toContain("standing-answer");
  });

  it("finds nothing wrong where nothing is, and everything that is", async () => {
    const { ann, bob, id } = await twoPeople();
    await playedOut();
    await t.pass(1200);
    const healthy = await checkAll(t.context, operationsOf(t), { deep: true });
    expect(healthy).toMatchObject({ matches: { playing: 1, over: 1 }, lostAddresses: [] });
    expect(isHealthy(healthy)).toBe(true);

    t.clock.advance(30 * 3600);
    await t.context.store.memberships.remove(bob.userId, id);
    const row = (await t.context.store.memberships.get(ann.userId, id)) ?? null;
    if (row !== null)
      await t.context.store.memberships.project([
        { row: { ...row, userId: bob.userId, matchId: "gone" }, replaces: undefined },
      ]);
    await t.context.store.addresses.change("ann@mob.test", (state) => ({ ...state, status: "bounced" }));
    const ill = await checkAll(t.context, operationsOf(t), { deep: false });
    expect(isHealthy(ill)).toBe(false);
    expect(ill.overdue.map((work) => work.key)).toContain(`${id}#0`);
    expect(ill).toMatchObject({
      stuck: [{ id, standstill: "deadline-passed" }],
      sick: [{ id, faults: [{ what: "row-missing", seat: 1 }] }],
      leftovers: [{ userId: bob.userId, matchId: "gone" }],
      lostAddresses: [{ status: "bounced" }, { email: "ann@mob.test" }],
    });
  });
});
