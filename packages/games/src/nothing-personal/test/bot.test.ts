import { expect, it } from "vitest";
import { winsOfRegular } from "../../testing/bot-wins.ts";
import { nothingPersonal } from "../game.ts";

it("beats random players clearly: among four the bot wins more than 4 of 6 matches", () => {
  expect(winsOfRegular(nothingPersonal, 4, 6)).toBeGreaterThan(4);
});
