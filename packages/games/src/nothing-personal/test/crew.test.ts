/** The Crew (5.3, 6, 7.3 to 7.6): scenarios 10 to 17, 21, 25 to 29. */
import { expect, it } from "vitest";
import { leaders, outright } from "../control.ts";
import { nothingPersonal } from "../game.ts";
import { manOf } from "../state.ts";
import { chairTurn, g, set, w } from "./scene.ts";

it("[NP 10] lets neutral win ties: nobody controls", () => {
  const play = set({
    phase: { at: "income", chair: "capo" },
    board: { capo: { id: "mac-pheeto", on: { 0: 2, n: 2 } }, "third-guy": { id: "jim-redio", on: { 1: 1 } } },
    ring: 3,
  });
  expect(leaders(play.now, manOf(play.now, "mac-pheeto"))).toEqual([]);
  expect(play.told("income-none")[0]).toMatchObject({ gangster: "mac-pheeto", reason: "nobody" });
  expect(play.now.ring).toBe(3);
});

it("[NP 11] decides the same tie anew for income and for the action", () => {
  const play = set({
    phase: { at: "tie-income" },
    board: {
      underboss: { id: "brick-benedetto", on: { 0: 1, 1: 1 } },
      capo: { id: "mac-pheeto", on: { 2: 1 } },
    },
    ring: 2,
    respect: { 0: 0, 1: 0 },
  });
  play.answers(2, { underboss: "seat:1" });
  expect(play.told("income").map(({ gangster, seat }) => [gangster, seat])).toEqual([
    ["mac-pheeto", 2],
    ["brick-benedetto", 1],
  ]);
  expect(play.asked).toEqual(["2 tie"]);
  play.answers(2, "seat:0");
  expect(play.asked).toEqual(["0 crew-action"]);
  expect([play.respect(0), play.respect(1)]).toEqual([0, 6]);
});

it("[NP 12] adds card and chair, and never falls below zero", () => {
  const play = set({
    phase: { at: "income", chair: "capo" },
    board: {
      racketeer: { id: "jim-redio", on: { 0: 1 } },
      underboss: { id: "jaws-rudmanilli", on: { 1: 1 } },
      "third-guy": { id: "ponies-paolo", on: { 2: 1 } },
    },
    respect: { 0: 0, 1: 0, 2: 0 },
    money: { 0: 0, 1: 0, 2: 0 },
  });
  expect(play.told("income").map(({ seat, respect, money }) => [seat, respect, money])).toEqual([
    [1, 1, 5],
    [0, 4, 3],
    [2, -1, 5],
  ]);
  expect([play.respect(2), play.money(2)]).toEqual([0, 5]);
});

const bravo = {
  phase: chairTurn("second-guy"),
  board: {
    "second-guy": { id: "gustino-bravo", on: { 1: 2 } },
    racketeer: { id: "brick-benedetto", on: { 2: 2 } },
    enforcer: { id: "ox-ottaviano", on: { 3: 1 } },
  },
} as const;

it("[NP 13] moves up only with more than the number of the chair", () => {
  const failed = set({ ...bravo, dice: [["move-die", "3"]] });
  failed.answers(1, "move:racketeer").settles();
  expect(failed.told("move-resolved")[0]).toMatchObject({ total: 5, outcome: "failure" });
  expect(failed.respect(1)).toBe(16);
  expect(failed.on("gustino-bravo")).toEqual([0, 2, 0, 0, 1]);
  expect(manOf(failed.now, "gustino-bravo").side).toBe(false);
  expect(failed.now.acted).toContain("gustino-bravo");
  const moved = set({ ...bravo, dice: [["move-die", "4"]] });
  moved.answers(1, "move:racketeer").settles();
  expect(moved.told("move-resolved")[0]).toMatchObject({ total: 6, outcome: "success", victim: 2 });
  expect([moved.where("gustino-bravo"), moved.where("brick-benedetto")]).toEqual(["racketeer", "second-guy"]);
  expect(["gustino-bravo", "brick-benedetto"].map((id) => manOf(moved.now, id as never).side)).toEqual([
    true,
    true,
  ]);
  expect([moved.respect(1), moved.respect(2)]).toEqual([24, 16]);
  expect(moved.on("gustino-bravo")[4]).toBe(1);
  expect(moved.told("action-skipped").filter(({ reason }) => reason === "side")).toHaveLength(1);
});

it("[NP 14] dies by the knife and always rises by the ring", () => {
  const dead = set({ ...bravo, dice: [["move-die", "knife"]] })
    .answers(1, "move:racketeer")
    .settles();
  expect([dead.respect(1), dead.where("gustino-bravo"), dead.supply(1)]).toEqual([16, "fishes", 25]);
  expect(dead.now.stock.neutral).toBe(25);
  const risen = set({ ...bravo, dice: [["move-die", "ring"]] })
    .answers(1, "move:enforcer")
    .settles();
  expect(risen.where("gustino-bravo")).toBe("enforcer");
});

const averso = {
  phase: chairTurn("third-guy"),
  board: {
    capo: { id: "steve-averso", on: { 0: 2 } },
    "third-guy": { id: "eric-summerino", on: { 1: 1 } },
  },
} as const;

it("[NP 15] whacks the Capo for $20, and the ring stays", () => {
  const play = set({ ...averso, dice: [["whack-die", "gun"]] });
  play.answers(1, w("position", g("steve-averso"))).settles();
  expect([play.respect(0), play.respect(1), play.money(1)]).toEqual([16, 24, 0]);
  expect([play.where("steve-averso"), play.supply(0), play.now.ring]).toEqual(["fishes", 25, 0]);
});

it.each([
  ["x", "third-guy"],
  ["knife", "fishes"],
] as const)("[NP 16] pays for a failed whack (%s)", (face, where) => {
  const play = set({ ...averso, dice: [["whack-die", face]] });
  play.answers(1, w("position", g("steve-averso"))).settles();
  expect([play.respect(0), play.respect(1)]).toEqual([20, 16]);
  expect([play.where("eric-summerino"), play.where("steve-averso")]).toEqual([where, "capo"]);
});

const blackmailed = {
  phase: chairTurn("third-guy"),
  board: {
    capo: { id: "steve-averso", on: { 1: 2 } },
    "bean-counter": { id: "brick-benedetto", on: { 2: 1 } },
    "third-guy": { id: "eric-summerino", on: { 0: 2 }, coin: 1 },
  },
  money: { 0: 30 },
  ring: 1,
} as const;
const wants = (target: string) => w("position", { how: target, tribute: 0 });

it("[NP 17] passes when two proposals found no favour", () => {
  const play = set(blackmailed);
  play.answers(0, wants(g("steve-averso"))).answers(1, "refuse");
  expect(play.blocked(0, "position", "how")).toEqual([`${g("steve-averso")} (refused)`]);
  play
    .answers(0, wants(g("brick-benedetto")))
    .answers(1, w("demand", 5))
    .answers(0, "no");
  expect(play.told("passed")[0]).toMatchObject({ seat: 0, why: "refused" });
  expect([play.money(0), play.money(1)]).toEqual([30, 20]);
  expect(play.now.acted).toContain("eric-summerino");
  const paid = set({ ...blackmailed, dice: [["whack-die", "gun"]] });
  paid
    .answers(0, wants(g("brick-benedetto")))
    .answers(1, w("demand", 5))
    .answers(0, "pay")
    .settles();
  expect([paid.money(0), paid.money(1), paid.where("brick-benedetto")]).toEqual([15, 25, "fishes"]);
});

const policy = (want: string, max: number) => w("policy", { want, max, abilities: "no", sell: [] });

it("[NP 21] lets several seats pay for the same die again and again", () => {
  const play = set({
    seats: 3,
    phase: chairTurn("first-guy"),
    board: {
      "first-guy": { id: "gustino-bravo", on: { 0: 1 } },
      enforcer: { id: "brick-benedetto", on: { 1: 1 } },
    },
    ring: 2,
    money: { 0: 30, 1: 20, 2: 20 },
    // The move die shows 4, 5, 1, 3, 5, 4.
    seed: "dice 270238",
  });
  play.answers(0, "move:enforcer");
  play
    .answers(0, policy("success", 3))
    .answers(1, policy("no-success", 1))
    .answers(2, policy("no-success", 1));
  expect(play.told("die-rerolled").map(({ seat, to }) => [seat, to])).toEqual([
    [0, "5"],
    [2, "1"],
    [0, "3"],
    [0, "5"],
    [1, "4"],
  ]);
  expect([play.money(0), play.money(1), play.money(2)]).toEqual([0, 10, 10]);
  expect(play.told("move-resolved")[0]).toMatchObject({ outcome: "failure" });
  expect(play.respect(0)).toBe(16);
});

it("[NP 25] silences a gangster for his turn, once", () => {
  const play = set({
    phase: chairTurn("second-guy"),
    board: {
      "second-guy": { id: "jim-redio", on: { 0: 1 } },
      counselor: { id: "brick-benedetto", on: { 1: 1 } },
      capo: { id: "steve-averso", on: { 2: 1 }, side: true },
      "third-guy": { id: "ox-ottaviano", on: { 3: 1 } },
    },
  });
  expect(play.open(0, "position")).toEqual([g("steve-averso"), g("brick-benedetto"), g("jim-redio")]);
  play.answers(0, w("position", g("brick-benedetto")));
  expect(play.told("action-skipped").find(({ chair }) => chair === "counselor")?.reason).toBe("omerta");
  expect([play.now.stock.omerta, manOf(play.now, "brick-benedetto").omerta]).toEqual([2, false]);
  const side = set({
    phase: chairTurn("second-guy"),
    board: {
      "second-guy": { id: "jim-redio", on: { 0: 1 } },
      capo: { id: "steve-averso", on: { 2: 1 }, side: true },
    },
  });
  side.answers(0, w("position", g("steve-averso")));
  expect([side.now.stock.omerta, manOf(side.now, "steve-averso").omerta]).toEqual([1, true]);
});

it("[NP 26] brings no respect to beat a shameful gangster, but costs to fail", () => {
  const scene = {
    phase: chairTurn("second-guy"),
    board: {
      "second-guy": { id: "steve-averso", on: { 0: 1 } },
      racketeer: { id: "jaws-rudmanilli", on: { 1: 1 } },
    },
  } as const;
  const moved = set({ ...scene, dice: [["move-die", "ring"]] })
    .answers(0, "move:racketeer")
    .settles();
  expect(moved.told("move-resolved")[0]).toMatchObject({ shame: true, outcome: "success" });
  expect([moved.respect(0), moved.respect(1), moved.where("steve-averso")]).toEqual([20, 20, "racketeer"]);
  expect(moved.on("steve-averso")[4]).toBe(1);
  const failed = set({ ...scene, dice: [["move-die", "1"]] })
    .answers(0, "move:racketeer")
    .settles();
  expect(failed.respect(0)).toBe(16);
});

it("[NP 27] gives a coin with the place on it, and takes it with the marker", () => {
  const play = set({
    phase: chairTurn("racketeer"),
    board: {
      racketeer: { id: "brick-benedetto", on: { 2: 1 } },
      underboss: { id: "jim-redio", on: { 0: 2 }, coin: 1 },
    },
  });
  play.answers(2, w("position", ["marker:jim-redio:1:coin", "marker:jim-redio:0"]));
  const man = manOf(play.now, "jim-redio");
  expect([man.coin, man.markers, outright(play.now, man)]).toEqual([0, [1, 1, 0, 0], 0]);
  const off = set({
    phase: chairTurn("first-guy"),
    board: {
      "first-guy": { id: "brick-benedetto", on: { 2: 1 } },
      underboss: { id: "jim-redio", on: { 0: 2 }, coin: 1 },
    },
  });
  off.answers(2, w("position", "marker:jim-redio:1:coin"));
  expect([off.supply(1), off.now.stock.blackmail, manOf(off.now, "jim-redio").coin]).toEqual([25, 8, null]);
});

it("[NP 28] silences one chair's income and jails another before it", () => {
  const play = set({
    phase: { at: "last-call" },
    board: {
      underboss: { id: "brick-benedetto", on: { 2: 1 } },
      enforcer: { id: "ox-ottaviano", on: { 3: 5, 2: 4 }, coin: 3 },
    },
    hands: { 0: ["suspect-silenced"], 1: ["canary-sings"] },
  });
  play.answers(0, w("play", { now: [w("card:suspect-silenced", g("brick-benedetto"))], sell: [] }));
  play.answers(1, w("play", { now: [w("card:canary-sings", g("ox-ottaviano"))], arm: [], sell: [] }));
  expect(play.where("ox-ottaviano")).toBe("prison");
  expect([play.supply(3), play.now.stock.blackmail]).toEqual([25, 8]);
  expect(play.told("income-none").find(({ chair }) => chair === "underboss")?.reason).toBe("silenced");
  expect(play.told("income")).toEqual([]);
  expect(play.asked).toEqual(["2 crew-action"]);
});

it("[NP 29] stops at the first reaction that cancels a whack", () => {
  const scene = {
    phase: chairTurn("third-guy"),
    options: { expansions: ["historical"] as const as never },
    board: {
      underboss: { id: "brick-benedetto", on: { 0: 1 } },
      counselor: { id: "frank-nitti", on: { 3: 1 } },
      "third-guy": { id: "eric-summerino", on: { 1: 1 } },
    },
    hands: { 2: ["testimony-unsealed"] },
  } as const;
  const react = (ring: number) => {
    const play = set({ ...scene, ring });
    play.answers(1, w("position", g("brick-benedetto")));
    play.answers(2, w("react", { plea: "none", testimony: "yes" }));
    play.answers(3, w("react", { plea: "none", veto: "yes" }));
    return play.settles();
  };
  const first = react(2);
  expect(first.told("whack-cancelled")[0]).toMatchObject({ by: 2 });
  expect([first.money(1), first.money(3), first.hand(2)]).toEqual([10, 20, []]);
  expect([first.respect(0), first.respect(1)]).toEqual([20, 20]);
  const second = react(3);
  expect(second.told("whack-cancelled")[0]).toMatchObject({ by: 3 });
  expect([second.money(1), second.money(3), second.hand(2)]).toEqual([10, 15, ["testimony-unsealed"]]);
});

it("tells the owner of an armed play that it lapsed with its card, and nobody else", () => {
  const play = set({
    phase: chairTurn("third-guy"),
    hands: { 0: ["late-edition"] },
    board: { "third-guy": { id: "jim-redio", on: { 0: 1 } }, capo: { id: "mac-pheeto", on: { 1: 1 } } },
    bend: (state) => state.armed.push({ seat: 0, card: "late-edition", chair: "capo", condition: "always" }),
  });
  play.does(0, "cards", w("shakedown", "card:late-edition"));
  expect(play.now.armed).toEqual([]);
  const lapsed = { type: "play-lapsed", seat: 0, card: "late-edition", why: "gone" } as const;
  expect(play.stage.told(0)).toContainEqual(lapsed);
  expect(play.stage.told(1)).not.toContainEqual(lapsed);
});

it("says who is to lose at a tie, and the bot does not name itself", () => {
  const play = set({
    ...bravo,
    board: { ...bravo.board, racketeer: { id: "brick-benedetto", on: { 0: 1, 2: 1 } } },
    dice: [["move-die", "4"]],
  });
  play.answers(1, "move:racketeer").settles();
  const prompt = play.stage.prompt(0, "tie");
  expect(prompt.about).toMatchObject({ purpose: "loss", by: 1, beaten: "gustino-bravo", respect: 4 });
  const { view } = nothingPersonal;
  expect(nothingPersonal.bots["regular"]?.choose(view(play.now, 0), prompt, {} as never)).toBe("seat:2");
});
