/** Every influence card: its markers, its extra effect (6.4), its OR part (6.5), and its timing (6.6). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { describe, expect, it } from "vitest";
import { CARD_IDS, type CardId, cardOf } from "../cards.ts";
import type { NothingPersonalScene } from "../scene.ts";
import { manOf } from "../state.ts";
import { chairTurn, g, type Play, set, w } from "./scene.ts";

const AVERSO = "steve-averso";
const BRICK = "brick-benedetto";
const PAOLA = "paper-moon-paola";
const REDIO = "jim-redio";

const board = {
  capo: { id: AVERSO, on: { 1: 2 } },
  underboss: { id: BRICK, on: { 2: 1 } },
  counselor: { id: PAOLA, on: { 3: 1 } },
  racketeer: { id: REDIO, on: { 3: 1 } },
  enforcer: "ox-ottaviano",
  "bean-counter": "mike-fitz",
  "first-guy": "knuckles-nardo",
  "second-guy": "silent-silvio",
  "third-guy": "blackjack-bruna",
  "associate-a": "father-felice",
} as const;

// Seat 1 also holds a card, so that the Commission goes on after the play.
const hold = (card: CardId, more: NothingPersonalScene = {}): Play =>
  set({ hands: { 0: [card], 1: ["dock-strike"] }, ...more, board: { ...board, ...more.board } });
const playing = (card: CardId, use: AnswerValue, more: NothingPersonalScene = {}): Play =>
  hold(card, more).answers(0, w(`card:${card}`, use));
const markers = (play: Play) => 25 - play.supply(0);

it.each(CARD_IDS)("%s places its markers, and can be played for one", (card) => {
  const { lines } = cardOf(card);
  const [first] = lines;
  if (first === undefined) throw new Error(card);
  const single = playing(card, w("single", g(AVERSO)));
  expect([markers(single), single.now.discard]).toEqual([1, [card]]);
  const play = hold(card);
  const fallback = play.question(0);
  const option = "options" in fallback ? fallback.options.find(({ id }) => id === `card:${card}`) : undefined;
  expect(option?.with?.form).toBe("one");
  // The plainest way through the card's own prompt: first target, no extra.
  const influence =
    option?.with !== undefined && "options" in option.with ? option.with.options[0] : undefined;
  expect(influence).toMatchObject({ id: "influence" });
  expect(influence?.blocked).toBeUndefined();
});

describe("extra effects", () => {
  it("pay-5-add-1", () => {
    const play = playing("union-wants-more", w("influence", w(g(BRICK), "yes")));
    expect([play.on(BRICK)[0], play.money(0)]).toEqual([3, 15]);
  });

  it.each(["another-da-dead", "fido-fight-club"] as const)("draw-2-give-1 (%s)", (card) => {
    const target = card === "fido-fight-club" ? BRICK : AVERSO;
    const play = playing(card, w("influence", g(target)), { nextCards: ["dock-strike", "long-shot-wins"] });
    play.answers(0, { card: "card:dock-strike", to: "seat:2" });
    expect([play.hand(0), play.hand(2)]).toEqual([["long-shot-wins"], ["dock-strike"]]);
  });

  it("gain-4", () => expect(playing("track-pays-out", w("influence", g(REDIO))).money(0)).toBe(24));

  it("rival-gains-4", () => {
    const play = playing("charity-gala", w("influence", { target: g(PAOLA), seat: "seat:2" }));
    expect([play.on(PAOLA)[0], play.money(2)]).toEqual([4, 24]);
  });

  it("neutral-1", () => {
    const play = playing("reporter-snoops", w("influence", { target: g(BRICK), neutral: g(AVERSO) }));
    expect([play.on(BRICK)[0], play.on(AVERSO)[4]]).toEqual([2, 1]);
  });

  it("discredit", () => {
    const play = playing("rival-discredited", w("influence", w(g(PAOLA), `marker:${PAOLA}:3`)));
    expect([play.on(PAOLA), play.supply(3)]).toEqual([[2, 0, 0, 0, 0], 24]);
  });
});

describe("OR parts in the Commission", () => {
  it.each(["photographer-has-proof", "letters-surface", "ledger-missing", "witness-remembers"] as const)(
    "blackmail (%s)",
    (card) => {
      const play = playing(card, w("or", g(AVERSO)));
      expect([manOf(play.now, AVERSO).coin, play.on(AVERSO)[0]]).toEqual([0, 1]);
    },
  );

  it("gang-war gives all markers to a neighbour, and is no whack", () => {
    const play = playing("gang-wars-go-on", w("or", w(g(BRICK), g(AVERSO))));
    expect([play.on(AVERSO), play.where(BRICK), play.respect(2)]).toEqual([[0, 2, 1, 0, 0], "fishes", 20]);
  });

  it("jones-deck puts a new man into the chair and onto the markers", () => {
    const play = playing("is-jones-joking", w("or", g(AVERSO)), {
      hands: { 0: ["is-jones-joking"] },
      nextGangsters: ["tiny-tomasino"],
      ring: 1,
    });
    expect([play.where("tiny-tomasino"), play.where(AVERSO), play.now.ring]).toEqual(["capo", "prison", 1]);
    expect(play.on("tiny-tomasino")).toEqual([0, 2, 0, 0, 0]);
  });

  it("jones-associate keeps the associate's own markers and coin", () => {
    const play = playing(
      "jones-rule-passes",
      w("or", { prisoner: g(AVERSO), associate: g("father-felice") }),
      {
        board: {
          capo: { id: AVERSO, on: { 1: 2 }, coin: 3 },
          "associate-a": { id: "father-felice", on: { 2: 1 }, coin: 2 },
        },
      },
    );
    expect([play.where("father-felice"), play.on("father-felice")]).toEqual(["capo", [0, 2, 2, 1, 0]]);
    expect([manOf(play.now, "father-felice").coin, play.now.stock.blackmail]).toEqual([2, 7]);
  });

  it("sibling-swap exchanges two chairs", () => {
    const play = playing("sibling-rivalry", w("or", [g(AVERSO), g(BRICK)]));
    expect([play.where(BRICK), manOf(play.now, BRICK).side, play.now.ring]).toEqual(["capo", false, 2]);
  });

  it("remove-coin sends coin and marker home", () => {
    const play = playing("worth-a-thousand-words", w("or", g(REDIO)), {
      board: { racketeer: { id: REDIO, on: { 3: 1 }, coin: 1 } },
    });
    expect([play.on(REDIO), play.now.stock.blackmail]).toEqual([[0, 0, 0, 1, 0], 8]);
  });

  it("snitch needs ten markers", () => {
    const heavy = { board: { racketeer: { id: REDIO, on: { 3: 10 } } } } as const;
    expect(hold("canary-sings").blocked(0, "card:canary-sings")).toEqual(["or (no-target)"]);
    expect(playing("canary-sings", w("or", g(REDIO)), heavy).where(REDIO)).toBe("prison");
  });

  it.each([
    ["delivery-dupes-guards", "place:associate-b", 1],
    ["stunning-jailbreak", "place:second-guy", 2],
  ] as const)("jailbreak (%s)", (card, to, n) => {
    const play = set({
      hands: { 0: [card] },
      board: { capo: AVERSO, "associate-a": PAOLA },
      prison: [BRICK],
    });
    play.answers(0, w(`card:${card}`, w("or", { man: g(BRICK), to })));
    expect([`place:${play.where(BRICK)}`, play.on(BRICK)[0]]).toEqual([to, n]);
  });

  it.each(["suspect-silenced", "testimony-unsealed", "whacky-insurance"] as const)(
    "%s waits for its moment",
    (card) => {
      expect(hold(card).blocked(0, `card:${card}`)).toContain("or (not-now)");
    },
  );
});

describe("cards without a turn", () => {
  it("plays any-time cards beside the turn, without an ante", () => {
    const play = hold("midnight-extra", { lap: 2, ante: 9 });
    play.does(0, "cards", w("free-card", w("card:midnight-extra", g(AVERSO))));
    expect([play.on(AVERSO)[0], play.money(0)]).toEqual([2, 20]);
  });

  it("asks $5 for a Crew card in the Crew, and nothing in the Commission", () => {
    const crew = set({
      phase: chairTurn("third-guy"),
      hands: { 0: ["overtime-on-the-docks"] },
      board: { ...board, "third-guy": { id: "blackjack-bruna", on: { 0: 1 } } },
    });
    crew.does(0, "cards", w("free-card", w("card:overtime-on-the-docks", g(BRICK))));
    expect([crew.on(BRICK)[0], crew.money(0)]).toEqual([2, 15]);
    expect(playing("overtime-on-the-docks", w("influence", g(BRICK))).money(0)).toBe(20);
  });

  it("keeps what is armed secret until its chair acts, and then only if it is meant", () => {
    const arm = (condition: string) => {
      const play = hold("late-edition", {
        phase: { at: "last-call" },
        board: { underboss: { id: BRICK, on: { 2: 1 } } },
      });
      const armed = w("card:late-edition", { chair: "place:underboss", condition });
      play.answers(0, w("play", { now: [], arm: [armed], sell: [] }));
      expect(JSON.stringify(play.stage.told("spectator"))).not.toContain("late-edition");
      return play.until("fence-buy");
    };
    expect(
      arm("always")
        .told("card-played")
        .map(({ mode }) => mode),
    ).toEqual(["armed"]);
    expect(arm("gain").told("card-played")).toEqual([]);
    expect(arm("deny").told("card-played")).toHaveLength(1);
  });

  it("refuses a form with a card twice", () => {
    const play = hold("late-edition", { phase: { at: "last-call" } });
    const now = [w("card:late-edition", g(AVERSO))];
    expect(() => play.answers(0, w("play", { now, arm: [], sell: ["card:late-edition"] }))).toThrow(
      "match/illegal-answer",
    );
  });

  it("lapses without cost what has become impossible, and tells its owner alone", () => {
    const play = set({
      phase: { at: "last-call" },
      board: { ...board, racketeer: { id: REDIO, on: { 3: 10 } } },
      hands: { 0: ["canary-sings"], 1: ["canary-sings"] },
    });
    for (const seat of [0, 1])
      play.answers(seat, w("play", { now: [w("card:canary-sings", g(REDIO))], arm: [], sell: [] }));
    expect([play.hand(0), play.hand(1)]).toEqual([[], ["canary-sings"]]);
    expect([play.stage.toldOf(1, "play-lapsed"), play.told("play-lapsed")]).toMatchObject([
      [{ seat: 1 }],
      [],
    ]);
  });

  it("insures whoever loses a man", () => {
    const play = set({
      phase: chairTurn("third-guy"),
      board: { ...board, "third-guy": { id: "blackjack-bruna", on: { 0: 1 } } },
      hands: { 2: ["whacky-insurance"] },
      dice: [["whack-die", "gun"]],
    });
    play.answers(0, w("position", g(BRICK))).until("dice");
    play.answers(2, w("policy", { want: "any", max: 0, abilities: "no", insure: "yes", sell: [] })).settles();
    expect([play.respect(0), play.respect(2), play.money(2), play.hand(2)]).toEqual([24, 20, 30, []]);
  });
});
