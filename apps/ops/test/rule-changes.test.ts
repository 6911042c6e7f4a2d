/** Before a release: what its rules would change of the matches that are running. */
import { pennies } from "@consigliere/service/testing/pennies";
import { createClient } from "@consigliere/store/client";
import { operations } from "@consigliere/store/operations";
import { beforeEach, expect, it } from "vitest";
import { ruleChanges } from "../src/operate/rule-changes.ts";
import { finishedMatch, type OpsContext, openOpsContext, runningMatch } from "./ops-context.ts";

let t: OpsContext;
let id: string;
beforeEach(async () => {
  t = await openOpsContext();
  await finishedMatch(t);
  // Ann has kept her penny, in a step that waits for Bob.
  ({ id } = await runningMatch(t));
});

/** The fate of the running match under these rules. */
async function fateUnder(rules: ReturnType<typeof pennies>) {
  const client = createClient({ region: "us-east-1", endpoint: t.endpoint });
  const all = await ruleChanges(
    { ...t.context, games: [rules] },
    operations({ client, tableName: t.tableName, now: t.clock.now }),
  );
  client.destroy();
  return all;
}

it("nothing is said of matches that these very rules have made", async () => {
  expect(await fateUnder(pennies())).toEqual([]);
});

it("a running match goes on where nobody sees a difference", async () => {
  const about = { id, game: "pennies", from: "1", to: "2" };
  expect(await fateUnder(pennies("2"))).toEqual([{ ...about, change: "same", asks: [] }]);
});

it("a step is named that would be asked again, and views that would differ", async () => {
  expect(await fateUnder(pennies("2", "hold"))).toMatchObject([{ id, change: "asked-again" }]);
  const rules = pennies("2");
  const differing = { ...rules, view: (...seen: Parameters<typeof rules.view>) => [rules.view(...seen)] };
  expect(await fateUnder(differing)).toMatchObject([{ id, change: "differs" }]);
});

it("corrections are named that a match lacks and that still concern it; it goes on as it is", async () => {
  const corrections = ["loud", "late"];
  const about = { id, game: "pennies", from: "1", to: "1", change: "same" };
  expect(await fateUnder(pennies("1", "keep", { corrections }))).toEqual([{ ...about, asks: corrections }]);
  const concerns = (name: string) => name === "late";
  expect(await fateUnder(pennies("1", "keep", { corrections, concerns }))).toEqual([
    { ...about, asks: ["late"] },
  ]);
  // A correction that plays on otherwise before anybody has agreed.
  const rash = pennies("1", "hold", { corrections });
  expect(await fateUnder(rash)).toMatchObject([{ id, change: "asked-again" }]);
});

it("the command says that nothing would change, or what", async () => {
  expect(await t.ops(["match", "preview"])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^No match would change/),
  });
  expect(await t.context.store.matches.newest(id)).toMatchObject({ seq: 2 });
});
