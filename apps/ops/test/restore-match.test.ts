import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { profileOf } from "@consigliere/service/account/profile";
import { editMatch } from "@consigliere/service/match/edit";
import { seatFor } from "@consigliere/service/match/seats";
import { operations } from "@consigliere/store/operations";
import { beforeEach, expect, it } from "vitest";
import { isAbout, type OpsContext, openOpsContext, runningMatch } from "./ops-context.ts";

let t: OpsContext;
let path: string;
beforeEach(async () => {
  t = await openOpsContext();
  path = join(await mkdtemp(join(tmpdir(), "restore-match-")), "before.jsonl.gz");
});

/** Ann has kept her card, and Bob was told by mail that he is asked, when the backup is made. */
async function backedUpMatch() {
  const match = await runningMatch(t);
  await t.pass(300);
  expect(await t.ops(["backup", path])).toMatchObject({ code: 0 });
  return match;
}

const recordsOf = async (id: string) => (await t.context.store.matches.records(id, { limit: 99 })).length;
const putBack = (id: string, ...more: string[]) => t.ops(["restore", path, "--match", id, ...more]);
const mailsAbout = (id: string) => t.mailer.sent.filter((mail) => isAbout(mail, id));

it("puts one match back to the middle, and leaves the others where they are", async () => {
  const { ann, bob, id } = await backedUpMatch();
  const other = await t.match([bob, ann]);
  // Ten hours later it is played to its end, and everybody is soon due to be told.
  t.clock.advance(10 * 3600);
  await t.answer(bob, id, "call");
  await t.answer(bob, id, "show");
  await t.answer(ann, id, "fold");
  await t.settle();
  const mails = mailsAbout(id).length;

  const refused = await putBack(id, "--yes");
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringContaining("3 records that the backup has not"),
  });
  expect(await putBack(id, "--over", "--dry-run")).toMatchObject({ code: 0 });
  expect(await recordsOf(id)).toBe(5);
  const done = await putBack(id, "--over", "--yes");
  expect(done).toMatchObject({ code: 0, out: `Match ${id} is back at record 2.` });
  expect(done.err).toMatch(new RegExp(`Puts match ${id} \\(pennies, Ann, Bob\\) .* back to record 2 of `));

  const row = await t.context.store.memberships.get(bob.userId, id);
  expect(row).toMatchObject({ status: "playing", myTurn: true });
  // The clock of his decision starts again.
  expect(row?.deadline).toBe(new Date(t.clock.now().getTime() + 12 * 3_600_000).toISOString());
  expect((await t.context.store.due.get("deadline", `${id}#1`))?.at).toBe(
    new Date(t.clock.now().getTime() + 9 * 3_600_000).toISOString(),
  );
  await t.settle();
  await t.pass(300);
  await t.pass(300);
  // He knows of this decision, and nobody is told of events that never happened.
  expect(mailsAbout(id)).toHaveLength(mails);
  // For ten hours nobody could be told of the other match, so its clock starts again, and nothing else happens to it.
  expect(await recordsOf(other)).toBe(2);

  await t.answer(bob, id, "call");
  await t.answer(bob, id, "show");
  await t.answer(ann, id, "fold");
  await t.settle();
  await t.pass(300);
  expect((await t.context.store.matches.meta(id))?.status).toBe("over");
  expect(mailsAbout(id).length).toBeGreaterThan(mails);
  expect(await t.ops(["match", "verify", id])).toMatchObject({ code: 0 });
  expect(await t.ops(["check", "--deep"])).toMatchObject({ code: 0 });
  expect(t.faults).toEqual([]);
});

it("wants a match that is being played to be called off first", async () => {
  const { ann, bob, id } = await backedUpMatch();
  await t.answer(bob, id, "call");
  expect(await putBack(id, "--over", "--yes")).toMatchObject({
    code: 1,
    err: expect.stringContaining(`is being played: \`match cancel ${id}\` first`),
  });
  await t.ops(["match", "cancel", id, "--yes"]);
  expect(await putBack(id, "--over", "--yes")).toMatchObject({ code: 0 });
  expect(await t.context.store.memberships.get(bob.userId, id)).toMatchObject({
    status: "playing",
    myTurn: true,
  });
  expect(await t.context.store.memberships.get(ann.userId, id)).toMatchObject({ myTurn: false });
});

it("keeps people where they are now, and what they muted", async () => {
  const { ann, bob, id } = await backedUpMatch();
  const cleo = await t.member("cleo@mob.test");
  const profile = await profileOf(t.context, cleo, "en");
  await editMatch(t.context, id, (meta) => ({ ...meta, seats: meta.seats.with(1, seatFor(profile)) }));
  await t.context.store.memberships.remove(bob.userId, id);
  await t.context.store.memberships.setNotifiedBy(ann.userId, id, { muted: true });
  await t.ops(["match", "cancel", id, "--yes"]);
  expect(await putBack(id, "--over", "--yes")).toMatchObject({ code: 0 });
  await t.settle();
  expect(await t.context.store.memberships.get(cleo.userId, id)).toMatchObject({
    status: "playing",
    myTurn: true,
  });
  expect(await t.context.store.memberships.get(bob.userId, id)).toBeUndefined();
  expect(await t.context.store.memberships.get(ann.userId, id)).toMatchObject({ muted: true });
  expect(await t.ops(["check", "--deep"])).toMatchObject({ code: 0 });
});

it("brings a match back that the table has lost, secret and invitation included", async () => {
  const { bob, id } = await backedUpMatch();
  const token = (await t.context.store.matches.meta(id))?.inviteToken ?? "";
  await deletePartition(`MATCH#${id}`);
  await deletePartition(`INVITE#${token}`);
  expect(await putBack(id, "--yes")).toMatchObject({ code: 0 });
  expect((await t.context.store.matches.findByInvite(token))?.id).toBe(id);
  await t.answer(bob, id, "call");
  await t.settle();
  expect(await t.ops(["match", "verify", id])).toMatchObject({ code: 0 });
});

it("refuses what the backup does not have", async () => {
  const lobby = await t.context.store.matches.createLobby(
    {
      ...(await t.context.store.matches.meta((await runningMatch(t)).id)),
      id: "waiting",
      inviteToken: "w",
    } as never,
    { secret: "00", salt: "00" },
  );
  await t.ops(["backup", path]);
  expect(await putBack("nothing", "--yes")).toMatchObject({
    code: 1,
    err: expect.stringContaining("There is no match nothing in the backup."),
  });
  expect(await putBack(lobby.id, "--yes")).toMatchObject({
    code: 1,
    err: expect.stringContaining("had not begun"),
  });
});

async function deletePartition(pk: string): Promise<void> {
  const { backup } = operations(t.connection);
  await backup.removeItems(backup.itemsIn(pk));
}
