/** The pictures of the boards, over whole matches. */
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { manifestOf } from "./catalogue.ts";
import { games } from "./registry.ts";

const MOST_BYTES = 40_000;

describe("the picture of a board", () => {
  it.each(Object.values(games))(
    "shows what all at the table see alike: $meta.id",
    { timeout: 120_000 },
    async (game) => {
      const draw = await manifestOf(game.meta.id)?.picture();
      if (draw === undefined) throw new Error("nobody draws it");
      const { min, max } = game.meta.seats;
      for (const seatCount of [min, max]) {
        const drawn = new Set<string>();
        playOut(game, {
          seatCount,
          seed: `drawn ${seatCount}`,
          bots: seatsOf(seatCount).map(() => randomBot),
          watch: ({ state }) => {
            const everybodys = draw(game.view(state, "spectator"), 0);
            for (const viewer of seatsOf(seatCount) as Viewer[])
              expect(draw(game.view(state, viewer), 0)).toBe(everybodys);
            expect(everybodys).not.toMatch(/NaN|undefined|Infinity|(width|height|r)="-/);
            expect(everybodys.length).toBeLessThan(MOST_BYTES);
            drawn.add(everybodys);
            expect(draw(game.view(state, "spectator"), 1)).not.toBe(everybodys);
          },
        });
        expect(drawn.size).toBeGreaterThan(5);
      }
    },
  );
});
