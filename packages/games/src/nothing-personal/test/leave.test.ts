/** Permission under blackmail (7.4): the whole act is named and judged, and only this act is refused. */
import { expect, it } from "vitest";
import { nothingPersonal } from "../game.ts";
import type { NothingPersonalScene } from "../scene.ts";
import { chairTurn, g, set, w } from "./scene.ts";

const ask = (scene: NothingPersonalScene) => set({ money: { 0: 40 }, ring: 1, ...scene });

it("names kind, target, price and what it costs the holder, and leaves the bot to refuse it", () => {
  const play = ask({
    phase: chairTurn("third-guy"),
    board: {
      capo: { id: "steve-averso", on: { 1: 2 } },
      "third-guy": { id: "eric-summerino", on: { 0: 2 }, coin: 1 },
    },
  }).answers(0, w("position", { how: g("steve-averso"), tribute: 5 }));
  const prompt = play.stage.prompt(1, "permission");
  expect(prompt.about).toMatchObject({
    action: "pos-whack",
    params: [g("steve-averso")],
    cost: 20,
    tribute: 5,
    loss: { men: ["steve-averso"], respect: 4 },
  });
  const { view } = nothingPersonal;
  expect(nothingPersonal.bots["regular"]?.choose(view(play.now, 1), prompt, {} as never)).toBe("refuse");
});

const first = {
  phase: chairTurn("first-guy"),
  board: {
    "first-guy": { id: "knuckles-nardo", on: { 0: 2 }, coin: 1 },
    enforcer: { id: "brick-benedetto", on: { 1: 1, 2: 1 } },
  },
} as const;

it("takes a marker of the holder for a loss, which no whack is", () => {
  const play = ask(first).answers(0, w("position", { how: "marker:brick-benedetto:1", tribute: 2 }));
  const prompt = play.stage.prompt(1, "permission");
  expect(prompt.about).toMatchObject({ loss: { markers: 1 } });
  const { view } = nothingPersonal;
  expect(nothingPersonal.bots["regular"]?.choose(view(play.now, 1), prompt, {} as never)).toEqual({
    choose: "demand",
    with: 7,
  });
});

it("refuses one kind of action and not the same by another", () => {
  const play = ask(first)
    .answers(0, w("position", { how: "marker:brick-benedetto:1", tribute: 0 }))
    .answers(1, "refuse");
  expect(play.blocked(0, "position", "how")).toEqual(["marker:brick-benedetto:1 (refused)"]);
  expect(play.open(0, "ability", "how")).toContain("marker:brick-benedetto:1");
});

it("refuses one exchange of markers and no other", () => {
  const play = ask({
    phase: chairTurn("racketeer"),
    board: {
      racketeer: { id: "ox-ottaviano", on: { 0: 2 }, coin: 1 },
      enforcer: { id: "brick-benedetto", on: { 1: 1, 2: 1 } },
    },
  });
  const how = (a: string, b: string) => w("position", { how: [a, b], tribute: 0 });
  const [ox, one, two] = ["marker:ox-ottaviano:0", "marker:brick-benedetto:1", "marker:brick-benedetto:2"];
  play.answers(0, how(ox, one)).answers(1, "refuse");
  expect(() => play.answers(0, how(one, ox))).toThrow("match/illegal-answer");
  play.answers(0, how(ox, two)).answers(1, "grant");
  expect(play.on("brick-benedetto")).toEqual([1, 1, 0, 0, 0]);
});

it("refuses one spread of neutral markers and no other", () => {
  const play = ask({
    phase: chairTurn("counselor"),
    board: {
      counselor: { id: "ox-ottaviano", on: { 0: 2 }, coin: 1 },
      enforcer: { id: "brick-benedetto", on: { 1: 1 } },
    },
  });
  play
    .answers(0, w("position", { how: { "ox-ottaviano": 1, "brick-benedetto": 2 }, tribute: 0 }))
    .answers(1, "refuse");
  const spread = (ox: number, brick: number) =>
    w("position", {
      how: { "ox-ottaviano": `count:${ox}`, "brick-benedetto": `count:${brick}` },
      tribute: 0,
    });
  expect(() => play.answers(0, spread(1, 2))).toThrow("match/illegal-answer");
  play.answers(0, spread(2, 1)).answers(1, "grant");
  expect(play.on("brick-benedetto")[4]).toBe(1);
});

it("refuses one sum of respect sold, and like markers whichever are named", () => {
  const sale = ask({
    phase: chairTurn("second-guy"),
    board: { "second-guy": { id: "ryan-dsturm", on: { 0: 2 }, coin: 1 } },
  });
  sale.answers(0, w("ability", { how: 3, tribute: 0 })).answers(1, "refuse");
  expect(sale.open(0, "ability", "how")).toEqual(["count:1", "count:2", "count:4", "count:5"]);
  const two = ask({
    phase: chairTurn("second-guy"),
    options: { expansions: ["historical"] },
    board: {
      "second-guy": { id: "bugs-moran", on: { 0: 2 }, coin: 1 },
      enforcer: { id: "brick-benedetto", on: { 1: 2, 2: 1 } },
    },
  });
  const how = (...ids: string[]) => w("ability", { how: ids, tribute: 0 });
  const [a, b, c] = ["marker:brick-benedetto:1", "marker:brick-benedetto:1:2", "marker:brick-benedetto:2"];
  two.answers(0, how(a, c)).answers(1, "refuse");
  expect(() => two.answers(0, how(b, c))).toThrow("match/illegal-answer");
  two.answers(0, how(a, b));
  expect(two.asked).toEqual(["1 permission"]);
});

it("lets two whacks be announced in a turn and no more, if the table has it so", () => {
  const play = ask({
    phase: chairTurn("third-guy"),
    options: { whackLimit: 2 },
    money: { 0: 60 },
    board: {
      "third-guy": { id: "eric-summerino", on: { 0: 1 } },
      counselor: { id: "jim-redio", on: { 1: 1 } },
      enforcer: { id: "ox-ottaviano", on: { 1: 1 } },
      racketeer: { id: "brick-benedetto", on: { 1: 1 } },
    },
  });
  for (const target of ["jim-redio", "ox-ottaviano"] as const) {
    play.answers(0, w("position", g(target)));
    play.answers(1, w("react", { plea: w("offer", { money: 1, cards: [] }) }));
    while (play.topic === "whack") play.misses(play.seat);
    play.answers(0, { accepted: [], callsOff: "call-off" });
  }
  expect(play.blocked(0)).toContain("position (whacks-used-up)");
});
