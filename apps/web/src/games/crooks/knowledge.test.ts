import { HIDEOUTS, TARGETS, type TargetId } from "@consigliere/games/crooks/cards";
import type { PlayedView, View } from "@consigliere/games/crooks/view";
import { describe, expect, it } from "vitest";
import { gangTallies, leadersAt, nextPlay, notesOf, strengthsAt } from "./knowledge.ts";

let play = 0;

function played(owner: number, crook: PlayedView["crook"]): PlayedView {
  play += 1;
  return { play, owner, facing: crook === null ? "down" : "up", from: HIDEOUTS[0], crook, candidates: null };
}

/** A table of three on which only rows matter. */
function tableWith(rows: readonly Partial<Record<TargetId, readonly PlayedView[]>>[]): View {
  const seats = rows.map((row, seat) => ({ seat, row: TARGETS.map((target) => row[target] ?? []) }));
  return { seats, removed: [], score: null } as unknown as View;
}

describe("what can be read off the table of Crooks", () => {
  it("sums up the ranks of a stack as far as they are known", () => {
    const view = tableWith([
      { "target-5": [played(0, "pinstripe-pat"), played(0, "sidecar-syd")] },
      { "target-5": [played(1, null)] },
      {},
    ]);
    expect(strengthsAt(view, "target-5")).toEqual([
      { seat: 0, known: 8, unknown: 0 },
      { seat: 1, known: 0, unknown: 1 },
    ]);
    expect(leadersAt(view, "target-5")).toEqual([0]);
  });

  it("names nobody as leader where only somebody unknown lies", () => {
    const view = tableWith([{ "target-2": [played(0, null)] }, {}, {}]);
    expect(leadersAt(view, "target-2")).toEqual([]);
  });

  it("names all who are level at a target", () => {
    const view = tableWith([
      { "target-7": [played(0, "red-door-rosie")] },
      {},
      { "target-7": [played(2, "velvet-vito")] },
    ]);
    expect(leadersAt(view, "target-7")).toEqual([0, 2]);
  });

  it("counts a crook with two signs for both gangs, and gives a tie to nobody", () => {
    const view = tableWith([
      { "target-2": [played(0, "shutterbug-sue")], "target-3": [played(0, null)] },
      { "target-2": [played(1, "pinstripe-pat")] },
      {},
    ]);
    const [northside, westside, outfit] = gangTallies(view);
    expect(northside).toMatchObject({ counts: [1, 0, 0], leader: 0, award: 4 });
    expect(westside).toMatchObject({ counts: [1, 1, 0], leader: null });
    expect(outfit).toMatchObject({ counts: [0, 0, 0], leader: null });
  });

  it("notes nothing of a hideout nobody looked into, and nobody of whom nothing is noted", () => {
    const hideout = { id: HIDEOUTS[0], count: 3, notes: null };
    expect(notesOf(hideout)).toEqual([]);
    const notes = [
      { crook: "velvet-vito", status: "certain" },
      { crook: "leaky-luca", status: "possible" },
    ] as const;
    expect(notesOf({ ...hideout, notes })).toEqual([
      { status: "certain", crooks: ["velvet-vito"], left: 2 },
      { status: "possible", crooks: ["leaky-luca"], left: 2 },
    ]);
  });

  it("goes on counting placed crooks after one was removed", () => {
    const gone = { ...played(1, null), target: TARGETS[0], by: 0 };
    const view = { ...tableWith([{}, {}, {}]), removed: [gone] };
    expect(nextPlay(view)).toBe(gone.play + 1);
  });
});
