import { levelOf } from "@consigliere/engine/bot-id";
import type { Bot } from "@consigliere/engine/game";
import type { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";
import { seatsOf } from "@consigliere/engine/seat";
import { fallbackBot, playOut } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { catalogue } from "../catalogue.ts";
import { careless } from "./careless.ts";

/** The number of decisions that are looked at in each game. */
const CHECKED = 16;

describe.each(catalogue)("the bots of $meta.id", async ({ meta, rules, table: named, short }) => {
  const game = await rules();

  it("are of three levels, the weakest first", () => {
    expect([...new Set(Object.keys(game.bots).map(levelOf))]).toEqual(["easy", "regular", "shark"]);
  });

  it("are named at tables where nobody asks them", async () => {
    const table = await named();
    expect(Object.keys(table.bots)).toEqual(Object.keys(game.bots));
    expect({ ...table, bots: game.bots }).toEqual(game);
  });

  it("answer legally, and the same again for the same view", () => {
    const bots = seatsOf(meta.seats.min).map((seat) => game.bots[seat % 2 === 0 ? "easy" : "shark"] as Bot);
    let checked = 0;
    const untilChecked = (bot: Bot): Bot => ({
      choose: (...asked) => (checked < CHECKED ? bot : fallbackBot).choose(...asked),
    });
    playOut(game, {
      seatCount: meta.seats.min,
      seed: "levels",
      options: short,
      bots: bots.map(untilChecked),
      watch: (run: Run, { seat, prompt: id }) => {
        const prompt = run.prompts(seat).find((one) => one.id === id);
        if (prompt === undefined || prompt.optional || checked >= CHECKED) return;
        const choose = () =>
          bots[seat]?.choose(game.view(run.state, seat), prompt, seededRandom("again")) ?? "";
        const answer = choose();
        expect(refusalOf(prompt.question, answer)).toBeNull();
        expect(choose()).toEqual(answer);
        checked += 1;
      },
    });
    expect(checked).toBeGreaterThan(5);
  });
});

describe("a careless bot", () => {
  const question = { form: "one", options: [{ id: "pass" }, { id: "play" }] } as const;
  const prompt = { topic: "turn", question } as never;
  const wise: Bot = { choose: () => "wise" };
  const chosen = (bot: Bot) =>
    new Set(Array.from({ length: 60 }, (_, i) => bot.choose(null, prompt, seededRandom(`careless ${i}`))));

  it("takes some decisions of its topics without looking, and never what it would rather not", () => {
    const bot = careless(wise, { share: 50, topics: ["turn"], never: ["pass"] });
    expect(chosen(bot)).toEqual(new Set(["wise", "play"]));
  });

  it("takes all other decisions as the bot does", () => {
    expect(chosen(careless(wise, { share: 100, topics: ["other"] }))).toEqual(new Set(["wise"]));
  });
});
