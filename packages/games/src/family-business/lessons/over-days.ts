/** Playing over days, at a table of Family Business: an order, a plan for two turns, a night, and the morning's paper. */

import type { Course } from "../../lessons/course.ts";
import { partWords } from "../../part-words.ts";
import { mobstersOf } from "../mobs.ts";
import { sceneState } from "../scene.ts";

/** Nobody is asked about cards that are aimed at somebody else. */
const OPTIONS = { counterAutoPass: true } as const;

/** Mine is the largest mob, so everybody is after it. */
const LIVING = [...mobstersOf("capone", 9), ...mobstersOf("new-york", 6), ...mobstersOf("purple", 6)];

/** My own cards on my own turns: the plan. */
const SECOND = { choose: "play:contract-02", with: "mobster:purple-1" };
const THIRD = { choose: "play:contract-03", with: "mobster:new-york-2" };

export const course: Course = {
  positions: [
    {
      id: "night",
      seatCount: 3,
      options: OPTIONS,
      state: sceneState({
        options: OPTIONS,
        active: 1,
        living: LIVING,
        hands: {
          0: ["family-influence", "family-influence", "contract", "contract", "contract"],
          1: ["contract", "contract", "finger", "finger", "safe-house"],
          2: ["contract", "take-it-on-the-lam", "take-it-on-the-lam", "intrigue", "intrigue"],
        },
        deckTop: [
          "mob-war",
          "police-protection",
          "pay-off",
          "truce",
          "family-influence",
          "contract",
          "take-it-on-the-lam",
          "take-it-on-the-lam",
          "mob-power",
          "contract",
          "mob-power",
          "mob-power",
        ],
      }),
      opening: [
        {
          seat: 1,
          topic: "play-or-discard",
          value: { choose: "play:contract-04", with: "mobster:capone-1" },
        },
      ],
      steps: [
        {
          name: "order",
          does: "order",
          topic: "counter-contract",
          order: {
            kind: "contract",
            when: { whose: ["mine"] },
            answers: ["counter:family-influence", "pass"],
          },
        },
        { name: "shield", topic: "counter-contract", hint: "counter:family-influence" },
        {
          name: "strike",
          topic: "play-or-discard",
          hint: { choose: "play:contract-01", with: "mobster:new-york-1" },
          others: [{ seat: 1, topic: "counter-contract", value: "pass" }],
        },
        {
          name: "plan",
          does: "plan",
          plan: [SECOND, THIRD].map((answer) => ({ topic: "play-or-discard", answer })),
        },
        { name: "sleep", does: "sleep" },
        { name: "read", does: "read" },
      ],
    },
  ],
  words: (locale) => partWords(locale, "family-business", "over-days"),
};
