import { CROOK_IDS, crookOf } from "@consigliere/games/crooks/cards";
import { type CrooksScene, type Row, sceneState } from "@consigliere/games/crooks/scene";
import { finalScore } from "@consigliere/games/crooks/scoring";
import { type PlayedView, stackOf, type View, view } from "@consigliere/games/crooks/view";
import { describe, expect, it } from "vitest";
import { arriving, gangsChanged, standAt, suppose } from "./forecast.ts";
import { scores } from "./scores.ts";

/** Seat 0's view of three rows. */
function seen(rows: Readonly<Record<number, Row>>, scene: CrooksScene = {}): View {
  return view(sceneState({ ...scene, rows }), 0);
}

/** The view with a crook of seat 0 at the bank, alone or on top of others. */
function sent(before: View, crook: (typeof CROOK_IDS)[number], below: readonly PlayedView[] = []): View {
  return suppose(before, { seat: 0, stacks: { "target-9": [...below, arriving(before, 0, crook)] } });
}

describe("how a seat would stand with a crook at a target", () => {
  const bank = (rows: Readonly<Record<number, Row>>, crook: (typeof CROOK_IDS)[number]) =>
    standAt(sent(seen(rows), crook), 0, "target-9");

  it("counts ranks, and the value with all modifiers that are known", () => {
    expect(bank({ 1: { 9: ["velvet-vito↑"] } }, "iron-hand-ilsa")).toEqual({
      target: "target-9",
      value: 7,
      mine: 9,
      best: 7,
      dark: 0,
      verdict: "leads",
    });
  });

  it("is level with whoever has as much, behind whoever has more, and alone where nobody is", () => {
    const rows = { 1: { 9: ["velvet-vito↑"] }, 2: { 9: ["southpaw-shea↑"] } } as const;
    expect(bank(rows, "red-door-rosie")).toMatchObject({ verdict: "level" });
    expect(bank(rows, "leaky-luca")).toMatchObject({ verdict: "behind", value: 6 });
    expect(bank({}, "lullaby-lou")).toMatchObject({ verdict: "alone", mine: 1, best: 0 });
  });

  it("takes somebody in the dark for somebody, who may be stronger", () => {
    const stand = bank({ 1: { 9: ["velvet-vito↓"] } }, "hammer-halloran");
    expect(stand).toMatchObject({ verdict: "leads", best: 0, dark: 1 });
  });

  it("is the same whoever lies in the dark", () => {
    const before = bank({ 1: { 9: ["velvet-vito↓"] } }, "southpaw-shea");
    for (const hidden of CROOK_IDS.filter(
      (id) => id !== "southpaw-shea" && crookOf(id).ability !== "kingpin",
    ))
      expect(bank({ 1: { 9: [`${hidden}↓`] } }, "southpaw-shea")).toEqual(before);
  });
});

describe("what a move does to the table", () => {
  const rows = { 0: { 9: ["southpaw-shea↑"] }, 1: { 9: ["velvet-vito↑", "sidecar-syd↑"] } } as const;

  it("adds an Accomplice to those who are there", () => {
    const before = seen(rows);
    const after = sent(before, "backdoor-brady", stackOf(before, 0, "target-9"));
    expect(standAt(after, 0, "target-9")).toMatchObject({ mine: 10, best: 10, verdict: "level" });
  });

  it("moves those whose place a Switch takes", () => {
    const before = seen(rows);
    const stacks = {
      "target-9": [arriving(before, 0, "turncoat-tilly")],
      "target-4": stackOf(before, 0, "target-9"),
    };
    const after = suppose(before, { seat: 0, stacks });
    expect(standAt(after, 0, "target-9")).toMatchObject({ mine: 4, verdict: "behind" });
    expect(standAt(after, 0, "target-4")).toMatchObject({ mine: 6, verdict: "alone" });
  });

  it("takes those away whom a Killer removes or replaces, with their modifiers", () => {
    const dear = { 0: { 9: ["southpaw-shea↑"] }, 1: { 9: ["match-head-moe↑"] } } as const;
    const killed = suppose(seen(dear), { seat: 1, stacks: { "target-9": [] } });
    expect(standAt(killed, 0, "target-9")).toMatchObject({ value: 9, verdict: "alone" });
    const replaced = sent(seen(dear), "lullaby-lou");
    expect(standAt(replaced, 0, "target-9")).toMatchObject({ mine: 1, best: 2, value: 4, verdict: "behind" });
  });

  it("tells the gangs that grow by it", () => {
    const before = seen({ 0: { 2: ["velvet-vito↑"] }, 1: { 3: ["leaky-luca↑"] } });
    const after = sent(before, "cross-town-carla");
    expect(gangsChanged(before, after, 0)).toEqual([
      { gang: "northside", mine: 1, best: 0, award: 4, leads: true },
      { gang: "outfit", mine: 2, best: 1, award: 4, leads: true },
    ]);
  });
});

describe("the points so far", () => {
  const rows = {
    0: { 2: ["gilt-edge-gus↑"], 9: ["southpaw-shea↓"] },
    1: { 2: ["red-door-rosie↑"], 7: ["velvet-vito↑"] },
    2: { 9: ["two-ledger-tony↑"], 7: ["blue-note-bessie↑"] },
  } as const;

  it("are the same for everybody, and open where somebody lies face-down", () => {
    for (const viewer of [0, 1, 2, "spectator"] as const) {
      const points = scores(view(sceneState({ rows }), viewer));
      expect(points.map(([one]) => one)).toEqual([
        { stat: "points", value: 0, isOpen: true },
        { stat: "points", value: 6, isOpen: false },
        { stat: "points", value: 17, isOpen: false },
      ]);
    }
  });

  it("are the final score where everybody stands in the open", () => {
    const open = { ...rows, 0: { 2: ["gilt-edge-gus↑"], 9: ["southpaw-shea↑"] } } as const;
    const score = finalScore(sceneState({ rows: open }));
    const points = scores(seen(open));
    for (const { seat, total } of score.seats) expect(points[seat]?.[0]).toMatchObject({ value: total });
  });
});
