/** Negotiation (7.8): scenarios 22 and 23, every instrument and every promise. */
import { describe, expect, it } from "vitest";
import type { NothingPersonalScene } from "../scene.ts";
import { nothingPersonalStory } from "../story.ts";
import { chairTurn, g, set, w } from "./scene.ts";

const NOTHING = {
  money: 0,
  cards: [],
  "want-money": 0,
  "want-cards": 0,
  "want-card": "nothing",
  "coin-swap": "nothing",
  promises: [],
  asks: [],
};
const offer = (parts: object) => w("offer", { ...NOTHING, ...parts });
const statuses = (play: ReturnType<typeof set>) => play.now.promises.map(({ status }) => status);

/** Seat 0 is asked in the Commission and makes an offer to seat 1, which accepts. */
function dealt(parts: object, scene: NothingPersonalScene = {}) {
  const play = set({
    hands: { 0: ["dock-strike"], 1: ["dock-strike"] },
    ...scene,
    board: {
      capo: { id: "mac-pheeto", on: { 0: 1 } },
      "third-guy": { id: "jim-redio", on: { 1: 1 } },
      ...scene.board,
    },
  });
  play.does(0, "deal", "seat:1").does(0, "talk", offer(parts));
  expect(play.asked).toEqual(["1 offer"]);
  return play.answers(1, "accept");
}

const BINDING = { options: { bindingDeals: true } };

it("[NP 22] breaks a promise to pay, unless the table binds", () => {
  const parts = {
    asks: [w("no-move", g("mac-pheeto"))],
    promises: [w("pay-later", 5)],
  };
  const loose = dealt(parts).until("last-call", "crew-action").until("crew-action");
  expect(loose.told("promise-broken").map(({ by, to }) => [by, to])).toEqual([[0, 1]]);
  const bound = dealt(parts, BINDING);
  const before = [bound.money(0), bound.money(1)];
  bound.until("crew-action");
  // The incomes of the Capo and the Third Guy are included.
  expect([bound.money(0), bound.money(1)]).toEqual([(before[0] ?? 0) + 6 - 5, (before[1] ?? 0) + 2 + 5]);
  expect(bound.told("promise-kept").map(({ by }) => by)).toEqual([0]);
});

const threatened = {
  phase: chairTurn("third-guy"),
  board: {
    "third-guy": { id: "eric-summerino", on: { 1: 1 } },
    enforcer: { id: "ox-ottaviano", on: { 0: 1 } },
    counselor: { id: "jim-redio", on: { 2: 1 } },
  },
} as const;
const plea = (play: ReturnType<typeof set>) => {
  play.answers(1, w("position", g("ox-ottaviano")));
  play.answers(0, w("react", { plea: w("offer", { money: 9, cards: [] }) }));
  for (const seat of [1, 2, 3]) if (play.asked.includes(`${seat} whack`)) play.answers(seat, "nothing");
  const [id = ""] = play.open(1, "accepted");
  return play.answers(1, { accepted: [id], callsOff: "go-on" });
};

it("[NP 22] takes the money of a plea and goes on, unless the table binds", () => {
  const loose = plea(set({ ...threatened, dice: [["whack-die", "gun"]] }));
  expect([loose.money(0), loose.money(1)]).toEqual([11, 19]);
  loose.settles();
  expect(loose.where("ox-ottaviano")).toBe("fishes");
  const bound = plea(set({ ...threatened, options: { bindingDeals: true } }));
  expect(bound.told("whack-called-off")).toHaveLength(1);
  expect([bound.money(1), bound.asked]).toEqual([29, ["1 crew-action"]]);
  expect(bound.blocked(1, "position")).toEqual([`${g("ox-ottaviano")} (refused)`]);
});

const hired = {
  ...BINDING,
  board: {
    "third-guy": { id: "eric-summerino", on: { 1: 1 } },
    counselor: { id: "ox-ottaviano", on: { 2: 1 } },
  },
} as const;
const contract = {
  asks: [w("do-whack", g("ox-ottaviano"))],
  promises: [w("escrow", { amount: 7, promise: 1 })],
};

it("[NP 23] sets money aside for a whack, and nothing else may be done", () => {
  const play = dealt(contract, hired);
  expect(play.money(0)).toBe(13);
  play.until("crew-action");
  expect(play.asked).toEqual(["1 crew-action"]);
  expect([play.open(1), play.open(1, "position")]).toEqual([["position"], [g("ox-ottaviano")]]);
  const before = play.money(1);
  play.answers(1, w("position", g("ox-ottaviano"))).settles();
  expect(play.money(1)).toBe(before - 10 + 7);
  expect(play.told("escrow-released").map(({ amount }) => amount)).toEqual([7]);
});

it("[NP 23] gives the money back when the target dies before", () => {
  const play = dealt(contract, {
    ...hired,
    hands: { 0: ["dock-strike"], 1: ["dock-strike"], 2: ["gang-wars-go-on"] },
    board: { ...hired.board, underboss: "brick-benedetto", capo: "steve-averso" },
  });
  play.misses(0).misses(1);
  play.answers(2, w("card:gang-wars-go-on", w("or", w(g("ox-ottaviano"), g("steve-averso")))));
  expect(play.told("escrow-returned").map(({ amount }) => amount)).toEqual([7]);
  expect(play.money(0)).toBe(20);
});

describe("promises that bind", () => {
  const crew = (parts: object, board: NothingPersonalScene["board"], more: NothingPersonalScene = {}) =>
    dealt(parts, { ...BINDING, ...more, ...(board === undefined ? {} : { board }) }).until("crew-action");

  it("blocks moves", () => {
    const play = crew({ asks: [w("no-move", g("brick-benedetto"))] }, { racketeer: "brick-benedetto" });
    expect(play.blocked(1)).toContain("move:racketeer (promised)");
  });

  it("blocks whacks of all whom a seat controls", () => {
    const play = crew(
      { asks: [w("no-whack", "seat:2")] },
      { racketeer: { id: "brick-benedetto", on: { 2: 1 } } },
      { money: { 1: 60 } },
    );
    expect(play.blocked(1, "position")).toEqual([`${g("brick-benedetto")} (promised)`]);
  });

  it("spares a seat while another choice is left", () => {
    const play = dealt(
      { promises: [w("no-play-against", "seat:1")] },
      {
        ...BINDING,
        board: { "bean-counter": { id: "ox-ottaviano", on: { 0: 1 } }, "third-guy": "jim-redio" },
      },
    ).until("crew-action");
    expect(play.blocked(0, "position")).toEqual(["seat:1 (promised)"]);
    expect(play.open(0, "position")).toEqual(["seat:2", "seat:3"]);
  });

  it("awards the tie", () => {
    const play = dealt(
      { promises: [w("award-tie", "any")] },
      { ...BINDING, board: { enforcer: { id: "ox-ottaviano", on: { 1: 1, 3: 1 } } } },
    ).until("tie-income");
    expect(play.open(0, "enforcer")).toEqual(["seat:1"]);
    play.misses(0);
    expect(play.told("promise-kept")).toHaveLength(1);
  });

  it("permits", () => {
    const play = dealt(
      { promises: [w("permit", g("jim-redio"))] },
      { ...BINDING, money: { 1: 30 }, board: { "third-guy": { id: "jim-redio", on: { 1: 2 }, coin: 0 } } },
    ).until("crew-action");
    play.answers(1, w("position", { how: g("mac-pheeto"), tribute: 0 }));
    expect(play.open(0)).toEqual(["grant"]);
    play.answers(0, "grant");
    expect(statuses(play)).toEqual(["kept"]);
  });

  it("appoints", () => {
    const play = dealt(
      {
        promises: [w("appoint", { gangster: g("brick-benedetto"), chair: "place:underboss" })],
      },
      { ...BINDING, board: { enforcer: "ox-ottaviano", racketeer: "brick-benedetto" } },
    ).until("appoint");
    expect([play.asked, play.open(0)]).toEqual([["0 appoint"], [g("brick-benedetto")]]);
  });

  it("passes", () => {
    const play = dealt({ promises: ["pass-commission"] }, BINDING);
    expect(play.told("passed").map(({ seat, why }) => [seat, why])).toEqual([[0, "promised"]]);
    expect(statuses(play)).toEqual(["kept"]);
  });

  it("lets the older of two promises bind", () => {
    const parts = { asks: [w("no-whack", g("ox-ottaviano")), w("do-whack", g("ox-ottaviano"))] };
    const play = crew(parts, { counselor: { id: "ox-ottaviano", on: { 2: 1 } } });
    expect(play.blocked(1, "position")).toContain(`${g("ox-ottaviano")} (promised)`);
    expect(play.open(1)).toContain("pass");
  });
});

describe("the instruments", () => {
  const asked = {
    hands: { 0: ["dock-strike"], 1: ["late-edition"] },
    board: { capo: "mac-pheeto" },
  } as const;

  it("gives without asking", () => {
    const play = set(asked);
    play.does(0, "deal", "seat:1").does(0, "talk", w("gift", { money: 3, cards: ["card:dock-strike"] }));
    expect([play.money(0), play.money(1), play.hand(1)]).toEqual([17, 23, ["dock-strike", "late-edition"]]);
    const given = { type: "card-given", from: 0, to: 1 } as const;
    expect(play.stage.told(2)).toContainEqual(given);
    expect(play.stage.told(1)).toContainEqual({ ...given, card: "dock-strike" });
  });

  it("takes an empty offer or gift for none", () => {
    const play = set(asked).does(0, "deal", "seat:1");
    for (const empty of [w("gift", { money: 0, cards: [] }), offer({})])
      expect(() => play.does(0, "talk", empty)).toThrow("match/illegal-answer");
  });

  it("bounds the offers of one prompt", () => {
    const play = set(asked);
    for (let i = 0; i < 2; i++)
      play
        .does(0, "deal", "seat:1")
        .does(0, "talk", offer({ money: 1 }))
        .answers(1, "decline");
    play.does(0, "deal", "seat:1");
    expect(play.stage.prompt(0, "talk").question).toMatchObject({
      options: [{ id: "walk-away" }, { id: "gift" }, { id: "offer", blocked: "offers-used-up" }],
    });
  });

  it("asks for a card that was seen, even where it is gone", () => {
    const play = set(asked);
    play.does(0, "deal", "seat:1").does(0, "talk", w("gift", { money: 0, cards: ["card:dock-strike"] }));
    expect(play.asked[0]).toBe("1 commission-turn");
    play.answers(1, w("card:dock-strike", w("single", g("mac-pheeto"))));
    expect(play.now.seen).toEqual([]);
  });

  it("hears all others at once, and takes any of their offers", () => {
    const play = set({ ...asked, hands: { 0: ["dock-strike"] } });
    play.does(0, "deal", "solicit");
    expect(play.asked).toEqual(["1 solicited", "2 solicited", "3 solicited"]);
    play
      .answers(1, offer({ money: 4 }))
      .answers(2, "nothing")
      .answers(3, offer({ money: 2, "want-money": 1 }));
    const [first = "", second = ""] = play.open(0);
    play.answers(0, [second, first]);
    expect(play.now.families.map(({ money }) => money)).toEqual([25, 16, 20, 19]);
  });

  it("lets others approach whoever is asked, and ends with the answer", () => {
    const play = set(asked);
    play.does(2, "deal", "seat:0").does(2, "talk", offer({ money: 5, "want-cards": 1 }));
    expect(play.asked).toEqual(["0 commission-turn"]);
    play.does(0, "approached", w("accept", ["card:dock-strike"]));
    expect([play.money(0), play.hand(2)]).toEqual([25, ["dock-strike"]]);
    const left = set(asked)
      .does(2, "deal", "seat:0")
      .does(2, "talk", offer({ money: 5 }))
      .misses(0);
    expect(left.told("offer-void")).toHaveLength(1);
  });

  it("exchanges the marker on a coin for an ordinary one", () => {
    const play = dealt(
      { "coin-swap": g("ox-ottaviano") },
      { board: { enforcer: { id: "ox-ottaviano", on: { 0: 1 }, coin: 1 } } },
    );
    expect(play.now.board.enforcer).toMatchObject({ coin: 0, markers: [0, 1, 0, 0] });
  });

  it("swaps no marker where there is no coin, and none that has gone to another meanwhile", () => {
    const board = { ...asked.board, enforcer: { id: "ox-ottaviano", on: { 0: 1, 2: 1 } } } as const;
    const none = set({ ...asked, board }).does(0, "deal", "seat:1");
    expect(() => none.does(0, "talk", offer({ "coin-swap": g("ox-ottaviano") }))).toThrow(
      "match/illegal-answer",
    );
    const play = set({
      ...asked,
      board: { ...board, enforcer: { ...board.enforcer, coin: 1 } },
      phase: { at: "sit-down" },
      options: { sitDown: true },
    });
    const swap = { first: w("seat:1", { ...NOTHING, "coin-swap": g("ox-ottaviano") }), second: "nothing" };
    play.answers(0, swap).misses(1).answers(2, swap).misses(3);
    play.answers(1, Object.fromEntries(play.now.offers.map(({ id }) => [`offer:${id}`, "accept"])));
    expect(play.now.board.enforcer).toMatchObject({ coin: 0, markers: [0, 1, 1, 0] });
    expect(play.told("offer-void")).toHaveLength(1);
  });

  it("is shut where the table does not deal", () => {
    const play = set({ ...asked, options: { negotiation: false } });
    expect(play.stage.run.prompts(0).map(({ topic }) => topic)).toEqual(["commission-turn", "cards"]);
    expect(play.stage.run.prompts(1)).toEqual([]);
  });

  it("opens the Commission with sealed offers, if the table sits down", () => {
    const play = set({
      ...asked,
      phase: { at: "sit-down" },
      options: { sitDown: true },
    });
    const first = w("seat:1", { ...NOTHING, money: 6 });
    play.answers(0, { first, second: "nothing" });
    for (const seat of [1, 2, 3]) play.misses(seat);
    expect(play.asked).toEqual(["1 sit-down-answer"]);
    const [id = ""] = play.now.offers.map((made) => `offer:${made.id}`);
    play.answers(1, { [id]: "accept" });
    expect([play.money(0), play.money(1), play.topic]).toEqual([14, 26, "commission-turn"]);
  });
});

it("keeps or breaks promises in the open where nothing binds", () => {
  const play = dealt(
    { promises: [w("no-whack", "seat:1")], asks: ["pass-commission", w("award-tie", "any")] },
    { hands: { 0: ["dock-strike"], 1: ["dock-strike"] } },
  );
  expect(play.open(1 - 1)).toContain("card:dock-strike");
  play.misses(0);
  play.answers(1, w("card:dock-strike", w("single", g("jim-redio"))));
  expect(statuses(play)).toEqual(["open", "broken", "open"]);
  play.until("final-call");
  expect(statuses(play)).toEqual(["kept", "broken", "lapsed"]);
});

describe("what is told of an offer", () => {
  const scene = {
    hands: { 0: ["dock-strike", "late-edition"], 1: ["false-alibi"] },
    board: { capo: "mac-pheeto" },
  } as const;

  it("names the cards to whom they are offered, before the answer and in its log, and to nobody else", () => {
    const play = set(scene);
    play.does(0, "deal", "seat:1").does(0, "talk", offer({ cards: ["card:dock-strike"] }));
    expect(play.stage.prompt(1, "offer").about).toMatchObject({
      terms: { give: { cards: ["dock-strike"] } },
    });
    expect(play.stage.run.waiting()[0]?.about).toMatchObject({ terms: { give: { cards: 1 } } });
    const told = (seat: 0 | 1 | 2) => {
      const made = play.stage.told(seat).find((event) => event.type === "offer-made");
      return made === undefined ? "" : JSON.stringify(nothingPersonalStory.phraseOfEvent(made));
    };
    expect([0, 1, 2].map((seat) => told(seat as 0 | 1 | 2).includes("dock-strike"))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("names the card that is asked for", () => {
    const play = set({
      ...scene,
      bend: (state) => state.seen.push({ by: 0, holder: 1, card: "false-alibi" }),
    });
    play.does(0, "deal", "seat:1").does(0, "talk", offer({ money: 1, "want-card": "card:false-alibi" }));
    expect(play.stage.prompt(1, "offer").about).toMatchObject({ terms: { want: { card: "false-alibi" } } });
    expect(JSON.stringify(play.stage.run.waiting())).not.toContain("false-alibi");
  });
});

const tie = {
  phase: { at: "tie-income" },
  board: { capo: { id: "mac-pheeto", on: { 0: 1, 1: 1 } } },
} as const;

it("makes a debt agreed at the tie of an income due in that income", () => {
  const play = set({ ...tie, options: { bindingDeals: true } });
  play.does(0, "deal", "solicit").answers(1, offer({ promises: [w("pay-later", 5)] }));
  const [id = ""] = play.open(0);
  play.answers(0, [id]).answers(0, { capo: "seat:0" });
  expect(statuses(play)).toEqual(["kept"]);
  expect(play.money(1)).toBe(15);
});

it("counts the solicitations beside ties as those of the phase", () => {
  const used = set({ ...tie, bend: (state) => void Object.assign(state.dealt[0] ?? {}, { solicits: 2 }) });
  expect(() => used.does(0, "deal", "solicit")).toThrow();
});
