import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { contribute } from "../../src/lobby/contribute.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { joinMatch } from "../../src/lobby/join-match.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { startMatch } from "../../src/lobby/start-match.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { testBeacon } from "../../testing/beacon.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { pathsIn } from "../../testing/short-links.ts";

const GRACE = 150;

let t: TestContext;
let ann: Profile;
let bob: Profile;
async function open(more: Parameters<typeof openContext>[1] = {}) {
  t = await openContext(undefined, more);
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
}
beforeEach(() => open());

const by = (digits: string) => digits.repeat(32);
const mailTo = (name: string) => t.mailer.to(`${name}@mob.test`).at(-1)?.text ?? "";

/** A match in which Ann and Bob have contributed. */
async function mixedMatch(): Promise<{ id: string; commitment: string }> {
  const lobby = { game: "pennies", seats: 2, seatOrder: "chosen" as const };
  const { id, inviteToken: token, commitment } = await createMatch(t.context, ann, lobby);
  await contribute(t.context, ann.userId, id, { commitment, contribution: by("aa") });
  await joinMatch(t.context, bob, id, { token, commitment, contribution: by("bb") });
  await startMatch(t.context, ann.userId, id, undefined);
  await t.settle();
  return { id, commitment };
}

describe("the mail that a match has begun", () => {
  it("has the whole commitment, and what its reader mixed in", async () => {
    const { commitment } = await mixedMatch();
    await t.pass(GRACE);
    expect(mailTo("bob")).toContain(`Seal of the shuffles: ${commitment}`);
    expect(mailTo("bob")).toContain(`You mixed in, as number 2: ${by("bb")}`);
    expect(mailTo("bob")).toContain("No beacon was mixed in");
  });

  it("is told with the first decision where that comes first, and is not told again", async () => {
    const { id, commitment } = await mixedMatch();
    await t.pass(GRACE);
    expect(mailTo("ann")).toContain(commitment);
    expect(mailTo("ann")).toContain(`You mixed in, as number 1: ${by("aa")}`);
    await answerAs(t, ann, id, "keep");
    await answerAs(t, bob, id, "fold");
    await answerAs(t, bob, id, "keep");
    await t.settle();
    await t.pass(GRACE);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(2);
    expect(mailTo("ann")).not.toContain(commitment);
  });

  it("says which round of which beacon was mixed in, or that it did not come", async () => {
    const beacon = testBeacon();
    await open({ beacon });
    const first = await mixedMatch();
    await t.pass(60);
    await t.pass(GRACE);
    const round = async (id: string) =>
      (await viewMatch(t.context, ann.userId, id)).match.dealing.beacon?.round;
    const { chain } = beacon.chain;
    expect(mailTo("bob")).toContain(`Round ${await round(first.id)} of the beacon ${chain} was mixed in`);
    beacon.says = () => null;
    const second = await mixedMatch();
    await t.pass(60);
    await t.pass(60);
    await t.pass(GRACE);
    expect(mailTo("bob")).toContain(`Round ${await round(second.id)} of the beacon ${chain} did not come`);
  });
});

describe("the mail that a rematch was called", () => {
  async function called() {
    const old = await startedMatch(t, [ann, bob], { rounds: 1 });
    await answerAs(t, ann, old, "keep");
    await answerAs(t, bob, old, "fold");
    await t.settle();
    await t.pass(GRACE);
    const next = await rematch(t.context, ann.userId, old);
    await t.settle();
    return next;
  }

  it("shows the commitment before its reader contributes, once, and not to whoever called", async () => {
    const { id, commitment } = await called();
    await t.pass(GRACE);
    await t.settle();
    await t.pass(GRACE);
    expect(mailTo("bob")).toContain(commitment);
    const paths = async (who: string) =>
      (await Promise.all(t.mailer.to(who).map((mail) => pathsIn(t.context, mail)))).join("\n");
    expect((await paths("bob@mob.test")).split(`/en/m/${id}/`)).toHaveLength(2);
    expect(await paths("ann@mob.test")).not.toContain(id);
  });

  it("is not sent to who has opened the table meanwhile", async () => {
    const { id, commitment } = await called();
    await contribute(t.context, bob.userId, id, { commitment, contribution: by("bb") });
    await t.settle();
    await t.pass(GRACE);
    expect(mailTo("bob")).not.toContain(id);
  });
});
