import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { closePage, hearPage, openPage } from "../../src/live/page.ts";
import { isLookingAt } from "../../src/live/presence.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { start } from "../../src/lobby/start-match.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
let [ann, bob, cleo, zoe] = [] as unknown as [Profile, Profile, Profile, Profile];
let id: string;

async function bluffTable(card: "high" | "low" = "low"): Promise<void> {
  t = await openContext([bluff(card, { hidesAnswered: true })]);
  [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  id = await startedMatch(t, [ann, bob, cleo], {}, "bluff", { visibility: "open" });
  zoe = await t.person("Zoe");
}
beforeEach(() => bluffTable());

async function open(who: Profile, socket = who.name): Promise<void> {
  const { live } = await viewMatch(t.context, who.userId, id);
  expect(await openPage(t.context, socket, live.ticket)).toBe("open");
  await t.settle();
}

async function close(socket: string): Promise<void> {
  await closePage(t.context, socket);
  await t.settle();
}

const hide = (who: Profile, showsPresence = false) => changeProfile(t.context, who, { showsPresence });

/** The news about who is looking that pages were told since the last call. */
const told = () => Object.fromEntries(t.sockets.present.splice(0));

describe("who looks at a table", () => {
  it("is told to the players who do, when a page opens and when it closes", async () => {
    await open(ann);
    expect(told()).toEqual({ Ann: [0] });
    await open(cleo);
    expect(told()).toEqual({ Ann: [0, 2], Cleo: [0, 2] });
    await close("Ann");
    expect(told()).toEqual({ Cleo: [2] });
  });

  it("is one and the same with two pages as with one", async () => {
    await open(ann);
    await open(bob);
    told();
    await open(bob, "Bob's phone");
    expect(told()).toEqual({ "Bob's phone": [0, 1] });
    await close("Bob");
    expect(told()).toEqual({});
    await close("Bob's phone");
    expect(told()).toEqual({ Ann: [0] });
  });

  it("is no business of people without a seat, and they are nobody's", async () => {
    await open(ann);
    told();
    await open(zoe);
    await open(bob);
    await close("Zoe");
    expect(told()).toEqual({ Ann: [0, 1], Bob: [0, 1] });
    expect(await hearPage(t.context, "Zoe")).not.toContain("present");
  });

  it("is heard again at every sign of life, for those who could not be told", async () => {
    t.sockets.closed.add("Bob");
    await open(bob);
    await open(ann);
    expect(told()).toEqual({ Ann: [0, 1] });
    t.sockets.closed.clear();
    expect(JSON.parse(await hearPage(t.context, "Bob"))).toMatchObject({ present: [0, 1] });
  });

  it("changes when a page's time has run out, as soon as any player's page comes or goes", async () => {
    await open(ann);
    await open(bob);
    for (let quarter = 0; quarter < 3; quarter++) {
      t.clock.advance(240);
      await hearPage(t.context, "Ann");
    }
    told();
    await open(cleo);
    expect(told()).toEqual({ Ann: [0, 2], Cleo: [0, 2] });
  });

  it("is known to the service of everybody, to be told of it or not", async () => {
    await hide(bob);
    expect(await isLookingAt(t.context, bob.userId, id)).toBe(false);
    await open(bob);
    expect(await isLookingAt(t.context, bob.userId, id)).toBe(true);
    expect(await isLookingAt(t.context, ann.userId, id)).toBe(false);
    t.clock.advance(601);
    expect(await isLookingAt(t.context, bob.userId, id)).toBe(false);
  });

  it("is not told in a lobby, where seats are not yet taken for good", async () => {
    const { id: lobby } = await createMatch(t.context, ann, { game: "bluff", seats: 3 });
    const { live } = await viewMatch(t.context, ann.userId, lobby);
    await openPage(t.context, "lobby", live.ticket);
    await t.settle();
    expect(told()).toEqual({});
  });

  it("is told to the pages of the lobby after the deal, by the seats that were drawn", async () => {
    const { id: lobby, inviteToken } = await createMatch(t.context, ann, { game: "bluff", seats: 3 });
    for (const who of [bob, cleo]) await joinMatch(t.context, who, lobby, { token: inviteToken });
    for (const who of [ann, cleo]) {
      const { live } = await viewMatch(t.context, who.userId, lobby);
      await openPage(t.context, who.name, live.ticket);
    }
    await start(t.context, lobby, (m) => m);
    await t.settle();
    const seats = await Promise.all(
      [ann, cleo].map(async (who) => (await viewMatch(t.context, who.userId, lobby)).viewer),
    );
    const present = seats.toSorted();
    expect(told()).toEqual({ Ann: present, Cleo: present });
  });
});

describe("a player who does not want to be shown", () => {
  it("is shown to nobody, and sees who is", async () => {
    await hide(bob);
    await open(ann);
    told();
    await open(bob);
    expect(told()).toEqual({ Bob: [0] });
    await open(cleo);
    expect(told()).toEqual({ Ann: [0, 2], Bob: [0, 2], Cleo: [0, 2] });
    await close("Bob");
    expect(told()).toEqual({});
  });

  it("tells the others nothing by coming and going, whatever else they did not hear of yet", async () => {
    await open(ann);
    await open(cleo);
    await hide(bob);
    t.clock.advance(500);
    await hearPage(t.context, "Ann");
    t.clock.advance(200);
    told();
    await open(bob);
    await close("Bob");
    expect(told()).toEqual({ Bob: [0] });
  });

  it("may want to again", async () => {
    await hide(ann);
    await hide(ann, true);
    await open(bob);
    await open(ann);
    expect(told()).toMatchObject({ Bob: [0, 1] });
  });
});

describe("what nobody may notice", () => {
  it("does not show by a page that could not be told of it", async () => {
    const seen = [];
    for (const isPlayed of [true, false]) {
      await bluffTable();
      await answerAs(t, ann, id, "open");
      await t.settle();
      for (const who of [ann, bob, cleo]) await open(who);
      told();
      t.sockets.closed.add("Bob");
      // Bob answers under seal on another device.
      const { table } = await viewMatch(t.context, bob.userId, id);
      const body = { answerId: "hidden-answer", prompt: table?.prompts[0]?.id ?? "", value: "call" };
      if (isPlayed) await answerPrompt(t.context, bob.userId, id, body);
      await t.settle();
      const during = told();
      await close("Cleo");
      seen.push([during, told()]);
    }
    expect(seen[0]).toEqual([{}, { Ann: [0, 1] }]);
    expect(seen[1]).toEqual(seen[0]);
  });
});
