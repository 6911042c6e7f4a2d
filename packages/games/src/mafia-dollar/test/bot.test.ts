import { expect, it } from "vitest";
import { winsOfRegular } from "../../testing/bot-wins.ts";
import { mafiaDollar } from "../game.ts";

it("the bot beats random players clearly: more than 17 of 20 matches among four", {
  timeout: 120_000,
}, () => {
  expect(winsOfRegular(mafiaDollar, 4, 20)).toBeGreaterThan(17);
});
