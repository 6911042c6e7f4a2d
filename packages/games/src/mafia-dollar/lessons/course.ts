/** Mafia Dollar in six positions: the man, the money, blocks, the robbery, the police, the swap before the End. */

import type { AnswerValue } from "@consigliere/engine/answer";
import { isRecord } from "@consigliere/engine/json";
import type { Course, LessonPosition } from "../../lessons/course.ts";
import { partWords } from "../../part-words.ts";
import { type MafiaDollarScene, sceneState } from "../scene.ts";

function position(
  scene: MafiaDollarScene,
  rest: Omit<LessonPosition, "seatCount" | "state" | "options">,
): LessonPosition {
  return { ...rest, seatCount: 3, state: sceneState(scene), options: scene.options ?? {} };
}

/** One thing at a time: no offers, and no questions with a single answer. */
const QUIET: MafiaDollarScene["options"] = { tradeMode: "off", autoDraw: true, autoEndTurn: true };

/** Whether a gangster is freed, by whichever card. */
const frees = (answer: AnswerValue) => isRecord(answer) && String(answer["choose"]).startsWith("unblock:");

const RIVALS: MafiaDollarScene["families"] = {
  1: {
    warehouses: [
      { card: "warehouse-cannery", rackets: ["racket-liquor-06", "racket-red-light-10"] },
      { card: "warehouse-garage", rackets: [] },
    ],
    gangsters: [{ card: "gangster-hank-olsen", zone: "street" }, "gangster-rita-morano"],
    hand: ["weapon-blackjack", "block-home-3", "block-prison-4", "dog-rex", "block-injury-2"],
  },
  2: {
    warehouses: [{ card: "warehouse-bakery", dog: "dog-fang", rackets: ["racket-tobacco-05"] }],
    gangsters: ["gangster-luca-bellini"],
    hand: ["weapon-stiletto", "block-home-5", "block-prison-6", "dog-duchess", "block-injury-4"],
  },
};

export const course: Course = {
  positions: [
    position(
      {
        options: { ...QUIET, autoDraw: false },
        families: {
          ...RIVALS,
          0: {
            warehouses: ["warehouse-laundry"],
            hand: [
              "gangster-elias-thorne",
              "block-home-1",
              "block-prison-1",
              "weapon-derringer",
              "tool-crowbar",
            ],
          },
        },
        piles: { tobacco: ["racket-tobacco-03"] },
        drawn: ["racket-liquor-09", "vehicle-sedan"],
      },
      {
        id: "man",
        steps: [
          { name: "draw", topic: "draw", hint: "draw" },
          { name: "play", topic: "play", hint: "play:gangster-elias-thorne" },
          { name: "out", topic: "action", hint: "move-out:gangster-elias-thorne" },
        ],
      },
    ),
    position(
      {
        options: QUIET,
        families: {
          ...RIVALS,
          0: {
            warehouses: ["warehouse-laundry"],
            gangsters: [{ card: "gangster-elias-thorne", zone: "street" }],
            hand: ["warehouse-pier-9", "block-home-1", "block-prison-1", "weapon-derringer", "tool-crowbar"],
          },
        },
        piles: {
          tobacco: ["racket-tobacco-03"],
          liquor: ["racket-liquor-09"],
          gambling: ["racket-gambling-03", "racket-gambling-10"],
        },
        drawn: ["vehicle-sedan"],
      },
      {
        id: "money",
        steps: [
          { name: "build", topic: "play", hint: "play:warehouse-pier-9" },
          {
            name: "collect",
            topic: "action",
            hint: {
              choose: "collect:gangster-elias-thorne",
              with: { pile: "pile:gambling", warehouse: "warehouse:warehouse-laundry" },
            },
          },
        ],
      },
    ),
    position(
      {
        options: QUIET,
        families: {
          ...RIVALS,
          0: {
            warehouses: ["warehouse-laundry"],
            gangsters: [{ card: "gangster-elias-thorne", zone: "street", blocks: ["block-home-1"] }],
            hand: ["tool-crowbar", "weapon-derringer", "block-prison-1", "dog-brutus", "block-injury-1"],
          },
        },
        piles: { tobacco: ["racket-tobacco-03"], gambling: ["racket-gambling-10"] },
        drawn: ["vehicle-sedan"],
      },
      {
        id: "block",
        steps: [
          {
            name: "lift",
            topic: "play",
            hint: { choose: "unblock:tool-crowbar", with: "gangster:gangster-elias-thorne" },
            reaches: frees,
          },
          {
            name: "collect",
            topic: "action",
            hint: {
              choose: "collect:gangster-elias-thorne",
              with: { pile: "pile:gambling", warehouse: "warehouse:warehouse-laundry" },
            },
          },
        ],
      },
    ),
    position(
      {
        options: QUIET,
        families: {
          ...RIVALS,
          0: {
            warehouses: [{ card: "warehouse-laundry", rackets: ["racket-gambling-10"] }, "warehouse-pier-9"],
            gangsters: ["gangster-fiona-malloy"],
            hand: ["tool-skeleton-keys", "block-home-1", "block-prison-1", "weapon-derringer", "dog-brutus"],
          },
        },
        piles: { liquor: ["racket-liquor-09"] },
        drawn: ["vehicle-sedan"],
        deck: ["dog-nero"],
      },
      {
        id: "robbery",
        steps: [
          {
            name: "tool",
            topic: "play",
            hint: { choose: "play:tool-skeleton-keys", with: "gangster:gangster-fiona-malloy" },
          },
          { name: "out", topic: "action", hint: "move-out:gangster-fiona-malloy" },
          {
            name: "rob",
            topic: "action",
            hint: { choose: "rob:gangster-fiona-malloy", with: "warehouse:warehouse-cannery" },
          },
          {
            name: "pick",
            topic: "rob-pick",
            hint: [{ choose: "racket:racket-red-light-10", with: "warehouse:warehouse-laundry" }],
          },
        ],
      },
    ),
    position(
      {
        options: QUIET,
        families: {
          ...RIVALS,
          0: {
            warehouses: [
              { card: "warehouse-laundry", rackets: ["racket-gambling-10", "racket-tobacco-01"] },
              "warehouse-pier-9",
            ],
            gangsters: ["gangster-fiona-malloy"],
            hand: ["police-escort-1", "police-raid-1", "block-prison-1", "weapon-derringer", "dog-brutus"],
          },
        },
        piles: { liquor: ["racket-liquor-09"] },
        drawn: ["vehicle-sedan"],
      },
      {
        id: "police",
        steps: [
          {
            name: "order",
            does: "order",
            topic: "play",
            order: { kind: "pass-left", when: {}, answers: ["default"] },
          },
          { name: "play", topic: "play", hint: "play:police-escort-1" },
          { name: "pay", topic: "escort-loss", hint: "racket:racket-tobacco-01" },
        ],
      },
    ),
    position(
      {
        active: 1,
        families: {
          ...RIVALS,
          0: {
            warehouses: [
              { card: "warehouse-laundry", rackets: ["racket-gambling-10", "racket-liquor-09"] },
              "warehouse-pier-9",
            ],
            gangsters: ["gangster-fiona-malloy"],
            hand: ["police-patrol-1", "block-home-1", "block-prison-1", "weapon-derringer", "dog-brutus"],
          },
        },
        drawn: ["end-of-prohibition"],
      },
      {
        id: "end",
        opening: [
          {
            seat: 1,
            topic: "trade",
            value: {
              choose: "offer",
              with: { to: "seat:0", give: "card:weapon-blackjack", disclose: "show:face", want: "want:any" },
            },
          },
        ],
        steps: [
          {
            name: "swap",
            topic: "answer-offer",
            hint: "accept:police-patrol-1",
            others: [{ seat: 1, topic: "draw", value: "draw" }],
          },
        ],
      },
    ),
  ],
  words: (locale) => partWords(locale, "mafia-dollar", "lessons"),
};
