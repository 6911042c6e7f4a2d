import { hoursBeforeNudge } from "@consigliere/contract/clock-rules";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { blockPlayer } from "../../src/account/blocked.ts";
import { changeProfile } from "../../src/account/profile.ts";
import { rematch } from "../../src/lobby/rematch.ts";
import { nudge } from "../../src/play/nudge.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { markLettersRead, readLetters, writeLetter } from "../../src/talk/letters.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;

let t: TestContext;
let ann: Profile;
let bob: Profile;
let cleo: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
});

async function write(who: Profile, id: string, text: string, other?: number) {
  await t.pass(1);
  const draft = { id: `letter-${text}`, text };
  const letter = await writeLetter(t.context, Promise.resolve(who), id, draft, other);
  await markLettersRead(t.context, who.userId, { matchId: id, letter: letter.id, other });
}
const read = (who: Profile, id: string, other?: number) =>
  readLetters(t.context, Promise.resolve(who), id, { with: other });
const block = (who: Profile, id: string, seat: number) => blockPlayer(t.context, who, id, seat);

it("nothing that somebody blocked has written is read by who blocked them, at any table", async () => {
  const first = await startedMatch(t, [ann, bob, cleo], {}, "pennies", { letters: "private" });
  const second = await startedMatch(t, [cleo, bob, ann]);
  await write(bob, first, "Fool.");
  await write(bob, first, "Only you.", 0);
  await write(bob, second, "Fool again.");
  const others = async () =>
    JSON.stringify([
      await Promise.all([read(bob, first), read(bob, first, 0), read(cleo, first), read(cleo, second)]),
      await viewMatch(t.context, bob.userId, first),
    ]);
  const before = await others();
  await block(ann, first, 1);
  // Pressed twice it is once.
  await block(ann, first, 1);
  await t.settle();
  for (const page of [await read(ann, first), await read(ann, first, 1), await read(ann, second)])
    expect(page.letters).toEqual([expect.objectContaining({ text: "", hidden: "blocked" })]);
  // Nobody else can tell.
  expect(await others()).toBe(before);
  const { blocked = [] } = (await t.context.store.profiles.get(ann.userId)) ?? ann;
  expect(blocked.map(({ name }) => name)).toEqual(["Bob"]);
  await changeProfile(t.context, ann, { unblock: blocked[0]?.id ?? "" });
  expect((await read(ann, second)).letters[0]).toMatchObject({ text: "Fool again." });
});

it("no message tells of their letters, nor of another match that they call", async () => {
  const id = await startedMatch(t, [ann, bob, cleo], { rounds: 1 });
  await block(ann, id, 1);
  await write(bob, id, "Wake up.");
  await write(cleo, id, "Good day.");
  await t.pass(GRACE);
  const [mail] = t.mailer.to("ann@mob.test");
  expect(mail?.text).toContain("Cleo: Good day.");
  expect(mail?.text).not.toContain("Wake up.");
  await answerAs(t, ann, id, "keep");
  await answerAs(t, bob, id, "fold");
  await answerAs(t, cleo, id, "fold");
  await t.settle();
  // Another day, with all its messages.
  await t.pass(24 * 3600);
  const told = t.mailer.to("ann@mob.test").length;
  const toCleo = t.mailer.to("cleo@mob.test").length;
  await rematch(t.context, bob.userId, id);
  await t.settle();
  await t.pass(GRACE);
  expect(t.mailer.to("ann@mob.test")).toHaveLength(told);
  expect(t.mailer.to("cleo@mob.test").length).toBe(toCleo + 1);
});

it.each([true, false])("nor of their nudges; blocked: %s", async (isBlocked) => {
  const id = await startedMatch(t, [ann, bob], { turnHours: 72 });
  await t.pass(GRACE);
  if (isBlocked) await block(ann, id, 1);
  await t.pass((hoursBeforeNudge + 1) * 3600);
  await nudge(t.context, bob.userId, id, 0);
  await t.settle();
  await t.pass(GRACE);
  await t.pass(GRACE);
  const told = t.mailer.to("ann@mob.test").map(({ text }) => text);
  expect(told.some((text) => text.includes("Bob nudges you"))).toBe(!isBlocked);
});

it("nobody blocks themselves, an empty chair, or at a table of others", async () => {
  const id = await startedMatch(t, [ann, bob]);
  for (const seat of [0, 2, 15])
    await expect(block(ann, id, seat)).rejects.toMatchObject({ code: "match/no-person-there" });
  await expect(block(cleo, id, 0)).rejects.toMatchObject({ code: "match/unknown" });
});
