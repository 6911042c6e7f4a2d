/** Short links of mails: where they lead, and until when. Those to answers are in the API's test of mails. */
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { createTablePasses } from "../../src/account/table-passes.ts";
import { actToken } from "../../src/match/act-link.ts";
import { keyFor } from "../../src/match/table-link.ts";
import { openLink } from "../../src/notify/email/short-links.ts";
import { previewAct } from "../../src/play/act.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const DAY = 86_400;

let t: TestContext;
let ann: Profile;
let id: string;
beforeEach(async () => {
  t = await openContext();
  ann = await t.person("Ann");
  id = await startedMatch(t, [ann, await t.person("Bob")]);
  await t.pass(GRACE);
});

/** The contents of the links in Ann's mail: to the table, and to unsubscribe. */
function tokens(): string[] {
  const { text = "" } = t.mailer.to("ann@mob.test")[0] ?? {};
  return [...text.matchAll(/https:\/\/house\.test\/en\/o\/#(\S+)/g)].map(([, token = ""]) => token);
}
const pathOf = async (token = "") => (await openLink(t.context, token)).path;

/** Opens the table by the key in a path. */
async function open(path: string) {
  const passes = createTablePasses(t.context);
  return passes.checked(await passes.passOf(path.split("#table=")[1] ?? "", id));
}

describe("a short link", () => {
  it("leads to its table as its reader, or to fewer mails", async () => {
    const [table, stop, ...more] = tokens();
    expect(more).toEqual([]);
    expect(await pathOf(table)).toBe(`/en/m/${id}/?of=pennies#table=${keyFor(t.context, ann, id)}`);
    expect(await pathOf(stop)).toBe(`/en/unsubscribe/?token=${ann.unsubscribeToken}&scope=yourTurn`);
    expect((await open(await pathOf(table))).owner?.userId).toBe(ann.userId);
  });

  it("is void with all others that came before its reader made them void", async () => {
    await createTablePasses(t.context).revoke(ann.userId);
    await expect(open(await pathOf(tokens()[0]))).rejects.toThrow("link/revoked");
  });

  it("leads nowhere after three months, or if anything of it was changed", async () => {
    const [table = ""] = tokens();
    const [begin, rest] = [table.slice(0, 1), table.slice(1)];
    const wrong = [
      "",
      table.slice(0, -1),
      `${table}AA`,
      `${begin === "A" ? "B" : "A"}${rest}`,
      "x".repeat(23),
    ];
    for (const token of wrong) await expect(pathOf(token)).rejects.toThrow("link/invalid");
    await pathOf(table);
    t.clock.advance(91 * DAY);
    await expect(pathOf(table)).rejects.toThrow("link/invalid");
  });

  it("leads nowhere when its reader is gone", async () => {
    await t.context.store.profiles.delete(ann.userId);
    await expect(pathOf(tokens()[0])).rejects.toThrow("link/invalid");
  });
});

it("a link that names all that it opens, as mails had them before, goes on working", async () => {
  const until = new Date(t.clock.now().getTime() + DAY * 1000).toISOString();
  const act = { matchId: id, userId: ann.userId, promptId: "gone", value: "keep", until };
  expect(await previewAct(t.context, actToken(t.context, act))).toMatchObject({ state: "overtaken" });
  expect((await open(`#table=${keyFor(t.context, ann, id)}`)).meta.id).toBe(id);
});
