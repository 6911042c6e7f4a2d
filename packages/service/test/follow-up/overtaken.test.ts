import type { Game } from "@consigliere/engine/game";
import { expect, it } from "vitest";
import { addBot } from "../../src/lobby/bots.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { startMatch } from "../../src/lobby/start-match.ts";
import type { MatchRecord } from "../../src/match/contents.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { openContext } from "../../testing/context.ts";
import { pennies } from "../../testing/pennies.ts";
import { answerAs } from "../../testing/pennies-match.ts";

const inputOf = ({ input }: Pick<MatchRecord, "input">) => input as { by?: string; value?: string };

it("an answer of a bot that somebody overtakes is chosen anew, on the table as it then stands", async () => {
  const thoughts = ["call", "fold"];
  const dull = { choose: () => thoughts.shift() ?? "nothing" };
  const game = { ...pennies(), bots: { dull } } as Game;
  const t = await openContext([game]);
  const ann = await t.person("Ann");
  const options = { rounds: 1 };
  const { id } = await createMatch(t.context, ann, {
    game: "pennies",
    seats: 2,
    seatOrder: "chosen",
    options,
  });
  await addBot(t.context, ann.userId, id, { level: "dull" });
  await startMatch(t.context, ann.userId, id, undefined);
  await t.settle();

  const { matches } = t.context.store;
  const { append } = matches;
  const overtake = async (record: MatchRecord) => {
    matches.append = append;
    const settings = { window: "fold" };
    await changeSettings(t.context, ann.userId, id, { answerId: "settings-1", settings });
    return append(record);
  };
  matches.append = (record) => (inputOf(record).by === "bot" ? overtake(record) : append(record));
  await answerAs(t, ann, id, "keep");
  await t.settle();

  const records = await matches.records(id, { limit: 100 });
  const answers = records.filter((record) => inputOf(record).by === "bot").map((one) => inputOf(one).value);
  expect(answers).toEqual(["fold"]);
});
