/** Family Business in six positions: the contract, the counter, Mob Power, the war, the rescue, the last one standing. */

import type { AnswerValue } from "@consigliere/engine/answer";
import { isRecord } from "@consigliere/engine/json";
import type { Course, LessonPosition } from "../../lessons/course.ts";
import { partWords } from "../../part-words.ts";
import type { CardKind } from "../cards.ts";
import { type FamilyBusinessScene, sceneState } from "../scene.ts";

/** The rivals let it pass. */
const ALL_PASS = [1, 2].map((seat) => ({ seat, topic: "counter-contract", value: "pass" }));

/** Cards that do nothing on one's own turn while nobody is listed. */
const IDLE: readonly CardKind[] = ["mob-power", "finger", "truce", "intrigue"];

function position(
  scene: FamilyBusinessScene,
  rest: Omit<LessonPosition, "seatCount" | "state" | "options">,
): LessonPosition {
  return { ...rest, seatCount: 3, state: sceneState(scene), options: scene.options ?? {} };
}

/** Whether a card of this kind was played, on any target. */
const plays = (kind: CardKind) => (answer: AnswerValue) =>
  isRecord(answer) && new RegExp(`^play:${kind}-\\d\\d$`).test(String(answer["choose"]));

export const course: Course = {
  positions: [
    position(
      { hands: { 0: ["contract", ...IDLE] }, deckTop: ["substitution"] },
      {
        id: "contract",
        steps: [
          {
            name: "sign",
            topic: "play-or-discard",
            hint: { choose: "play:contract-01", with: "mobster:new-york-1" },
            reaches: plays("contract"),
            others: ALL_PASS,
          },
        ],
      },
    ),
    position(
      {
        active: 1,
        hands: { 0: ["family-influence", "finger", "safe-house", "truce", "intrigue"], 1: ["contract"] },
        hitList: ["purple-7"],
        deckTop: ["pay-off", "mob-power", "contract"],
      },
      {
        id: "counter",
        opening: [
          {
            seat: 1,
            topic: "play-or-discard",
            value: { choose: "play:contract-01", with: "mobster:capone-1" },
          },
          { seat: 2, topic: "counter-contract", value: "pass" },
        ],
        steps: [
          { name: "shield", topic: "counter-contract", hint: "counter:family-influence" },
          {
            name: "strike",
            topic: "play-or-discard",
            hint: { choose: "play:contract-02", with: "mobster:new-york-1" },
            reaches: plays("contract"),
            others: ALL_PASS,
          },
        ],
      },
    ),
    position(
      {
        active: 1,
        hands: { 0: ["mob-power", "finger", "safe-house", "truce", "intrigue"], 1: ["contract"] },
        deckTop: ["pay-off", "family-influence", "contract"],
      },
      {
        id: "mirror",
        opening: [
          {
            seat: 1,
            topic: "play-or-discard",
            value: { choose: "play:contract-01", with: "mobster:capone-1" },
          },
          { seat: 2, topic: "counter-contract", value: "pass" },
        ],
        steps: [
          {
            name: "order",
            does: "order",
            topic: "counter-contract",
            order: { kind: "contract", when: { whose: ["mine"] }, answers: ["counter:mob-power", "pass"] },
          },
          { name: "turn", topic: "counter-contract", hint: "counter:mob-power" },
        ],
      },
    ),
    position(
      {
        hands: { 0: ["contract", "mob-power", "finger", "safe-house", "family-influence"] },
        hitList: ["new-york-9", "purple-9", "capone-9", "new-york-8", "purple-8"],
        deckTop: ["family-influence"],
      },
      {
        id: "war",
        steps: [
          {
            name: "sixth",
            topic: "play-or-discard",
            hint: { choose: "play:contract-01", with: "mobster:purple-1" },
            reaches: plays("contract"),
            others: ALL_PASS,
          },
        ],
      },
    ),
    position(
      {
        hands: { 0: ["police-protection", "mob-power", "finger", "safe-house", "family-influence"] },
        war: 1,
        hitList: ["purple-9", "capone-1", "new-york-9", "purple-8"],
        deckTop: ["family-influence"],
      },
      {
        id: "rescue",
        steps: [
          {
            name: "free",
            topic: "play-or-discard",
            hint: { choose: "play:police-protection-01", with: "mobster:capone-1" },
          },
        ],
      },
    ),
    position(
      {
        hands: { 0: ["st-valentines-day-massacre", "mob-power", "finger", "safe-house", "family-influence"] },
        war: 1,
        living: ["capone-1", "capone-9", "new-york-2", "new-york-3", "new-york-4"],
        hitList: ["new-york-4", "new-york-2", "capone-9", "new-york-3"],
        deckTop: ["family-influence"],
      },
      {
        id: "last",
        steps: [
          {
            name: "massacre",
            topic: "play-or-discard",
            hint: "play:st-valentines-day-massacre-01",
          },
        ],
      },
    ),
  ],
  words: (locale) => partWords(locale, "family-business", "lessons"),
};
