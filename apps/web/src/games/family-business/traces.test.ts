import { MOBS, mobstersOf } from "@consigliere/games/family-business/mobs";
import { describe, expect, it } from "vitest";
import { tracesOf } from "./traces.ts";

const everybody = MOBS.flatMap((mob) => mobstersOf(mob, 9));

describe("the traces of the dead", () => {
  it("stay where they are, whoever dies later or died before", () => {
    const alone = tracesOf(["purple-4"])[0];
    expect(tracesOf(everybody).find(({ id }) => id === "purple-4")).toEqual(alone);
    expect(tracesOf(["moran-1", "purple-4"])[1]).toEqual(alone);
  });

  it("are one hat and some holes for each of them, and nothing while nobody is dead", () => {
    expect(tracesOf([])).toEqual([]);
    const traces = tracesOf(everybody);
    expect(traces.map(({ id }) => id)).toEqual(everybody);
    expect(new Set(traces.map(({ hat }) => hat.x)).size).toBe(everybody.length);
  });

  it("lie on the wall and on the pavement", () => {
    for (const { holes, hat } of tracesOf(everybody)) {
      for (const { x, y } of [...holes, hat]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    }
  });
});
