import { expect, it } from "vitest";
import { type PieceAttributes, type PieceFacts, piece } from "./piece.ts";

const open = { state: "open" } as const;

it.each<[string, PieceFacts, PieceAttributes]>([
  ["nothing", {}, {}],
  ["a name", { id: "man-1" }, { "data-piece": "man-1" }],
  ["a place", { site: 0 }, { "data-site": 0 }],
  [
    "an open answer",
    { id: "man-1", option: "man:1", mark: open },
    { "data-piece": "man-1", "data-mark": "open", "data-testid": "option-man:1", "aria-pressed": false },
  ],
  [
    "a chosen answer",
    { option: "man:1", mark: { state: "chosen" } },
    { "data-mark": "chosen", "data-testid": "option-man:1", "aria-pressed": true },
  ],
  [
    "an answer that the rules block",
    { option: "man:1", mark: { state: "blocked" } },
    { "data-mark": "blocked", "aria-disabled": true },
  ],
  ["an option that is not asked about", { option: "man:1" }, {}],
  [
    "somebody aimed at",
    { id: "man-1", site: "wall", role: "victim" },
    { "data-piece": "man-1", "data-site": "wall", "data-victim": "man-1" },
  ],
  ["somebody who acts", { site: "face-2", role: "actor" }, { "data-site": "face-2", "data-doer": "face-2" }],
  [
    "the object of a question",
    { id: "deal", role: "subject" },
    { "data-piece": "deal", "data-about": "deal" },
  ],
  [
    "a seat's",
    { owner: 2 },
    { style: { "--owner": "var(--seat-2)", "--on-owner": "var(--on-seat-2)" } as never },
  ],
  ["nobody's", { owner: null }, {}],
])("a piece tells the table of %s", (_, facts, attributes) => {
  expect(piece(facts)).toEqual(attributes);
});
