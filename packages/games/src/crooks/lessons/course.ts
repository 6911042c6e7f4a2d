/** Crooks in seven positions: the hideout, falling prices, the dark, the stack, the Killer, the modifier, the scoring. */

import type { AnswerValue } from "@consigliere/engine/answer";
import { isRecord } from "@consigliere/engine/json";
import type { Course, LessonPosition } from "../../lessons/course.ts";
import { partWords } from "../../part-words.ts";
import { type CrooksScene, sceneState } from "../scene.ts";

function position(
  scene: CrooksScene,
  rest: Omit<LessonPosition, "seatCount" | "state" | "options">,
): LessonPosition {
  return { ...rest, seatCount: 3, state: sceneState(scene), options: scene.options ?? {} };
}

/** Whether that crook was kept and placed face-up, at any target. */
const keepsOpenly = (crook: string) => (answer: AnswerValue) =>
  isRecord(answer) && answer["choose"] === crook && String(answer["with"]).startsWith("up:");

/** The other crooks still in town. */
const TOWN: CrooksScene["hideouts"] = {
  D: ["cross-town-carla", "leaky-luca", "brass-buttons-bruno"],
  E: ["pinstripe-pat", "sticky-stan", "turncoat-tilly", "clover-kid"],
  F: ["keyhole-kate", "two-ledger-tony", "backdoor-brady", "dockside-dolores"],
};

/** The same without Backdoor Brady. */
const HALF_TOWN: CrooksScene["hideouts"] = { D: TOWN.D ?? [], E: TOWN.E ?? [] };

export const course: Course = {
  positions: [
    position(
      {
        hideouts: {
          A: ["southpaw-shea", "light-finger-lil"],
          B: ["hammer-halloran", "velvet-vito"],
          C: ["big-august", "quiet-quentin", "gilt-edge-gus"],
          ...TOWN,
          G: ["match-head-moe", "top-hat-tobias", "sidecar-syd", "blue-note-bessie", "iron-hand-ilsa"],
        },
      },
      {
        id: "hire",
        steps: [
          { name: "look", topic: "turn", hint: "hire:hideout-a" },
          {
            name: "send",
            topic: "keep",
            hint: { choose: "crook:southpaw-shea", with: "up:target-9" },
            reaches: keepsOpenly("crook:southpaw-shea"),
          },
        ],
      },
    ),
    position(
      {
        active: 2,
        hideouts: { A: ["light-finger-lil", "gilt-edge-gus", "top-hat-tobias"], ...TOWN },
        rows: { 0: { 9: ["southpaw-shea↑"] }, 1: { 6: ["velvet-vito↑"] } },
        money: { 0: 15, 1: 14, 2: 16 },
      },
      {
        id: "price",
        steps: [
          {
            name: "order",
            does: "order",
            order: { kind: "turn", when: { turn: 1, price: 3 }, answers: ["hire:hideout-a"] },
            others: [
              { seat: 2, topic: "turn", value: "hire:hideout-a" },
              { seat: 2, topic: "keep", value: { choose: "crook:top-hat-tobias", with: "up:target-8" } },
            ],
          },
          {
            name: "send",
            topic: "keep",
            hint: { choose: "crook:gilt-edge-gus", with: "up:target-7" },
            reaches: keepsOpenly("crook:gilt-edge-gus"),
          },
        ],
      },
    ),
    position(
      {
        hideouts: { A: ["light-finger-lil"], B: ["hammer-halloran"], ...TOWN },
        rows: {
          0: { 9: ["southpaw-shea↑"] },
          1: { 8: ["velvet-vito↑"] },
          2: { 7: ["gilt-edge-gus↑"] },
        },
        money: { 0: 12, 1: 13, 2: 15 },
      },
      {
        id: "dark",
        steps: [
          { name: "look", topic: "turn", hint: "hire:hideout-b" },
          { name: "hide", topic: "place", hint: "down:target-8" },
        ],
      },
    ),
    position(
      {
        hideouts: { A: ["backdoor-brady"], ...HALF_TOWN },
        rows: {
          0: { 9: ["southpaw-shea↑"] },
          1: { 9: ["top-hat-tobias↑"] },
          2: { 7: ["gilt-edge-gus↑"] },
        },
        money: { 0: 11, 1: 10, 2: 14 },
      },
      {
        id: "stack",
        steps: [
          { name: "look", topic: "turn", hint: "hire:hideout-a" },
          { name: "add", topic: "place", hint: "join:target-9" },
        ],
      },
    ),
    position(
      {
        hideouts: { A: ["quiet-quentin"], ...TOWN },
        rows: {
          0: { 8: ["hammer-halloran↓"] },
          1: { 9: ["big-august↑"], 8: ["velvet-vito↑"] },
          2: { 7: ["gilt-edge-gus↑"] },
        },
        money: { 0: 10, 1: 8, 2: 14 },
      },
      {
        id: "killer",
        steps: [
          { name: "look", topic: "turn", hint: "hire:hideout-a" },
          { name: "send", topic: "place", hint: "up:target-9" },
          { name: "kill", topic: "killer", hint: "seat:1" },
        ],
      },
    ),
    position(
      {
        hideouts: { A: ["match-head-moe"], ...TOWN },
        rows: {
          0: { 8: ["hammer-halloran↓"], 6: ["southpaw-shea↑"] },
          1: { 9: ["iron-hand-ilsa↑"], 5: ["velvet-vito↑"] },
          2: { 7: ["gilt-edge-gus↑"] },
        },
        money: { 0: 8, 1: 7, 2: 11 },
      },
      {
        id: "modifier",
        steps: [
          { name: "look", topic: "turn", hint: "hire:hideout-a" },
          { name: "burn", topic: "place", hint: "up:target-9" },
        ],
      },
    ),
    position(
      {
        hideouts: { A: ["match-head-moe", "light-finger-lil"], E: ["sticky-stan", "clover-kid"] },
        rows: {
          0: {
            9: ["hammer-halloran↑"],
            7: ["red-door-rosie↓"],
            5: ["gilt-edge-gus↑"],
            6: ["southpaw-shea↑"],
          },
          1: { 8: ["freight-train-frank↓"], 7: ["pinstripe-pat↑"], 6: ["auction-house-archie↑"] },
          2: { 9: ["velvet-vito↓"], 4: ["cement-shoes-cesare↑"], 2: ["brass-buttons-bruno↑"] },
        },
        money: { 0: 2, 1: 1, 2: 0 },
        passed: { 1: "choice", 2: "no-money" },
      },
      {
        id: "reckoning",
        steps: [{ name: "pass", topic: "turn", hint: "pass" }],
      },
    ),
  ],
  words: (locale) => partWords(locale, "crooks", "lessons"),
};
