/** The examples of the rulebook: the money, the block, the hit, the robbery, the police, the trade. */
import { type MafiaDollarScene, sceneState } from "@consigliere/games/mafia-dollar/scene";
import type { Example } from "../example.ts";

type Played = Omit<Example["position"], "seatCount" | "state" | "options">;

/** One thing at a time: no offers, and no questions with a single answer. */
const QUIET: NonNullable<MafiaDollarScene["options"]> = {
  tradeMode: "off",
  autoDraw: true,
  autoEndTurn: true,
};

const RIVALS: NonNullable<MafiaDollarScene["families"]> = {
  1: {
    warehouses: [{ card: "warehouse-cannery", rackets: ["racket-liquor-06", "racket-red-light-10"] }],
    gangsters: [{ card: "gangster-hank-olsen", zone: "street" }],
    hand: ["weapon-blackjack", "block-home-3", "block-prison-4", "dog-rex", "block-injury-2"],
  },
  2: {
    warehouses: ["warehouse-bakery"],
    gangsters: ["gangster-luca-bellini"],
    hand: ["weapon-stiletto", "block-home-5", "block-prison-6", "dog-duchess", "block-injury-4"],
  },
};

function example(
  mine: NonNullable<NonNullable<MafiaDollarScene["families"]>[0]>,
  scene: MafiaDollarScene,
  played: Played,
  pictures: Example["pictures"],
): Example {
  const options = scene.options ?? QUIET;
  const state = sceneState({ options, families: { ...RIVALS, 0: mine }, ...scene });
  return { position: { ...played, seatCount: 3, state, options }, pictures };
}

const family = (seat: number) => `.md-family[data-seat="${seat}"]`;
const HAND = ["block-home-1", "block-prison-1", "weapon-derringer", "tool-crowbar"] as const;

export const examples: readonly Example[] = [
  example(
    {
      warehouses: [{ card: "warehouse-laundry" }],
      gangsters: [{ card: "gangster-elias-thorne", zone: "street" }],
      hand: ["warehouse-pier-9", ...HAND],
    },
    {
      piles: { tobacco: ["racket-tobacco-03"], gambling: ["racket-gambling-03", "racket-gambling-10"] },
      drawn: ["vehicle-sedan"],
    },
    {
      id: "collect",
      opening: [
        { seat: 0, topic: "play", value: "play:warehouse-pier-9" },
        {
          seat: 0,
          topic: "action",
          value: {
            choose: "collect:gangster-elias-thorne",
            with: { pile: "pile:gambling", warehouse: "warehouse:warehouse-laundry" },
          },
        },
      ],
      steps: [],
    },
    [
      { after: "warehouse-played", shows: [".md-piles"] },
      { shows: [family(0)], after: "collected" },
    ],
  ),
  example(
    { hand: ["block-prison-2", ...HAND] },
    { drawn: ["vehicle-sedan"] },
    {
      id: "block",
      opening: [
        {
          seat: 0,
          topic: "play",
          value: { choose: "play:block-prison-2", with: "gangster:gangster-hank-olsen" },
        },
      ],
      steps: [],
    },
    [
      { after: "block-played", shows: [".scene"] },
      { after: "turn-started", shows: [family(1)] },
    ],
  ),
  example(
    { gangsters: [{ card: "gangster-elias-thorne", zone: "street" }], hand: ["dog-brutus", ...HAND] },
    { drawn: ["vehicle-sedan"], deck: ["block-home-7"] },
    {
      id: "hit",
      opening: [
        { seat: 0, topic: "play", value: "discard:block-home-1" },
        {
          seat: 0,
          topic: "action",
          value: { choose: "hit:gangster-elias-thorne", with: "gangster:gangster-hank-olsen" },
        },
      ],
      steps: [],
    },
    [
      { after: "hit-tried", shows: [".scene"] },
      { after: "check-flipped", shows: [".scene"] },
      { after: "gangster-killed", shows: [".scene"] },
    ],
  ),
  example(
    {
      warehouses: ["warehouse-laundry"],
      gangsters: [{ card: "gangster-fiona-malloy", zone: "street" }],
      hand: ["dog-brutus", ...HAND],
    },
    { drawn: ["vehicle-sedan"], deck: ["dog-nero"] },
    {
      id: "robbery",
      opening: [
        { seat: 0, topic: "play", value: "discard:block-home-1" },
        {
          seat: 0,
          topic: "action",
          value: { choose: "rob:gangster-fiona-malloy", with: "warehouse:warehouse-cannery" },
        },
        {
          seat: 0,
          topic: "rob-pick",
          value: [{ choose: "racket:racket-red-light-10", with: "warehouse:warehouse-laundry" }],
        },
      ],
      steps: [],
    },
    [
      { after: "robbery-tried", shows: [".scene"] },
      { after: "check-flipped", shows: [".scene"] },
      { after: "gangster-returned", shows: [family(0)] },
    ],
  ),
  example(
    {
      warehouses: [{ card: "warehouse-laundry", rackets: ["racket-gambling-10", "racket-tobacco-01"] }],
      gangsters: ["gangster-fiona-malloy"],
      hand: ["police-escort-1", "police-raid-1", "block-prison-1", "weapon-derringer", "dog-brutus"],
    },
    { drawn: ["vehicle-sedan"] },
    {
      id: "police",
      steps: [
        { name: "play", topic: "play", hint: "play:police-escort-1" },
        { name: "pass", topic: "pass-left", hint: "card:police-raid-1" },
        { name: "pay", topic: "escort-loss", hint: "racket:racket-tobacco-01" },
      ],
    },
    [
      { after: "police-played", shows: [".scene"] },
      { asked: "pass", shows: [".hand"] },
      { after: "turn-started", shows: [family(0)] },
    ],
  ),
  example(
    {
      warehouses: ["warehouse-laundry"],
      gangsters: ["gangster-fiona-malloy"],
      hand: ["police-patrol-1", "block-prison-1", "weapon-derringer", "tool-crowbar", "dog-brutus"],
    },
    { options: { ...QUIET, tradeMode: "free" }, drawn: ["vehicle-sedan"] },
    {
      id: "trade",
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
        { name: "swap", topic: "answer-offer", hint: "accept:police-patrol-1" },
        { name: "play", topic: "play", hint: "discard:block-prison-1" },
      ],
    },
    [
      { asked: "swap", shows: [".md-trade"] },
      { asked: "play", shows: [".hand"] },
    ],
  ),
];
