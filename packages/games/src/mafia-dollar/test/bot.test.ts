import { expect, it } from "vitest";
import { winsOfRegular } from "../../testing/bot-wins.ts";
import { mafiaDollar } from "../game.ts";

it("the bot beats random players clearly: more than 6 of 8 matches among four", () => {
  expect(winsOfRegular(mafiaDollar, 4, 8)).toBeGreaterThan(6);
});
