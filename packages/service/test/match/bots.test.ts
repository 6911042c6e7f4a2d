import { botIds, temperaments } from "@consigliere/contract/bot-levels";
import type { Bot } from "@consigliere/engine/game";
import type { AnswerInput } from "@consigliere/engine/input";
import { games } from "@consigliere/games/registry";
import { expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { checkBot, nearestBot } from "../../src/games.ts";
import { addBot } from "../../src/lobby/bots.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { startMatch } from "../../src/lobby/start-match.ts";
import { seatViews } from "../../src/match/public-form.ts";
import { resign } from "../../src/play/resign.ts";
import { openContext } from "../../testing/context.ts";
import { pennies } from "../../testing/pennies.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

const answering = (value: string): Bot => ({
  choose: (_, { topic, fallback }) => (topic === "show-or-keep" ? value : fallback),
});
const characters = {
  ...pennies(),
  bots: { dull: answering("keep"), "dull:fox": answering("show"), "dull:gunman": answering("keep") },
};

async function lobby(seats: number) {
  // The same chance each time: it alone would deal the same character.
  const t = await openContext([characters]);
  const ann = await t.person("Ann");
  const { id } = await createMatch(t.context, ann, { game: "pennies", seats });
  const kinds = async () => {
    const meta = await t.context.store.matches.meta(id);
    return seatViews(meta ?? expect.fail("no match"), null, t.context.clock())
      .filter(({ kind }) => kind === "bot")
      .map(({ level, temperament }) => [level, temperament]);
  };
  return { t, ann, id, kinds };
}

it("a bot is of the level and the temperament that the host chooses, and of none", async () => {
  const { t, ann, id, kinds } = await lobby(3);
  await addBot(t.context, ann.userId, id, { level: "dull", temperament: "fox" });
  await addBot(t.context, ann.userId, id, { level: "dull", temperament: "even" });
  expect(await kinds()).toEqual([
    ["dull", "fox"],
    ["dull", undefined],
  ]);
});

it.each([
  ["fox", "gunman"],
  ["gunman", "fox"],
])(
  "the service deals characters that are not at the table yet: beside the %s, the %s",
  async (first, second) => {
    const { t, ann, id, kinds } = await lobby(4);
    await addBot(t.context, ann.userId, id, { level: "dull", temperament: first });
    await addBot(t.context, ann.userId, id, { level: "dull" });
    expect(await kinds()).toEqual([
      ["dull", first],
      ["dull", second],
    ]);
    await startMatch(t.context, ann.userId, id, "dull");
    const all = (await kinds()).map(([, temperament]) => temperament);
    expect(all).toHaveLength(3);
    for (const temperament of all) expect(["fox", "gunman"]).toContain(temperament);
  },
);

it.each([
  { level: "genius" },
  { level: "dull", temperament: "banker" },
  { level: "dull:fox" },
  { level: "dull:fox", temperament: "even" },
])("there is no bot like $level, $temperament", async (wanted) => {
  const { t, ann, id, kinds } = await lobby(2);
  await expect(addBot(t.context, ann.userId, id, wanted)).rejects.toMatchObject({
    code: "game/unknown-bot",
  });
  expect(await kinds()).toEqual([]);
});

it("a seat that is given up plays on in the manner of its owner's profile", async () => {
  const regular = { regular: answering("keep"), "regular:fox": answering("show") };
  const t = await openContext([{ ...pennies(), bots: regular }]);
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  await changeProfile(t.context, ann, { standIn: "regular:fox" });
  const id = await startedMatch(t, [
    (await t.context.store.profiles.get(ann.userId)) ?? expect.fail("no profile"),
    bob,
  ]);
  await resign(t.context, ann.userId, id, { answerId: "resign-1" });
  await t.settle();
  for (let pauses = 0; pauses < 10; pauses++) await t.pass(120);
  const records = await t.context.store.matches.records(id, { limit: 100 });
  const inputs = records.map(({ input }) => input as Partial<AnswerInput>);
  expect(inputs.flatMap(({ kind, seat, value }) => (kind === "answer" && seat === 0 ? [value] : []))).toEqual(
    ["show"],
  );
});

it("where a game lacks a temperament the bot of that level plays without, and older ids stay what they were", () => {
  expect(nearestBot(characters, "dull:banker")).toBe("dull");
  expect(nearestBot(characters, "dull:fox")).toBe("dull:fox");
  expect(nearestBot(characters, undefined)).toBe("dull");
  expect(nearestBot(characters, "shark")).toBe("dull");
});

it("every bot of every game has a name for people, and two temperaments or more", () => {
  for (const game of Object.values(games)) {
    expect(botIds).toEqual(expect.arrayContaining(Object.keys(game.bots)));
    const own = temperaments.filter((one) => Object.hasOwn(game.bots, `regular:${one}`));
    expect(own.length).toBeGreaterThan(1);
    for (const level of ["easy", "regular", "shark"]) checkBot(game, level);
  }
});
