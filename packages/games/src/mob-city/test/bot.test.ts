import { describe, expect, it } from "vitest";
import { winsOfRegular } from "../../testing/bot-wins.ts";
import { mobCity } from "../game.ts";

describe("the bot", () => {
  it.each([
    [2, 18],
    [4, 17],
    [6, 15],
  ])(
    "beats random players clearly: among %i it wins more than %i of 20 matches",
    { timeout: 120_000 },
    (seatCount, least) => {
      expect(winsOfRegular(mobCity, seatCount, 20)).toBeGreaterThan(least);
    },
  );
});
