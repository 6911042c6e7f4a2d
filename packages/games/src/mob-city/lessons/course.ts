/** Mob City in five positions: the favours, the business, the extortion, the gunfight, the will. */

import type { AnswerValue } from "@consigliere/engine/answer";
import { isRecord } from "@consigliere/engine/json";
import type { Course, LessonPosition } from "../../lessons/course.ts";
import { partWords } from "../../part-words.ts";
import type { Interest } from "../cards.ts";
import { optionId } from "../option-ids.ts";
import { BUSINESS, EXTORTION, GUNFIGHT } from "../positions.ts";
import { type MobCityScene, sceneState } from "../scene.ts";

const SEATS = 3;

function position(
  scene: MobCityScene,
  rest: Omit<LessonPosition, "seatCount" | "state" | "options">,
): LessonPosition {
  return {
    ...rest,
    seatCount: SEATS,
    state: sceneState({ ...scene, seats: SEATS }),
    options: scene.options ?? {},
  };
}

const bid = (...interests: Interest[]): AnswerValue => interests.map((one) => optionId("interest", one));

/** Whether the answer to the day's business pours at this many buildings. */
const poursAt = (count: number) => (answer: AnswerValue) => {
  const pours: unknown = isRecord(answer)
    ? Object.entries(answer).find(([part]) => part === "speakeasies")?.[1]
    : null;
  return Array.isArray(pours) && pours.length === count;
};

export const course: Course = {
  positions: [
    position(
      {
        options: { declineInterests: true },
        phase: { at: "bid" },
        day: 4,
        nextEvent: "ev-raid-north",
        captains: {
          0: {
            cash: 3_000,
            notoriety: 2,
            pours: ["little-sicily-2", "little-sicily-4"],
            groups: { 1: ["so-bruiser-1"] },
          },
          1: { owns: ["harbor-front-3"], groups: { 1: ["so-lookout-1"] } },
          2: { groups: { 1: ["so-doorman-1"] } },
        },
      },
      {
        id: "favours",
        steps: [
          {
            name: "order",
            does: "order",
            topic: "bid",
            order: { kind: "police", when: { cost: ["400"] }, answers: ["take"] },
          },
          {
            name: "bid",
            topic: "bid",
            hint: bid("police", "whiskey", "enforcer", "event"),
            reaches: (answer) => Array.isArray(answer) && answer[0] === "interest:police",
            others: [
              { seat: 1, topic: "bid", value: bid("whiskey", "enforcer", "police", "event") },
              { seat: 2, topic: "bid", value: bid("enforcer", "event", "whiskey", "police") },
            ],
          },
        ],
      },
    ),
    position(BUSINESS, {
      id: "business",
      steps: [
        { name: "buy", topic: "buy", hint: ["building:little-sicily-2"] },
        {
          name: "pour",
          topic: "business",
          hint: {
            speakeasies: ["pour:little-sicily-1", "pour:little-sicily-2"],
            "group-1": "building:little-sicily-2",
          },
          reaches: poursAt(2),
        },
      ],
    }),
    position(EXTORTION, {
      id: "extortion",
      steps: [
        {
          name: "send",
          topic: "business",
          hint: { "group-1": "building:harbor-front-3" },
        },
      ],
    }),
    position(GUNFIGHT, {
      id: "gunfight",
      steps: [
        {
          name: "shoot",
          topic: "fight-act",
          hint: { choose: "colt", with: "target:so-bruiser-1" },
        },
      ],
    }),
    position(
      {
        phase: { at: "block", index: 2, part: "event" },
        day: 9,
        event: "ev-don-is-dead",
        will: "will-money",
        captains: {
          0: {
            cash: 40_000,
            notoriety: 4,
            whiskey: "wh-rye-1",
            pours: ["theater-row-3"],
            groups: { 1: ["mo-ruby", "so-bruiser-1"] },
            sends: { 1: "theater-row-3" },
          },
          1: { cash: 55_000, notoriety: 3, owns: ["harbor-front-3"] },
          2: { cash: 30_000, notoriety: 6, owns: ["little-sicily-3"] },
        },
      },
      {
        id: "will",
        steps: [{ name: "moll", topic: "moll", hint: ["building:theater-row-3"] }],
      },
    ),
  ],
  words: (locale) => partWords(locale, "mob-city", "lessons"),
};
