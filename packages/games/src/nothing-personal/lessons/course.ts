/** Nothing Personal in five positions: control, the arrow, the whack, the Feds, the final scoring. */

import type { AnswerValue } from "@consigliere/engine/answer";
import { isRecord } from "@consigliere/engine/json";
import type { Course, LessonPosition } from "../../lessons/course.ts";
import { partWords } from "../../part-words.ts";
import { type NothingPersonalScene, sceneState } from "../scene.ts";

function position(
  scene: NothingPersonalScene,
  rest: Omit<LessonPosition, "seatCount" | "state" | "options">,
): LessonPosition {
  const whole: NothingPersonalScene = { seats: 3, ...scene };
  return { ...rest, seatCount: 3, state: sceneState(whole), options: scene.options ?? {} };
}

const play = (card: string, further: AnswerValue): AnswerValue => ({ choose: `card:${card}`, with: further });
const push = (gangster: string): AnswerValue => ({ choose: "influence", with: `gangster:${gangster}` });

/** No promises or pleas: they are for real tables. */
const QUIET = { negotiation: false, pleas: "off" } as const;

export const course: Course = {
  positions: [
    position(
      {
        options: QUIET,
        board: {
          capo: { id: "mac-pheeto", on: { 1: 1 } },
          underboss: { id: "full-house-fabio", on: { 2: 2 } },
          "third-guy": { id: "dockside-dante", on: { 0: 1 } },
        },
        ring: 0,
        respect: { 0: 3, 1: 4, 2: 3 },
        hands: { 0: ["shots-on-mulberry", "long-shot-wins"] },
      },
      {
        id: "control",
        steps: [
          {
            name: "push",
            topic: "commission-turn",
            hint: play("shots-on-mulberry", push("mac-pheeto")),
          },
          {
            name: "ante",
            topic: "commission-turn",
            hint: play("long-shot-wins", { ante: 0, use: push("full-house-fabio") }),
            reaches: (answer) =>
              isRecord(answer) &&
              JSON.stringify(answer).includes("influence") &&
              JSON.stringify(answer).includes("full-house-fabio"),
          },
        ],
      },
    ),
    position(
      {
        options: QUIET,
        phase: { at: "crew", chair: "second-guy", part: "act" },
        board: {
          "second-guy": { id: "brick-benedetto", on: { 0: 2 } },
          racketeer: { id: "paper-moon-paola", on: { 1: 2 } },
          enforcer: { id: "two-ton-tarantello", on: { 2: 1 } },
        },
        respect: { 0: 8, 1: 9, 2: 7 },
        money: { 0: 5, 1: 5, 2: 5 },
      },
      {
        id: "arrow",
        steps: [{ name: "move", topic: "crew-action", hint: "move:racketeer" }],
      },
    ),
    position(
      {
        options: QUIET,
        phase: { at: "crew", chair: "third-guy", part: "act" },
        board: {
          capo: { id: "steve-averso", on: { 1: 3 } },
          "bean-counter": { id: "blackjack-bruna", on: { 2: 1 } },
          "third-guy": { id: "silent-silvio", on: { 0: 1 } },
        },
        money: { 0: 30, 1: 5, 2: 5 },
        respect: { 0: 8, 1: 12, 2: 7 },
      },
      {
        id: "whack",
        steps: [
          {
            name: "order",
            does: "order",
            topic: "crew-action",
            order: {
              kind: "dice",
              when: { own: true },
              answers: [
                { choose: "policy", with: { want: "success", max: 1, abilities: "yes", sell: [] } },
                "nothing",
              ],
            },
          },
          {
            name: "aim",
            topic: "crew-action",
            hint: { choose: "ability", with: "gangster:steve-averso" },
          },
        ],
      },
    ),
    position(
      {
        options: QUIET,
        board: {
          capo: { id: "ox-ottaviano", on: { 1: 4, 2: 3 } },
          "third-guy": { id: "dockside-dante", on: { 0: 1 } },
        },
        hands: { 0: ["dock-strike"] },
        respect: { 0: 8, 1: 12, 2: 7 },
      },
      {
        id: "feds",
        steps: [
          {
            name: "overload",
            topic: "commission-turn",
            hint: play("dock-strike", push("ox-ottaviano")),
          },
        ],
      },
    ),
    position(
      {
        options: { ...QUIET, rounds: 3 },
        round: 3,
        ring: 0,
        phase: { at: "tie-final" },
        board: {
          capo: { id: "mac-pheeto", on: { 0: 2, 1: 2 } },
          underboss: { id: "full-house-fabio", on: { 2: 2 } },
        },
        respect: { 0: 20, 1: 22, 2: 18 },
        money: { 0: 4, 1: 3, 2: 2 },
      },
      {
        id: "reckoning",
        steps: [{ name: "award", topic: "tie-final", hint: { capo: "seat:0" } }],
      },
    ),
  ],
  words: (locale) => partWords(locale, "nothing-personal", "lessons"),
};
