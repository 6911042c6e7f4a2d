/** Setup and the Commission (4, 5.2): scenarios 1 to 9. */
import { seatsOf } from "@consigliere/engine/seat";
import { expect, it } from "vitest";
import { gangsterDeck } from "../cards.ts";
import { optionsSchema } from "../options.ts";
import { fillUpper } from "../rules/setup.ts";
import { emptyTable } from "../setup.ts";
import { priorityOrder } from "../state.ts";
import { deal, g, set, w } from "./scene.ts";

it.each([
  [3, 82],
  [4, 78],
  [5, 74],
])("[NP 1] deals a table of %i", (seats, left) => {
  const play = deal(seats);
  expect(Object.keys(play.now.board)).toHaveLength(12);
  expect(play.now.gangsterDeck).toHaveLength(38);
  expect(play.now.influenceDeck).toHaveLength(left);
  expect(play.now.board.capo?.id).toBe("mac-pheeto");
  for (const { hand, money, respect } of play.now.families)
    expect([hand.length, money, respect]).toEqual([4, 5, 0]);
  play.until("commission-turn");
  for (const seat of seatsOf(seats)) expect(play.supply(seat)).toBe(22);
  const markers = Object.values(play.now.board).flatMap(({ markers: own }) => own);
  expect(markers.reduce((sum, n) => sum + n, 0)).toBe(3 * seats);
});

it("[NP 2] shows all four types on the four upper chairs", () => {
  const state = emptyTable(4, optionsSchema.parse({}));
  const top = [
    "steve-averso",
    "brick-benedetto",
    "ricardo-launius",
    "mask-mirella",
    "jim-redio",
    "tiny-tomasino",
  ] as const;
  state.gangsterDeck = [...top, ...gangsterDeck([]).filter((id) => !(top as readonly string[]).includes(id))];
  const aside = fillUpper(state);
  expect(aside).toEqual(["brick-benedetto", "ricardo-launius"]);
  const { underboss, counselor, enforcer, racketeer } = state.board;
  expect([underboss, counselor, enforcer, racketeer].map((man) => man?.id)).toEqual([
    "steve-averso",
    "mask-mirella",
    "jim-redio",
    "tiny-tomasino",
  ]);
});

it("[NP 3] plays a single marker where three are too many", () => {
  const play = set({
    board: { capo: "ryan-dsturm", underboss: "eric-summerino" },
    hands: { 0: ["widow-swindled"] },
    supply: { 0: 2 },
  });
  expect(play.blocked(0, "card:widow-swindled")).toEqual(["influence (no-markers)"]);
  play.answers(0, w("card:widow-swindled", w("single", g("ryan-dsturm"))));
  expect(play.supply(0)).toBe(1);
  expect(play.on("ryan-dsturm")).toEqual([1, 0, 0, 0, 0]);
  expect(play.now.discard).toEqual(["widow-swindled"]);
});

it("[NP 4] places both lines, each whole", () => {
  const play = set({
    board: { capo: "brick-benedetto", underboss: "jim-redio", counselor: "ox-ottaviano" },
    hands: { 0: ["bookie-beaten"] },
    supply: { 0: 10 },
  });
  expect(play.open(0, "card:bookie-beaten", "influence", "line:thug", "first")).toEqual([
    g("brick-benedetto"),
    g("ox-ottaviano"),
  ]);
  play.answers(
    0,
    w(
      "card:bookie-beaten",
      w("influence", w("line:thug", { first: g("brick-benedetto"), second: g("jim-redio") })),
    ),
  );
  expect([play.on("brick-benedetto")[0], play.on("jim-redio")[0], play.on("ox-ottaviano")[0]]).toEqual([
    3, 1, 0,
  ]);
});

it("[NP 5] skips the line that the supply does not reach for", () => {
  const play = set({
    board: { capo: "brick-benedetto", underboss: "jim-redio" },
    hands: { 0: ["bookie-beaten"] },
    supply: { 0: 2 },
  });
  expect(play.blocked(0, "card:bookie-beaten", "influence")).toEqual(["line:thug (no-markers)"]);
  play.answers(0, w("card:bookie-beaten", w("influence", w("line:gambler", g("jim-redio")))));
  expect(play.supply(0)).toBe(1);
  expect(play.told("line-skipped")).toEqual([{ type: "line-skipped", card: "bookie-beaten", line: 1 }]);
});

it.each(["jaws-rudmanilli", "ricardo-launius"] as const)(
  "[NP 6] finds %s by a red icon, whatever his type",
  (id) => {
    const play = set({
      board: { "third-guy": id, capo: "brick-benedetto" },
      hands: { 0: ["street-corner-feud"] },
    });
    expect(play.open(0, "card:street-corner-feud", "influence")).toEqual([g(id)]);
    play.answers(0, w("card:street-corner-feud", w("influence", g(id))));
    expect(play.on(id)).toEqual([3, 0, 0, 0, 0]);
  },
);

it("[NP 7] asks an ante from the second lap on, and never less than the last", () => {
  const play = set({
    board: { capo: "brick-benedetto" },
    lap: 2,
    hands: {
      0: ["dock-strike", "dock-strike"],
      1: ["dock-strike", "union-wants-more"],
      2: ["brawl-on-boulevard"],
      3: ["union-wants-more", "late-edition"],
    },
    money: { 0: 20, 1: 7, 2: 5, 3: 6 },
  });
  const single = (ante: number) => ({ ante, use: w("single", g("brick-benedetto")) });
  play.answers(0, w("card:dock-strike", single(4)));
  expect(play.now.commission?.ante).toBe(4);
  play.answers(1, w("card:dock-strike", single(6)));
  expect([play.money(1), play.now.commission?.ante]).toEqual([1, 6]);
  // If he shook down his only card, he would have nothing to play.
  expect(play.told("passed").map(({ seat, why }) => [seat, why])).toEqual([[2, "ante"]]);
  expect(play.range(3, "card:late-edition", "ante")).toEqual([6, 6]);
  play.answers(3, w("card:late-edition", single(6)));
  expect(play.asked).toEqual(["0 commission-turn"]);
  expect(play.range(0, "card:dock-strike", "ante")).toEqual([6, 16]);
});

it("lets whoever is short of the ante shake a card down for it", () => {
  const play = set({
    board: { capo: "brick-benedetto" },
    lap: 2,
    hands: { 0: ["dock-strike"], 1: ["brawl-on-boulevard", "late-edition"], 2: ["dock-strike"] },
    money: { 0: 20, 1: 5, 2: 20 },
  });
  play.answers(0, w("card:dock-strike", { ante: 6, use: w("single", g("brick-benedetto")) }));
  expect(play.blocked(1)).toEqual(["card:brawl-on-boulevard (ante)", "card:late-edition (ante)"]);
  play.does(1, "cards", w("shakedown", "card:brawl-on-boulevard"));
  expect(play.range(1, "card:late-edition", "ante")).toEqual([6, 13]);
  // Without the last card there is nothing to play.
  play.does(1, "cards", w("shakedown", "card:late-edition"));
  expect(play.told("passed").map(({ seat, why }) => [seat, why])).toEqual([[1, "no-cards"]]);
});

it("[NP 8] lets another seat place one for a favor, if it likes", () => {
  const scene = {
    board: { capo: "silent-silvio", underboss: "jim-redio" },
    hands: { 0: ["governor-grants-favor"] },
  } as const;
  const play = set(scene);
  const use = w("influence", { target: g("silent-silvio"), seat: "seat:2" });
  expect(play.open(0, "card:governor-grants-favor", "influence", "seat")).toEqual([
    "seat:1",
    "seat:2",
    "seat:3",
  ]);
  play.answers(0, w("card:governor-grants-favor", use));
  expect(play.asked).toEqual(["2 favor"]);
  play.answers(2, g("jim-redio"));
  expect([play.on("silent-silvio")[0], play.on("jim-redio")[2]]).toEqual([3, 1]);
  const late = set(scene).answers(0, w("card:governor-grants-favor", use)).misses(2);
  expect(late.on("jim-redio")[2]).toBe(0);
});

it("[NP 9] moves the ring at once, but not the order of the Commission", () => {
  const play = set({
    board: { capo: { id: "mac-pheeto", on: { 0: 2, 1: 1 } } },
    hands: {
      0: ["late-edition"],
      1: ["old-man-seen-dining", "dock-strike"],
      2: ["dock-strike"],
      3: ["dock-strike"],
    },
  });
  play.answers(0, w("card:late-edition", w("single", g("mac-pheeto"))));
  play.answers(1, w("card:old-man-seen-dining", w("influence", g("mac-pheeto"))));
  expect(play.on("mac-pheeto")).toEqual([3, 3, 0, 0, 0]);
  expect(play.now.ring).toBe(0);
  const second = set({
    board: { capo: { id: "mac-pheeto", on: { 0: 2, 1: 1 } } },
    ring: 0,
    hands: { 1: ["old-man-seen-dining"], 2: ["dock-strike"], 3: ["dock-strike"] },
  });
  second.answers(1, w("card:old-man-seen-dining", w("influence", g("mac-pheeto"))));
  expect(second.on("mac-pheeto")).toEqual([2, 3, 0, 0, 0]);
  expect(second.now.ring).toBe(1);
  expect(second.now.commission?.order).toEqual([0, 1, 2, 3]);
  expect(second.told("ring-moved")).toEqual([{ type: "ring-moved", from: 0, to: 1 }]);
  expect(priorityOrder(second.now)).toEqual([1, 2, 3, 0]);
});

it("lets a seat stay after its first card though it cannot pay a second ante", () => {
  const play = set({
    options: { commissionPace: "double" },
    lap: 2,
    ante: 15,
    hands: { 0: ["dock-strike", "false-alibi"], 1: ["dock-strike"] },
    board: { capo: "mac-pheeto" },
  });
  play.answers(0, w("card:dock-strike", { ante: 20, use: w("single", g("mac-pheeto")) }));
  expect(play.told("ante-raised")).toMatchObject([{ seat: 0, ante: 20 }]);
  expect([play.asked, play.open(0)]).toEqual([["0 commission-turn"], ["stay", "pass"]]);
  play.answers(0, "stay");
  expect(play.now.commission?.passed).not.toContain(0);
});
