/** The examples of the rulebook: the money, the block, the hit, the robbery, the police, the trade. */
import { type MafiaDollarScene, sceneState } from "@consigliere/games/mafia-dollar/scene";
import type { Example, Picture } from "../example.ts";

type Options = NonNullable<MafiaDollarScene["options"]>;
type Mine = NonNullable<NonNullable<MafiaDollarScene["families"]>[0]>;
type Played = Pick<Example["position"], "id"> & Partial<Pick<Example["position"], "opening" | "steps">>;

/** One thing at a time: no offers, and no questions with a single answer. */
const QUIET: Options = { tradeMode: "off", autoDraw: true, autoEndTurn: true };

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

function example(mine: Mine, scene: MafiaDollarScene, played: Played, ...pictures: Picture[]): Example {
  const options = scene.options ?? QUIET;
  const state = sceneState({ options, families: { ...RIVALS, 0: mine }, drawn: ["vehicle-sedan"], ...scene });
  return { position: { steps: [], ...played, seatCount: 3, state, options }, pictures };
}

const family = (seat: number) => `.md-family[data-seat="${seat}"]`;
const after = (event: string, shows = ".scene"): Picture => ({ after: event, shows: [shows] });
const asked = (name: string): Picture => ({ asked: name, shows: [".hand"] });
const does = (topic: string) => (value: NonNullable<Played["opening"]>[number]["value"]) => ({
  seat: 0,
  topic,
  value,
});
const play = does("play");
const order = does("action");
const HAND = ["block-home-1", "block-prison-1", "weapon-derringer", "tool-crowbar"] as const;
const THORNE = { card: "gangster-elias-thorne", zone: "street" } as const;
const LAUNDRY = "warehouse:warehouse-laundry";

export const examples: readonly Example[] = [
  example(
    { warehouses: ["warehouse-laundry"], gangsters: [THORNE], hand: ["warehouse-pier-9", ...HAND] },
    { piles: { tobacco: ["racket-tobacco-03"], gambling: ["racket-gambling-03", "racket-gambling-10"] } },
    {
      id: "collect",
      opening: [
        play("play:warehouse-pier-9"),
        order({
          choose: "collect:gangster-elias-thorne",
          with: { pile: "pile:gambling", warehouse: LAUNDRY },
        }),
      ],
    },
    after("warehouse-played", ".md-piles"),
    after("collected", family(0)),
  ),
  example(
    { hand: ["block-prison-2", ...HAND] },
    {},
    { id: "block", opening: [play({ choose: "play:block-prison-2", with: "gangster:gangster-hank-olsen" })] },
    after("block-played"),
    after("turn-started", family(1)),
  ),
  example(
    { gangsters: [THORNE], hand: ["dog-brutus", ...HAND] },
    { deck: ["block-home-7"] },
    {
      id: "hit",
      opening: [
        play("discard:block-home-1"),
        order({ choose: "hit:gangster-elias-thorne", with: "gangster:gangster-hank-olsen" }),
      ],
    },
    after("hit-tried"),
    after("check-flipped"),
    after("gangster-killed"),
  ),
  example(
    {
      warehouses: ["warehouse-laundry"],
      gangsters: [{ card: "gangster-fiona-malloy", zone: "street" }],
      hand: ["dog-brutus", ...HAND],
    },
    { deck: ["dog-nero"] },
    {
      id: "robbery",
      opening: [
        play("discard:block-home-1"),
        order({ choose: "rob:gangster-fiona-malloy", with: "warehouse:warehouse-cannery" }),
        does("rob-pick")([{ choose: "racket:racket-red-light-10", with: LAUNDRY }]),
      ],
    },
    after("robbery-tried"),
    after("check-flipped"),
    after("gangster-returned", family(0)),
  ),
  example(
    {
      warehouses: [{ card: "warehouse-laundry", rackets: ["racket-gambling-10", "racket-tobacco-01"] }],
      gangsters: ["gangster-fiona-malloy"],
      hand: ["police-escort-1", "police-raid-1", "block-prison-1", "weapon-derringer", "dog-brutus"],
    },
    {},
    {
      id: "police",
      steps: [
        { name: "play", topic: "play", hint: "play:police-escort-1" },
        { name: "pass", topic: "pass-left", hint: "card:police-raid-1" },
        { name: "pay", topic: "escort-loss", hint: "racket:racket-tobacco-01" },
      ],
    },
    after("police-played"),
    asked("pass"),
    after("turn-started", family(0)),
  ),
  example(
    {
      warehouses: ["warehouse-laundry"],
      gangsters: ["gangster-fiona-malloy"],
      hand: ["police-patrol-1", "block-prison-1", "weapon-derringer", "tool-crowbar", "dog-brutus"],
    },
    { options: { ...QUIET, tradeMode: "free" } },
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
    after("offer-made", ".md-letters"),
    asked("play"),
  ),
];
