import { mkdtemp, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteTableCommand } from "@aws-sdk/client-dynamodb";
import { actToken } from "@consigliere/service/match/act-link";
import { confirmAct } from "@consigliere/service/play/act";
import { createBaseClient } from "@consigliere/store/client";
import { expect, it } from "vitest";
import { isAbout, openOpsContext, runningMatch } from "./ops-context.ts";

it("an instance that lost its table goes on from a backup, in the middle of matches", async () => {
  const t = await openOpsContext();
  // Bob was told by mail that it is his turn, with a link that answers.
  const { ann, bob, id } = await runningMatch(t);
  await t.pass(300);
  expect(t.mailer.to(bob.email).filter((mail) => isAbout(mail, id))).toHaveLength(1);
  const promptId = (await t.context.store.memberships.get(bob.userId, id))?.promptIds[0] ?? "";
  const until = "2026-03-20T00:00:00.000Z";
  const link = actToken(t.context, { matchId: id, userId: bob.userId, promptId, value: "call", until });
  // They are soon due to be told of another match.
  const second = await t.match([bob, ann]);
  await t.settle();
  const mailsBefore = t.mailer.sent.length;

  const path = join(await mkdtemp(join(tmpdir(), "rehearsal-")), "before.jsonl.gz");
  // Even if others could read the replaced file, they cannot read the backup.
  await writeFile(path, "an old one", { mode: 0o644 });
  expect(await t.ops(["backup", path, "--yes"])).toMatchObject({ code: 0 });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const base = createBaseClient({ region: "us-east-1", endpoint: t.endpoint });
  await base.send(new DeleteTableCommand({ TableName: t.tableName }));
  expect((await t.ops(["check"])).code).toBe(2);

  const restored = await t.ops(["restore", path, "--yes"]);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.out).toContain("what followed from 0 matches was mended");
  expect((await t.ops(["restore", path, "--yes"])).err).toContain("The table is not empty");

  const after = await openOpsContext(t);
  const { result: who } = await after.sessions.whoIs(ann.headers);
  expect(who).toMatchObject({ userId: ann.userId, email: ann.email });
  expect((await after.context.store.due.get("deadline", `${id}#1`))?.at).toBe("2026-03-01T21:00:00.000Z");

  // The stream of the new table delivers everything again, and the tick does what is due.
  await after.settle();
  await after.pass(300);
  await after.pass(300);
  const again = after.mailer.sent.filter((mail) => isAbout(mail, id));
  expect(again).toEqual([]);
  const aboutSecond = after.mailer.sent.filter((mail) => isAbout(mail, second));
  expect(aboutSecond.map((mail) => mail.to).sort()).toEqual([ann.email, bob.email]);
  expect(t.mailer.sent).toHaveLength(mailsBefore);

  await confirmAct(after.context, link);
  await after.answer(bob, id, "show");
  await after.answer(ann, id, "fold");
  await after.settle();
  expect((await after.context.store.matches.meta(id))?.status).toBe("over");
  // Nobody answers in the second one: its deadlines still pass.
  await after.pass(25 * 3600);
  expect(await after.context.store.matches.records(second, { limit: 9 })).toHaveLength(2);
  expect(await after.ops(["match", "verify", id])).toMatchObject({ code: 0 });
  expect(await after.ops(["check", "--deep"])).toMatchObject({ code: 0 });
  expect([...t.faults, ...after.faults]).toEqual([]);
});
