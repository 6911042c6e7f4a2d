import type { Game } from "@consigliere/engine/game";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import type { Context } from "../../src/context.ts";
import { notifyUser } from "../../src/notify/notify-user.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { setShape } from "../../testing/operations.ts";
import { pennies } from "../../testing/pennies.ts";
import { startedMatch } from "../../testing/pennies-match.ts";
import { pathsIn } from "../../testing/short-links.ts";

const ANN = "ann@mob.test";

function dimes(): Game {
  const game = pennies();
  return { ...game, meta: { ...game.meta, id: "dimes" } };
}

const brokenDimes = (): Game => ({
  ...dimes(),
  // biome-ignore lint/correctness/useYield: it does not come so far
  *step() {
    throw new Error("the rules are broken");
  },
});

let t: TestContext;
let ann: Profile;
let healthy: string;
let broken: string;
beforeEach(async () => {
  t = await openContext([pennies(), dimes()]);
  ann = await t.person("Ann");
  const bob = await t.person("Bob");
  healthy = await startedMatch(t, [ann, bob]);
  broken = await startedMatch(t, [ann, bob], {}, "dimes");
});

const selling = (...games: Game[]): Context => ({ ...t.context, games });
const toAnn = () => t.mailer.to(ANN);
const pathsToAnn = () => Promise.all(toAnn().map((mail) => pathsIn(t.context, mail)));

describe("news of a match that cannot be opened", () => {
  it.each([
    ["its rules break", async () => selling(pennies(), brokenDimes())],
    ["its game was withdrawn", async () => selling(pennies())],
    [
      "its record is of newer code",
      async () => {
        await setShape(t, `MATCH#${broken}`, "R#000000001", 99);
        return t.context;
      },
    ],
  ])("are told without answers, with the other news: %s", async (_, breaks) => {
    await notifyUser(await breaks(), ann.userId);
    const [paths, ...more] = await pathsToAnn();
    expect(more).toEqual([]);
    expect(paths).toContain(`/m/${healthy}`);
    expect(paths).toContain(`/m/${broken}`);
    const what = "a table is told of unseen";
    expect(t.faults).toContainEqual(expect.objectContaining({ what, where: { matchId: broken } }));
    await notifyUser(t.context, ann.userId);
    expect(toAnn()).toHaveLength(1);
  });
});

describe("news of a match that cannot even be read", () => {
  it("wait until it can, and keep back no other", async () => {
    await setShape(t, `MATCH#${broken}`, "META", 99);
    await expect(notifyUser(t.context, ann.userId)).rejects.toThrow(broken);
    expect(await pathsToAnn()).toEqual([expect.stringContaining(healthy)]);
    await expect(notifyUser(t.context, ann.userId)).rejects.toThrow(broken);
    await setShape(t, `MATCH#${broken}`, "META", 2);
    await notifyUser(t.context, ann.userId);
    const paths = await pathsToAnn();
    expect(paths).toEqual([expect.stringContaining(healthy), expect.stringContaining(broken)]);
    expect(paths[1]).not.toContain(healthy);
  });
});
