/** Standing orders (7.9): each kind answers where it should, and nowhere else. */
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import { expect, it } from "vitest";
import type { NothingPersonalScene } from "../scene.ts";
import { settingsSchema } from "../settings.ts";
import { orders } from "../standing-orders.ts";
import { chairTurn, g, set, w } from "./scene.ts";

const order = (kind: string, when: StandingOrder["when"], ...answers: StandingOrder["answers"]) => ({
  kind,
  when,
  answers: [...answers],
});

/** The scene with these orders of a seat. */
const ordered = (scene: NothingPersonalScene, seat: number, ...given: StandingOrder[]) =>
  set({ ...scene, settings: { [seat]: { orders: given } } });

const commission: NothingPersonalScene = {
  board: { capo: { id: "mac-pheeto", on: { 0: 1 } } },
  hands: { 0: ["dock-strike"], 1: ["dock-strike"], 2: ["dock-strike"], 3: ["dock-strike"] },
};

it("passes in the Commission of the round that was meant", () => {
  const pass = (round: number) => order("pass", { round }, "pass");
  const play = ordered(commission, 1, pass(1)).answers(0, "pass");
  expect(play.asked).toEqual(["2 commission-turn"]);
  const other = ordered(commission, 1, pass(2)).answers(0, "pass");
  expect(other.asked).toEqual(["1 commission-turn"]);
});

it("stays out of windows without a word", () => {
  const last: NothingPersonalScene = { ...commission, phase: { at: "last-call" } };
  expect(ordered(last, 2, order("windows", {}, "nothing")).asked).toEqual([
    "0 last-call",
    "1 last-call",
    "3 last-call",
  ]);
});

it("stays out of the windows that it was told of, and of no others", () => {
  const last: NothingPersonalScene = { ...commission, phase: { at: "last-call" } };
  const only = (call: string) => ordered(last, 2, order("windows", { call: [call] }, "nothing")).asked;
  expect([only("jailbreak").includes("2 last-call"), only("last-call").includes("2 last-call")]).toEqual([
    true,
    false,
  ]);
});

const whack: NothingPersonalScene = {
  phase: chairTurn("third-guy"),
  board: {
    capo: { id: "steve-averso", on: { 0: 2 } },
    "third-guy": { id: "eric-summerino", on: { 1: 1 } },
  },
  money: { 1: 60 },
};

it("neither pleads nor reacts", () => {
  const play = ordered(whack, 0, order("whack", {}, "nothing"));
  play.answers(1, w("position", g("steve-averso")));
  expect(play.asked).toEqual(["2 whack", "3 whack"]);
});

it.each([
  [2, true],
  // The controller of the target, and the seat that whacks.
  [0, false],
  [1, false],
] as const)("keeps seat %i out of whacks that are none of its business", (seat, isMeant) => {
  const play = ordered(
    { ...whack, hands: { 1: ["dock-strike"] } },
    seat,
    order("whack", { foreign: true }, "nothing"),
  );
  play.answers(1, w("position", g("steve-averso")));
  expect(play.asked.includes(`${seat} whack`)).toBe(!isMeant);
});

it.each([
  // Seat 2 leads neither of the two; seat 0 leads the target.
  [2, { foreign: true }, true],
  [0, { foreign: true }, false],
  [1, { foreign: true }, false],
  [1, { own: true }, true],
  [2, { own: true }, false],
  [0, { against: true }, true],
  [1, { against: true }, false],
  [2, { against: true }, false],
] as const)("lets rolls be: seat %i, %j", (seat, when, isMeant) => {
  const play = ordered(
    { ...whack, dice: [["whack-die", "x"]] },
    seat,
    order("dice", when as StandingOrder["when"], "nothing"),
  );
  play.answers(1, w("position", g("steve-averso")));
  while (play.topic === "whack") play.misses(play.seat);
  expect(play.asked.includes(`${seat} dice`)).toBe(!isMeant);
});

it("rolls a failure of its own again, as often as it was told to", () => {
  const policy = { want: "success", max: 2, abilities: "yes", sell: [] };
  const play = ordered(
    {
      ...whack,
      dice: [
        ["whack-die", "x"],
        ["whack-die", "knife"],
        ["whack-die", "gun"],
      ],
    },
    1,
    order("dice", { own: true }, { choose: "policy", with: policy }),
  );
  play.answers(1, w("position", g("steve-averso"))).settles();
  expect(play.told("die-rerolled").map(({ from, to }) => [from, to])).toEqual([
    ["x", "knife"],
    ["knife", "gun"],
  ]);
  expect([play.where("steve-averso"), play.money(1)]).toEqual(["fishes", 20]);
});

const noSuccess = { want: "no-success", max: 1, abilities: "yes", sell: [] };

it.each([
  [30, [["gun", "x"]], 20],
  // It cannot pay, so it leaves the roll.
  [9, [], 9],
] as const)("rolls a success against a man of its own again if it has $10: $%i", (money, rerolls, left) => {
  const dice = [
    ["whack-die", "gun"],
    ["whack-die", "x"],
  ] as const;
  const scene = { ...whack, dice, money: { ...whack.money, 0: money } };
  const play = ordered(
    scene,
    0,
    order("dice", { against: true }, { choose: "policy", with: noSuccess }, "nothing"),
  );
  play.answers(1, w("position", g("steve-averso"))).settles();
  expect(play.told("die-rerolled").map(({ from, to }) => [from, to])).toEqual(rerolls);
  expect(play.money(0)).toBe(left);
});

it.each([
  // The Capo's controller leads none of the candidates, or one of them.
  [{}, "enforcer", []],
  [{ 2: 2 }, null, ["2 appoint"]],
] as const)("appoints whoever sits highest where it is about none of its own: %j", (on, from, asked) => {
  const play = ordered(
    {
      phase: { at: "family", chair: "underboss" },
      board: {
        capo: { id: "steve-averso", on: { 2: 2 } },
        enforcer: { id: "brick-benedetto", on: { 1: 1 } },
        racketeer: { id: "jim-redio", on },
      },
    },
    2,
    order("appoint", { foreign: true }, "default"),
  );
  expect([
    play.told("appointed")[0]?.from ?? null,
    play.asked.filter((one) => one.includes("appoint")).slice(0, 1),
  ]).toEqual([from, asked]);
});

it.each([
  [0, ["1 last-call"]],
  [1, ["0 tie-order"]],
] as const)("orders the ties of a round by itself while it holds the ring: seat %i", (seat, asked) => {
  const play = ordered(
    {
      ...commission,
      hands: { 1: ["dock-strike"] },
      options: { ties: "per-round" },
      phase: { at: "tie-order" },
    },
    seat,
    order("ties", { ring: true }, "default"),
  );
  expect(play.asked).toEqual(asked);
});

it("takes the first vacant chair that Leo was told of, else stays", () => {
  const scene: NothingPersonalScene = {
    ...whack,
    board: { ...whack.board, underboss: { id: "leo-seyfarth", on: { 2: 1 } } },
    dice: [["whack-die", "gun"]],
  };
  const told = order("coachman", {}, "place:enforcer", "place:capo");
  const moved = ordered(scene, 2, told)
    .answers(1, w("position", g("steve-averso")))
    .settles();
  expect(moved.where("leo-seyfarth")).toBe("capo");
  const stayed = ordered(scene, 2, order("coachman", {}, "stay"))
    .answers(1, w("position", g("steve-averso")))
    .settles();
  expect(stayed.told("coachman-stayed")).toEqual([{ type: "coachman-stayed", seat: 2 }]);
});

const offer = {
  money: 3,
  cards: [],
  "want-money": 0,
  "want-cards": 0,
  "want-card": "nothing",
  "coin-swap": "nothing",
  promises: [],
  asks: [],
};

it.each([
  [["seat:0"], ["0 commission-turn"]],
  [["seat:2"], ["1 offer"]],
] as const)("declines the offers of %j", (from, asked) => {
  const play = ordered(commission, 1, order("decline", { from: [...from] }, "decline"));
  play.does(0, "deal", "seat:1").does(0, "talk", w("offer", offer));
  expect(play.asked).toEqual(asked);
});

const blackmailed: NothingPersonalScene = {
  phase: chairTurn("third-guy"),
  board: {
    "bean-counter": { id: "brick-benedetto", on: { 2: 1 } },
    "third-guy": { id: "eric-summerino", on: { 0: 2 }, coin: 1 },
  },
};

it.each([
  [5, "permission-given"],
  [3, null],
] as const)("gives leave for $5 at least: $%i", (tribute, told) => {
  const play = ordered(blackmailed, 1, order("permit", { tribute: ["5"] }, "grant"));
  play.answers(0, w("position", { how: g("brick-benedetto"), tribute }));
  if (told === null) expect(play.asked).toEqual(["1 permission"]);
  else expect(play.told(told)).toHaveLength(1);
});

it.each([
  [["5"], 5, true],
  [["3"], 5, false],
] as const)("pays what is demanded for a leave up to $%j: $%i", (sum, demand, pays) => {
  const play = ordered(blackmailed, 0, order("demand", { sum: [...sum] }, "pay"));
  play.answers(0, w("position", { how: g("brick-benedetto"), tribute: 0 })).answers(1, w("demand", demand));
  expect([play.asked.includes("0 demand"), play.told("permission-given").length]).toEqual([
    !pays,
    pays ? 1 : 0,
  ]);
});

it.each([
  [{}, 0, true],
  [{ sum: ["10"] }, 0, true],
  [{ sum: ["5"] }, 0, false],
  // A card must be judged, whatever money comes with it.
  [{ sum: ["20"] }, 1, false],
] as const)("hears nobody who pleads, as far as it was told: %j, with %i cards", (when, count, isDeaf) => {
  const scene: NothingPersonalScene = { ...whack, hands: { 0: ["dock-strike"] } };
  const play = ordered(scene, 1, order("pleas", when as StandingOrder["when"], "default"));
  play.answers(1, w("position", g("steve-averso")));
  const cards = play.open(0, "react", "plea", "offer", "cards").slice(0, count);
  play.answers(0, w("react", { plea: w("offer", { money: 9, cards }) }));
  for (const seat of [1, 2, 3]) if (play.asked.includes(`${seat} whack`)) play.answers(seat, "nothing");
  expect(play.asked.includes("1 pleas")).toBe(!isDeaf);
});

const contested: NothingPersonalScene = {
  phase: { at: "tie-income" },
  board: {
    underboss: { id: "brick-benedetto", on: { 0: 1, 1: 1 } },
    enforcer: { id: "ox-ottaviano", on: { 0: 1, 3: 1 } },
  },
  ring: 2,
};

it.each([
  // The named seat wherever it is a leader; elsewhere the first leader from the ring on.
  [{}, ["seat:1"], [3, 1]],
  [{}, ["default"], [3, 0]],
  [{ foreign: true, purpose: ["income"] }, ["seat:0"], [0, 0]],
  [{ purpose: ["final"] }, ["seat:0"], null],
  // It leads none of them.
  [{}, ["seat:2"], null],
] as const)("decides ties for whom it was told: %j, %j", (when, answers, seats) => {
  const play = ordered(contested, 2, order("tie", when as StandingOrder["when"], ...answers));
  const decided = play.told("tie-decided").map(({ gangster, seat }) => [gangster, seat]);
  if (seats === null) expect(play.asked).toEqual(["2 tie-income"]);
  else
    expect(Object.fromEntries(decided.slice(0, 2))).toEqual({
      "ox-ottaviano": seats[0],
      "brick-benedetto": seats[1],
    });
});

it("declines favors, and what is offered when all sit down", () => {
  const scene: NothingPersonalScene = {
    board: { capo: "silent-silvio", underboss: "jim-redio" },
    hands: { 0: ["governor-grants-favor"] },
  };
  const play = ordered(scene, 2, order("decline", { from: ["seat:0"] }, "decline"));
  play.answers(
    0,
    w("card:governor-grants-favor", w("influence", { target: g("silent-silvio"), seat: "seat:2" })),
  );
  expect(play.asked).not.toContain("2 favor");
  const sitting: NothingPersonalScene = { options: { sitDown: true }, phase: { at: "sit-down" } };
  const silent = ordered(sitting, 2, order("decline", {}, "decline", "nothing"));
  expect(silent.asked).toEqual(["0 sit-down", "1 sit-down", "3 sit-down"]);
});

it("takes no order but of the kinds that there are", () => {
  expect(Object.keys(orders.kinds)).toEqual([
    "pass",
    "windows",
    "whack",
    "dice",
    "coachman",
    "decline",
    "permit",
    "demand",
    "pleas",
    "appoint",
    "tie",
    "ties",
  ]);
  for (const wrong of [
    order("pass", {}, "card:dock-strike"),
    order("dice", { foreign: false as never }, "nothing"),
    order("permit", { tribute: ["4"] }, "grant"),
    order("nonsense", {}, "pass"),
  ])
    expect(settingsSchema.safeParse({ orders: [wrong] }).success).toBe(false);
});
