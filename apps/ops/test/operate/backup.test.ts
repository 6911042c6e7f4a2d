import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { tick } from "@consigliere/service/follow-up/tick";
import { viewMatch } from "@consigliere/service/play/view-match";
import { openContext, type TestContext } from "@consigliere/service/testing/context";
import { operationsOf, recordAt, tamper } from "@consigliere/service/testing/operations";
import { pennies } from "@consigliere/service/testing/pennies";
import { answerAs, startedMatch } from "@consigliere/service/testing/pennies-match";
import { beforeEach, describe, expect, it } from "vitest";
import { checkBackupFile } from "../../src/operate/backup-file.ts";
import { backUp, restore } from "../../src/operate/backup-table.ts";

let t: TestContext;
let path: string;
beforeEach(async () => {
  t = await openContext();
  path = join(await mkdtemp(join(tmpdir(), "backup-")), "backup.jsonl.gz");
});

const written = async () => gunzipSync(await readFile(path)).toString();

async function everything(): Promise<string[]> {
  const lines: string[] = [];
  for await (const item of operationsOf(t).backup.items()) {
    lines.push(JSON.stringify(Object.entries(item).sort()));
  }
  return lines.sort();
}

async function backedUp() {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  await answerAs(t, ann, id, "keep");
  await t.settle();
  const header = await backUp(t.context, operationsOf(t), { path, table: t.tableName });
  return { ann, bob, id, header };
}

describe("a backup", () => {
  it("says what it is in its first line and holds one item per line", async () => {
    const { header } = await backedUp();
    const [first = "", ...lines] = (await written()).trimEnd().split("\n");
    expect(JSON.parse(first)).toEqual(header);
    expect(header).toMatchObject({ format: "consigliere-backup/1", table: t.tableName, items: lines.length });
    expect(await checkBackupFile(path)).toEqual(header);
  });

  it("goes into another table as it was, with what it has to say to nobody twice", async () => {
    const { bob, id } = await backedUp();
    const other = await openContext([pennies()], { isNew: true });
    const result = await restore(other.context, operationsOf(other), { path });
    expect(result.rebuilt).toEqual([]);
    expect(await other.context.store.matches.load(id)).toEqual(await t.context.store.matches.load(id));
    expect(await other.context.store.notifications.list(bob.userId)).toEqual(
      await t.context.store.notifications.list(bob.userId),
    );
  });
});

describe("a restore", () => {
  it("charges nobody the time since the backup", async () => {
    const { ann, bob, id } = await backedUp();
    const other = await openContext([pennies()], { isNew: true });
    await restore(other.context, operationsOf(other), { path });
    other.clock.advance(30 * 3600);
    await tick(other.context);
    await other.settle();
    const { table } = await viewMatch(other.context, bob.userId, id);
    expect(table?.prompts[0]?.topic).toBe("call-or-fold");
    const later = new Date(other.clock.now().getTime() + 12 * 3_600_000).toISOString();
    expect(table?.waiting[0]?.deadline).toBe(later);
    expect((await viewMatch(other.context, ann.userId, id)).table?.waiting[0]?.deadline).toBe(later);
  });

  it("goes on past a match that is broken, and says so", async () => {
    const { id, bob } = await backedUp();
    const good = await startedMatch(t, [bob, await t.person("Cleo")]);
    await tamper(t, recordAt(id, 2), (item) => ({ ...item, v: { N: "99" } }));
    await t.context.store.memberships.remove(bob.userId, good);
    await backUp(t.context, operationsOf(t), { path, table: t.tableName });
    const other = await openContext([pennies()], { isNew: true });
    const { rebuilt } = await restore(other.context, operationsOf(other), { path });
    expect(rebuilt.find(({ matchId }) => matchId === id)?.remaining).toMatchObject([{ what: "broken" }]);
    expect(rebuilt.find(({ matchId }) => matchId === good)).toMatchObject({
      repaired: [{ what: "row-missing" }],
      remaining: [],
    });
    expect(await other.context.store.memberships.get(bob.userId, good)).toBeDefined();
  });

  it("refuses a file that was changed, cut short or is none, and writes nothing", async () => {
    await backedUp();
    const text = await written();
    const whole = await readFile(path);
    const other = await openContext([pennies()], { isNew: true });
    const attempt = () => restore(other.context, operationsOf(other), { path });
    await writeFile(path, gzipSync(text.replace('"status":{"S":"playing"}', '"status":{"S":"lobby"}')));
    await expect(attempt()).rejects.toThrow("checksum");
    await writeFile(path, gzipSync(text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1)));
    await expect(attempt()).rejects.toThrow(/holds \d+ items/);
    await writeFile(path, whole.subarray(0, whole.length - 20));
    await expect(attempt()).rejects.toThrow();
    await writeFile(path, gzipSync('{"format":"consigliere-backup/9"}\n'));
    await expect(attempt()).rejects.toThrow("no backup of this instance");
    await writeFile(path, "not gzip");
    await expect(attempt()).rejects.toThrow();
    await expect(restore(other.context, operationsOf(other), { path: `${path}.no` })).rejects.toThrow(
      "ENOENT",
    );
    for await (const item of operationsOf(other).backup.items()) expect(item).toBeUndefined();
  });

  it("refuses a table that is in use, unless it is to take the place of what is there", async () => {
    await backedUp();
    await expect(restore(t.context, operationsOf(t), { path })).rejects.toMatchObject({
      code: "store/not-empty",
    });
    const before = await everything();
    await startedMatch(t, [await t.person("Cleo"), await t.person("Dan")]);
    expect((await everything()).length).toBeGreaterThan(before.length);
    expect((await restore(t.context, operationsOf(t), { path, over: true })).rebuilt).toEqual([]);
    expect(await everything()).toEqual(before);
  });
});
