/** Every position action (6.2) and every ability (6.3), each in a scene of its own. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { describe, expect, it } from "vitest";
import type { AbilityId } from "../abilities.ts";
import { SET_IDS } from "../cards/sets.ts";
import { GANGSTER_IDS, type GangsterId, gangsterOf } from "../cards.ts";
import type { DieId, Face } from "../dice.ts";
import type { PositionId } from "../positions.ts";
import type { NothingPersonalScene } from "../scene.ts";
import { manOf } from "../state.ts";
import { chairTurn, g, type Play, set, w } from "./scene.ts";

const AVERSO = "steve-averso";
const BRICK = "brick-benedetto";
const DUCHESS = "duchess-della-rocca";
const FABIO = "full-house-fabio";

function withAbility(ability: AbilityId): GangsterId {
  const found = GANGSTER_IDS.find((id) => gangsterOf(id).ability === ability);
  if (found === undefined) throw new Error(`nobody has ${ability}`);
  return found;
}

const others = {
  capo: { id: AVERSO, on: { 1: 2 } },
  underboss: { id: BRICK, on: { 2: 1 } },
  racketeer: { id: DUCHESS, on: { 3: 1 } },
  "first-guy": { id: FABIO, on: { 3: 1 } },
} as const;

/** Seat 0's man with the ability acts from the Enforcer's chair; the Counselor's is vacant. */
function acting(ability: AbilityId, more: NothingPersonalScene = {}): Play {
  return set({
    phase: chairTurn("enforcer"),
    options: { expansions: [...SET_IDS] },
    money: { 0: 30, 1: 20, 2: 20, 3: 30 },
    hands: { 1: ["dock-strike"], 2: ["late-edition", "canary-sings"] },
    ...more,
    board: { ...others, enforcer: { id: withAbility(ability), on: { 0: 2 } }, ...more.board },
  });
}

type Row = readonly [AbilityId, AnswerValue, (play: Play, id: GangsterId) => void, NothingPersonalScene?];
const self = (ability: AbilityId) => `marker:${withAbility(ability)}:0`;

const ACTIONS: readonly Row[] = [
  ["remove-1", w("ability", `marker:${AVERSO}:1`), (play) => expect(play.on(AVERSO)[1]).toBe(1)],
  [
    "remove-2",
    w("ability", [`marker:${AVERSO}:1`, `marker:${AVERSO}:1:2`]),
    (play) => expect([play.on(AVERSO)[1], play.supply(1)]).toEqual([0, 25]),
  ],
  ["add-1", w("ability", g(AVERSO)), (play) => expect(play.on(AVERSO)[0]).toBe(1)],
  [
    "swap-markers",
    w("ability", [`marker:${AVERSO}:1`, `marker:${BRICK}:2`]),
    (play) =>
      expect([play.on(AVERSO), play.on(BRICK)]).toEqual([
        [0, 1, 1, 0, 0],
        [0, 1, 0, 0, 0],
      ]),
  ],
  [
    "reassign",
    w("ability", { from: self("reassign"), to: g(AVERSO) }),
    (play, id) => expect([play.on(AVERSO)[0], play.on(id)[0]]).toEqual([1, 1]),
  ],
  [
    "neutral-2",
    w("ability", { [AVERSO]: 2, [BRICK]: 0, [withAbility("neutral-2")]: 0, [DUCHESS]: 0, [FABIO]: 0 }),
    (play) => expect([play.on(AVERSO)[4], play.now.stock.neutral]).toEqual([2, 23]),
  ],
  ["draw-1", "ability", (play) => expect(play.hand(0)).toHaveLength(1)],
  [
    "palm",
    w("ability", "seat:1"),
    (play) => expect([play.hand(0), play.hand(1)]).toEqual([["dock-strike"], []]),
  ],
  ["steal-4", w("ability", "seat:1"), (play) => expect([play.money(0), play.money(1)]).toEqual([34, 16])],
  ["virus", w("ability", "seat:3"), (play) => expect([play.money(0), play.money(3)]).toEqual([35, 25])],
  ["earn-4", "ability", (play) => expect(play.money(0)).toBe(34)],
  ["bet", "ability", (play) => expect(play.money(0)).toBe(35), { dice: [["number-die", "5"]] }],
  ["respect-2", "ability", (play) => expect(play.respect(0)).toBe(22)],
  ["sell-respect", w("ability", 3), (play) => expect([play.respect(0), play.money(0)]).toEqual([17, 39])],
  ["blackmail", w("ability", g(AVERSO)), (play) => expect(manOf(play.now, AVERSO).coin).toBe(0)],
  ["omerta", w("ability", g(AVERSO)), (play) => expect(manOf(play.now, AVERSO).omerta).toBe(true)],
  [
    "informer",
    w("ability", g(DUCHESS)),
    (play) => expect(play.where(DUCHESS)).toBe("prison"),
    { board: { racketeer: { id: DUCHESS, on: { 3: 8 } } } },
  ],
  [
    "understudy",
    w("ability", [`marker:${AVERSO}:1`, `marker:${BRICK}:2`]),
    (play) => expect(play.on(AVERSO)).toEqual([0, 1, 1, 0, 0]),
  ],
  ["step-aside", w("ability", g(BRICK)), (play, id) => expect(play.where(id)).toBe("underboss")],
  ["fair-swap", w("ability", g(AVERSO)), (play, id) => expect(play.where(id)).toBe("capo")],
  [
    "twilight-swap",
    w("ability", [g(AVERSO), g(BRICK)]),
    (play) => expect([play.where(AVERSO), play.now.ring]).toEqual(["underboss", 2]),
  ],
  ["take-the-chair", w("ability", "place:counselor"), (play, id) => expect(play.where(id)).toBe("counselor")],
  [
    "turn-himself-in",
    w("ability", [
      `marker:${AVERSO}:1`,
      `marker:${AVERSO}:1:2`,
      `marker:${BRICK}:2`,
      `marker:${DUCHESS}:3`,
      `marker:${FABIO}:3`,
    ]),
    (play, id) => {
      expect(play.now.prison).toContain(id);
      expect(play.now.families.map(({ supply }) => supply)).toEqual([25, 25, 25, 25]);
    },
  ],
  [
    "death-roll",
    "ability",
    (play) => expect([play.where(DUCHESS), play.respect(3)]).toEqual(["fishes", 20]),
    { dice: [["number-die", "5"]] },
  ],
  [
    "hat-swap",
    w("ability", ["seat:1", "seat:2"]),
    (play) =>
      expect([play.hand(1), play.hand(2)]).toEqual([["late-edition", "canary-sings"], ["dock-strike"]]),
  ],
];

describe("the actions of gangsters", () => {
  it.each(ACTIONS.map(([ability, answer, check, more = {}]) => ({ ability, answer, check, more })))(
    "$ability",
    ({ ability, answer, check, more }) => {
      const play = acting(ability, more).answers(0, answer).settles();
      check(play, withAbility(ability));
      expect(play.now.acted).toContain(withAbility(ability));
    },
  );

  it("draw-2-give-1 gives one of the two drawn", () => {
    const play = acting("draw-2-give-1", { nextCards: ["dock-strike", "long-shot-wins"] });
    play.answers(0, "ability");
    expect(play.asked).toEqual(["0 give-card"]);
    play.answers(0, { card: "card:long-shot-wins", to: "seat:3" });
    expect([play.hand(0), play.hand(3)]).toEqual([["dock-strike"], ["long-shot-wins"]]);
  });
});

/** The price of a whack of the Underboss, and its effect on both sides' respect. */
const WHACKS: readonly (readonly [AbilityId, Face, number, number, number])[] = [
  ["whack-6", "gun", 24, 24, 16],
  ["whack-8", "gun", 22, 24, 16],
  ["whack-10", "ring", 20, 24, 16],
  ["whack-careful", "knife", 20, 16, 20],
  ["whack-kamikaze", "gun", 25, 24, 16],
  ["whack-thankless", "gun", 25, 20, 16],
  ["whack-loud", "gun", 20, 27, 13],
];

it.each(WHACKS)("%s (%s)", (ability, face, money, respect, victim) => {
  const play = acting(ability, { dice: [["whack-die", face]] });
  play.answers(0, w("ability", g(BRICK))).settles();
  expect([play.money(0), play.respect(0), play.respect(2)]).toEqual([money, respect, victim]);
  expect(play.where(BRICK)).toBe(face === "knife" ? "underboss" : "fishes");
  expect(play.where(withAbility(ability))).toBe(ability === "whack-kamikaze" ? "fishes" : "enforcer");
});

it("whack-second-try rolls his own Whack die once more", () => {
  const dice = ["x", "gun"].map((face): [DieId, Face] => ["whack-die", face as Face]);
  const play = acting("whack-second-try", { dice });
  play.answers(0, w("ability", g(BRICK))).until("dice");
  play.answers(0, w("policy", { want: "success", max: 0, abilities: "yes", sell: [] })).settles();
  expect([play.money(0), play.where(BRICK)]).toEqual([20, "fishes"]);
});

describe("what is always on", () => {
  const moving = (id: GangsterId, face: Face, target: GangsterId = BRICK): Play =>
    set({
      phase: chairTurn("second-guy"),
      options: { expansions: [...SET_IDS] },
      board: { "second-guy": { id, on: { 0: 1 } }, "bean-counter": { id: target, on: { 1: 1 } } },
      dice: [["move-die", face]],
    });

  it("eager adds one to a number", () => {
    const play = moving("jim-redio", "3").answers(0, "move:bean-counter").settles();
    expect(play.told("move-resolved")[0]).toMatchObject({ total: 6 });
  });

  it("long-odds wins with as much as the chair's number", () => {
    const play = moving("long-odds-otto", "4").answers(0, "move:bean-counter").settles();
    expect(play.told("move-resolved")[0]).toMatchObject({ total: 4, outcome: "success" });
  });

  it("immovable is no target", () => {
    expect(moving("jim-redio", "3", "two-ton-tarantello").blocked(0)).toContain(
      "move:bean-counter (immovable)",
    );
  });

  it("feds-magnet draws the Feds two markers earlier", () => {
    const board = { racketeer: { id: "al-capone", on: { 0: 8 } } } as const;
    const play = set({ phase: { at: "arrests" }, options: { expansions: ["historical"] }, board });
    expect(play.now.prison).toContain("al-capone");
  });

  it("hard-to-whack costs $5 more", () => {
    const play = acting("whack-10", {
      board: { underboss: { id: "ghost-gaspare", on: { 2: 1 } } },
      dice: [["whack-die", "gun"]],
    });
    play.answers(0, w("ability", g("ghost-gaspare"))).settles();
    expect(play.money(0)).toBe(15);
  });

  it("death-benefit and whack-toll pay their controllers", () => {
    const play = acting("whack-10", {
      board: {
        racketeer: { id: "widow-wanda", on: { 3: 1 } },
        "first-guy": { id: "machine-gun-kelly", on: { 1: 1 } },
      },
      dice: [["whack-die", "gun"]],
    });
    play.answers(0, w("ability", g(BRICK))).settles();
    expect([play.money(3), play.money(1)]).toEqual([34, 23]);
  });

  it("cheap-fence sells at $8", () => {
    const play = set({
      phase: { at: "draw" },
      board: { racketeer: { id: "ledger-livia", on: { 0: 1 } } },
    });
    play.answers(0, { sell: [], count: 2 });
    expect(play.money(0)).toBe(4);
  });

  it("sweethearts are worth two more together", () => {
    const together = { capo: { id: "bonnie-parker", on: { 0: 1 } }, "associate-a": "clyde-barrow" } as const;
    const income = (board: NothingPersonalScene["board"]) =>
      set({
        phase: { at: "income", chair: "capo" },
        options: { expansions: ["historical"] },
        ...(board === undefined ? {} : { board }),
      }).told("income")[0]?.respect;
    expect([income(together), income({ capo: together.capo })]).toEqual([8, 6]);
  });

  it("bazooka goes to Prison at once with eight markers", () => {
    const play = set({
      options: { expansions: ["young-turks"] },
      board: { "associate-a": { id: "geraldo-chaconichio", on: { 1: 6 } }, capo: AVERSO },
      hands: { 0: ["dock-strike"] },
    });
    play.answers(0, w("card:dock-strike", w("influence", g("geraldo-chaconichio"))));
    expect([play.where("geraldo-chaconichio"), play.supply(0), play.supply(1)]).toEqual(["prison", 25, 25]);
  });

  it("tiebreaker lets his controller decide ties", () => {
    const play = set({
      phase: { at: "tie-income" },
      options: { expansions: ["designers"] },
      board: {
        capo: { id: AVERSO, on: { 0: 1, 1: 1 } },
        racketeer: { id: "bill-eberle", on: { 3: 1 } },
      },
    });
    expect(play.asked).toEqual(["3 tie-income"]);
  });

  it("wild-values rolls his respect and money at income", () => {
    const play = set({
      phase: { at: "income", chair: "racketeer" },
      options: { expansions: ["designers"] },
      board: { racketeer: { id: "dombino-crapshooti", on: { 0: 1 } } },
      dice: [
        ["number-die", "6"],
        ["number-die", "2"],
      ],
    });
    expect(play.topic).toBe("dice");
    play.settles();
    expect(play.told("income")[0]).toMatchObject({ respect: 8, money: 4 });
  });
});

describe("reactions", () => {
  const rolled = (id: GangsterId): Play => {
    const dice = ["x", "gun"].map((face): [DieId, Face] => ["whack-die", face as Face]);
    const play = acting("whack-10", { dice, board: { "third-guy": { id, on: { 0: 1 } } } });
    play.answers(0, w("ability", g(BRICK))).until("dice");
    return play.answers(0, w("policy", { want: "success", max: 0, abilities: "yes", sell: [] })).settles();
  };

  it.each([
    ["marco-zohgoli", 20],
    ["lucky-lorenzo", 15],
  ] as const)("%s rolls a die again", (id, money) => {
    const play = rolled(id);
    expect([play.money(0), play.now.spent, play.where(BRICK)]).toEqual([money, [id], "fishes"]);
  });

  it("coachman takes a chair that became vacant, from an associate space", () => {
    const play = acting("whack-10", {
      dice: [["whack-die", "gun"]],
      board: { "associate-a": { id: "leo-seyfarth", on: { 1: 1 } } },
    });
    play.answers(0, w("ability", g(BRICK))).until("coachman");
    expect([play.asked, play.open(1)]).toEqual([["1 coachman"], ["place:underboss", "stay"]]);
    play.answers(1, "place:underboss");
    expect(play.where("leo-seyfarth")).toBe("underboss");
  });
});

describe("the position actions", () => {
  const MAN = "ricardo-launius";
  const rows: readonly (readonly [PositionId, AnswerValue, (play: Play) => void])[] = [
    [
      "underboss",
      "position",
      (play) => expect(play.told("cards-drawn")[0]).toMatchObject({ seat: 0, count: 1 }),
    ],
    [
      "counselor",
      w("position", { [AVERSO]: 1, [MAN]: 0, [FABIO]: 2 }),
      (play) => expect([play.on(AVERSO)[4], play.on(FABIO)[4]]).toEqual([1, 2]),
    ],
    ["enforcer", w("position", g(AVERSO)), (play) => expect(play.on(AVERSO)[0]).toBe(1)],
    [
      "racketeer",
      w("position", [`marker:${AVERSO}:1`, `marker:${FABIO}:3`]),
      (play) => expect([play.on(AVERSO)[3], play.on(FABIO)[1]]).toEqual([1, 1]),
    ],
    [
      "bean-counter",
      w("position", "seat:3"),
      (play) => expect([play.money(0), play.money(3)]).toEqual([23, 17]),
    ],
    ["first-guy", w("position", `marker:${AVERSO}:1`), (play) => expect(play.on(AVERSO)[1]).toBe(1)],
    [
      "second-guy",
      w("position", g(MAN)),
      // On the man who used it: he has acted, so it stays for the next round.
      (play) => expect([manOf(play.now, MAN).omerta, play.now.stock.omerta]).toEqual([true, 1]),
    ],
    [
      "third-guy",
      w("position", g(FABIO)),
      (play) => expect([play.money(0), play.where(FABIO)]).toEqual([10, "fishes"]),
    ],
  ];

  it.each(rows)("of the %s", (chair, answer, check) => {
    const play = set({
      phase: chairTurn(chair),
      board: {
        capo: { id: AVERSO, on: { 1: 2 } },
        [chair]: { id: MAN, on: { 0: 1 } },
        "associate-a": { id: FABIO, on: { 3: 1 } },
        ...(chair === "third-guy" ? { "associate-a": BRICK, racketeer: { id: FABIO, on: { 3: 1 } } } : {}),
      },
      dice: [["whack-die", "gun"]],
    });
    play.answers(0, answer).settles();
    check(play);
  });
});
