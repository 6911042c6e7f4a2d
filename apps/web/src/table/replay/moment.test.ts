import type { LoggedEvent } from "@consigliere/contract/play";
import { describe, expect, it } from "vitest";
import { indexOfMoment, momentName, nameOfMoment } from "./moment.ts";

const told = (n: number, minute: number, type: string): LoggedEvent => ({
  n,
  at: new Date(Date.UTC(1928, 1, 14, 9, minute) + 3e12).toISOString(),
  event: { type },
});

const mine = [
  told(1, 0, "dealt"),
  told(2, 0, "drawn"),
  told(3, 1, "shot"),
  told(4, 1, "shot"),
  told(5, 3, "over"),
];
/** Without the card that only I saw. */
const theirs = [told(1, 0, "dealt"), told(2, 1, "shot"), told(3, 1, "shot"), told(4, 3, "over")];

describe("a moment", () => {
  it("is found again by its name, and from another chair too", () => {
    for (const index of mine.keys()) expect(indexOfMoment(mine, nameOfMoment(mine, index))).toBe(index);
    expect(indexOfMoment(theirs, nameOfMoment(mine, 3))).toBe(2);
  });

  it("leads who was not told of it to what was told until then", () => {
    expect(indexOfMoment(theirs, nameOfMoment(mine, 1))).toBe(0);
  });

  it("is named by who knows when it was, without the rest of the log", () => {
    const [, , , second] = mine;
    expect(momentName(second?.at ?? "", "shot", 1)).toBe(nameOfMoment(mine, 3));
  });

  it("is nothing that is no name", () => {
    expect(indexOfMoment(mine, "<script>")).toBeNull();
  });
});
