import type { Profile } from "@consigliere/store/profiles";
import { describe, expect, it } from "vitest";
import { closePage, hearPage, openPage } from "../../src/live/page.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { kick } from "../../src/lobby/removal.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { mute } from "../../src/play/mute.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const liveOf = async (t: TestContext, who: Profile, id: string) =>
  (await viewMatch(t.context, who.userId, id)).live;

/** Opens a page as a browser does: with the ticket that came with the view. */
async function look(t: TestContext, who: Profile, id: string, socket = who.name): Promise<string> {
  const { revision, ticket } = await liveOf(t, who, id);
  expect(await openPage(t.context, socket, ticket)).toBe("open");
  return revision;
}

/** The sockets that were told, with no other event. */
const told = (t: TestContext) => t.sockets.sent.splice(0).map(([socket]) => socket);

async function bluffTable(hidesAnswered: boolean, card: "high" | "low" = "low") {
  const t = await openContext([bluff(card, { hidesAnswered })]);
  const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
  const id = await startedMatch(t, [ann, bob, cleo], {}, "bluff", { visibility: "open" });
  const zoe = await t.person("Zoe");
  for (const who of [ann, bob, cleo, zoe]) await look(t, who, id);
  return { t, id, ann, bob, cleo, zoe };
}

describe("a change", () => {
  it("is told to everybody who sees it, once, and by its revision alone", async () => {
    const { t, id, ann, zoe } = await bluffTable(false);
    await answerAs(t, ann, id, "open");
    await t.settle();
    const revisions = new Map(t.sockets.sent);
    expect(told(t).sort()).toEqual(["Ann", "Bob", "Cleo", "Zoe"]);
    expect(revisions.get("Ann")).toBe((await liveOf(t, ann, id)).revision);
    expect(revisions.get("Zoe")).toBe((await liveOf(t, zoe, id)).revision);
    await t.pass(1);
    expect(told(t)).toEqual([]);
  });

  it("that somebody answered is told where everybody may know it", async () => {
    const { t, id, ann, bob } = await bluffTable(false);
    await answerAs(t, ann, id, "open");
    await t.settle();
    told(t);
    await answerAs(t, bob, id, "call");
    await t.settle();
    expect(told(t).sort()).toEqual(["Ann", "Bob", "Cleo", "Zoe"]);
  });

  it("that nobody else may notice is told to nobody else", async () => {
    const { t, id, ann, bob, cleo } = await bluffTable(true);
    await answerAs(t, ann, id, "open");
    await t.settle();
    told(t);
    await answerAs(t, bob, id, "call");
    await t.settle();
    expect(told(t)).toEqual(["Bob"]);
    const orders = { answerId: "orders-of-bob", settings: { answersByCard: true } };
    await changeSettings(t.context, bob.userId, id, orders);
    await t.settle();
    expect(told(t)).toEqual(["Bob"]);
    await answerAs(t, cleo, id, "fold");
    await t.settle();
    expect(told(t).sort()).toEqual(["Ann", "Bob", "Cleo", "Zoe"]);
  });

  it("of what only readers themselves change is told to nobody", async () => {
    const { t, id, ann } = await bluffTable(false);
    const before = (await liveOf(t, ann, id)).revision;
    await viewMatch(t.context, ann.userId, id, { since: 1, seen: 1 });
    await mute(t.context, ann.userId, id, { muted: true });
    expect((await liveOf(t, ann, id)).revision).toBe(before);
  });

  it("in the lobby is told, and so is that there is nothing to see any more", async () => {
    const t = await openContext();
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const { id, inviteToken: token } = await createMatch(t.context, ann, { game: "pennies", seats: 3 });
    await look(t, ann, id);
    await joinMatch(t.context, bob, id, { token });
    await t.settle();
    expect(told(t)).toEqual(["Ann"]);
    await look(t, bob, id);
    await kick(t.context, ann.userId, id, 1);
    await t.settle();
    expect(new Map(t.sockets.sent).get("Bob")).toBeNull();
    expect(told(t).sort()).toEqual(["Ann", "Bob"]);
    expect(await hearPage(t.context, "Bob")).toBe(JSON.stringify({ revision: null }));
  });
});

describe("what answers by itself", () => {
  /** When Cleo is told something, while Bob's orders answer depending on the card in his hand. */
  async function signalsWith(
    card: "high" | "low",
    hidesAnswered: boolean,
  ): Promise<[number, string | null][]> {
    const { t, id, ann, bob } = await bluffTable(hidesAnswered, card);
    const orders = { answerId: "orders-of-bob", settings: { answersByCard: true } };
    await changeSettings(t.context, bob.userId, id, orders);
    await answerAs(t, ann, id, "open");
    const signals: [number, string | null][] = [];
    for (let at = 0; at < 120; at += 5) {
      await t.pass(5);
      const mine = t.sockets.sent.splice(0).filter(([socket]) => socket === "Cleo");
      signals.push(...mine.map(([, revision]): [number, string | null] => [at, revision]));
    }
    return signals;
  }

  it.each([true, false])("is told the same in two worlds (hidden answers: %s)", async (hidesAnswered) => {
    const [high, low] = [await signalsWith("high", hidesAnswered), await signalsWith("low", hidesAnswered)];
    expect(high.length).toBeGreaterThan(0);
    expect(high).toEqual(low);
  });
});

describe("a ticket", () => {
  it("is good for ten minutes at least, and for no more than twenty", async () => {
    const t = await openContext();
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    const { ticket } = await liveOf(t, ann, id);
    t.clock.advance(600);
    expect(await openPage(t.context, "in time", ticket)).toBe("open");
    t.clock.advance(601);
    expect(await openPage(t.context, "too late", ticket)).toBe("refused");
  });

  it("is refused when it is made up, cut, changed, or signed as something else", async () => {
    const t = await openContext();
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    const { ticket, revision } = await liveOf(t, ann, id);
    const [body = "", signature = ""] = ticket.split(".");
    const forged = Buffer.from(JSON.stringify(["another", ann.userId, revision, 9e9])).toString("base64url");
    const bad = [
      ...["", ".", "x", body, `${body}.`, `.${signature}`, `${body}.${signature.slice(1)}`],
      ...[`${forged}.${signature}`, `${forged}.${t.context.links.sign(forged)}`],
      `${forged}.${t.context.links.sign(`act ${forged}`)}`,
    ];
    for (const one of bad) expect(await openPage(t.context, "bad", one), one).toBe("refused");
    expect(await t.context.store.live.at(id)).toEqual([]);
    expect(await t.context.store.live.at("another")).toEqual([]);
  });

  it("opens a few pages and no more", async () => {
    const t = await openContext();
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    const { ticket } = await liveOf(t, ann, id);
    const opened = [];
    for (let i = 0; i < 12; i++) opened.push(await openPage(t.context, `page-${i}`, ticket));
    expect(opened.filter((admission) => admission === "open")).toHaveLength(8);
    expect(opened.at(-1)).toBe("full");
    await closePage(t.context, "page-3");
    expect(await openPage(t.context, "page-12", ticket)).toBe("open");
  });
});

describe("a page", () => {
  it("hears at each sign of life what it was told last, and nothing once it is gone", async () => {
    const t = await openContext();
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    const id = await startedMatch(t, [ann, bob]);
    const revision = await look(t, ann, id);
    expect(await hearPage(t.context, "Ann")).toBe(JSON.stringify({ revision }));
    await closePage(t.context, "Ann");
    await closePage(t.context, "Ann");
    expect(await hearPage(t.context, "Ann")).toBe(JSON.stringify({ revision: null }));
    expect(await hearPage(t.context, "nobody")).toBe(JSON.stringify({ revision: null }));
  });

  it("that nobody can reach is told nothing more until it comes anew, and keeps no other from being told", async () => {
    const { t, id, ann, bob } = await bluffTable(false);
    t.sockets.closed.add("Bob");
    await answerAs(t, ann, id, "open");
    await t.settle();
    expect(told(t).sort()).toEqual(["Ann", "Cleo", "Zoe"]);
    t.sockets.closed.clear();
    await answerAs(t, bob, id, "call");
    await t.settle();
    expect(told(t).sort()).toEqual(["Ann", "Cleo", "Zoe"]);
    expect(await hearPage(t.context, "Bob")).toContain('"revision":null');
  });

  it("that cannot be told is a fault, and no reason to follow up on nothing else", async () => {
    const { t, id, ann, bob } = await bluffTable(false);
    await t.settle();
    const failing = { send: () => Promise.reject(new Error("no gateway")) };
    Object.assign(t.context, { sockets: failing });
    await answerAs(t, ann, id, "open");
    await t.settle();
    expect(t.faults).toMatchObject([{ what: "open pages could not be told", where: { matchId: id } }]);
    expect((await t.context.store.memberships.get(bob.userId, id))?.myTurn).toBe(true);
  });
});
