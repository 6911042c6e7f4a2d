import { describe, expect, it } from "vitest";
import { seating } from "./seating.ts";

const seats = (count: number) => Array.from({ length: count }, (_, seat) => ({ seat }));
const numbers = (group: readonly { seat: number }[]) => group.map(({ seat }) => seat);

describe("the seating", () => {
  it.each([
    [2, 0, [], [1], []],
    [3, 1, [2], [], [0]],
    [4, 2, [3], [0], [1]],
    [5, 0, [1, 2], [], [3, 4]],
    [6, 5, [0, 1], [2], [3, 4]],
  ])("of %i seats around seat %i goes clockwise", (count, viewer, left, top, right) => {
    const around = seating(seats(count), viewer);
    expect(around.mine?.seat).toBe(viewer);
    expect([around.left, around.top, around.right].map(numbers)).toEqual([left, top, right]);
  });

  it("has no near side for somebody without a seat", () => {
    const around = seating(seats(3), null);
    expect(around.mine).toBeUndefined();
    expect([...around.left, ...around.top, ...around.right].length).toBe(3);
  });
});
