import { seededRandom } from "@consigliere/engine/random";
import { describe, expect, it } from "vitest";
import { winsOfRegular } from "../../testing/bot-wins.ts";
import { regular } from "../bot.ts";
import { mobCity } from "../game.ts";
import { set } from "./scene.ts";

describe("the bot", () => {
  it.each([
    ["throws it at a dear speakeasy", "we-grenade-1", ["theater-row-3"], "yes"],
    ["keeps it at regular business", "we-grenade-1", [], "no"],
    ["throws nothing without one", "we-revolver-1", ["theater-row-3"], "no"],
  ] as const)("on a sheet of orders with a grenade: %s", (_, weapon, pours, thrown) => {
    const play = set({
      phase: { at: "orders" },
      event: "ev-don-is-dead",
      options: { gunfights: "orders" },
      captains: {
        0: { groups: { 1: ["so-bruiser-1", weapon] }, sends: { 1: "theater-row-3" } },
        1: { whiskey: "wh-rye-1", pours, owns: pours.length > 0 ? [] : ["theater-row-3"] },
      },
    });
    const [prompt] = play.stage.run.prompts(0);
    if (prompt === undefined) throw new Error("no sheet is asked for");
    const answer = regular.choose(play.sees(0), prompt, seededRandom("sheet"));
    expect(answer).toMatchObject({ "bomb-1": thrown });
  });

  it.each([
    [2, 5],
    [4, 5],
    [6, 4],
  ])("beats random players clearly: among %i it wins more than %i of 6 matches", (seatCount, least) => {
    expect(winsOfRegular(mobCity, seatCount, 6)).toBeGreaterThan(least);
  });
});
