/** Feds, Family, Fence and the end (5.4 to 5.6, 8): scenarios 18 to 20, 24 and 30. */
import type { Seat } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import type { CardId } from "../cards.ts";
import { view } from "../view.ts";
import { g, type Play, set, w } from "./scene.ts";

it.each([
  [3, 8, 9],
  [4, 9, 10],
  [5, 10, 11],
])("[NP 18] jails at the limit of %i seats", (seats, below, limit) => {
  for (const n of [below, limit]) {
    const play = set({
      seats,
      phase: { at: "arrests" },
      board: { racketeer: { id: "eric-summerino", on: { 0: n - 1 }, coin: 1 } },
    });
    expect(play.now.prison.includes("eric-summerino")).toBe(n === limit);
  }
  expect(
    [11, 12].map((n) => {
      const play = set({
        seats: 5,
        phase: { at: "arrests" },
        board: { racketeer: { id: "tiny-tomasino", on: { 0: n } } },
      });
      return play.now.prison.includes("tiny-tomasino");
    }),
  ).toEqual([false, true]);
});

describe("the Feds’ call", () => {
  const scene = (fedsCall: "once" | "twice", markers = 10, held: CardId = "stunning-jailbreak") =>
    set({
      seats: 4,
      options: { fedsCall },
      phase: { at: "feds-call" },
      hands: { 0: [held], 1: ["canary-sings"] },
      board: { racketeer: { id: "eric-summerino", on: { 2: markers } } },
    });
  const outOf = (man: string, ...places: readonly string[]) =>
    w("play", {
      now: [],
      out: [
        w("card:stunning-jailbreak", {
          man: `freed:${man}`,
          to: `refuge:${places[0]}`,
          otherwise: places[1] === undefined ? "nowhere" : `refuge:${places[1]}`,
        }),
      ],
      sell: [],
    });

  it("is followed by a call for jailbreaks, by the book", () => {
    const play = scene("twice").answers(0, "nothing").answers(1, "nothing");
    expect(play.now.prison).toEqual(["eric-summerino"]);
    expect(play.asked).toEqual(["0 jailbreak", "1 jailbreak"]);
  });

  it("takes both on one sheet: whoever the Feds take is freed at once", () => {
    const play = scene("once").answers(0, outOf("eric-summerino", "racketeer")).answers(1, "nothing");
    expect(play.told("gangster-removed").map(({ gangster, to }) => [gangster, to])).toEqual([
      ["eric-summerino", "prison"],
    ]);
    expect(play.told("gangster-moved")[0]).toMatchObject({
      from: "prison",
      to: "racketeer",
      why: "jailbreak",
    });
    expect(play.now.prison).toEqual([]);
    expect(play.topic).not.toBe("jailbreak");
  });

  it("keeps the card of a jailbreak that is not called for in the end", () => {
    const play = scene("once", 8).answers(0, outOf("eric-summerino", "racketeer")).answers(1, "nothing");
    expect(play.now.families[0]?.hand).toEqual(["stunning-jailbreak"]);
    expect(play.told("play-lapsed", 0)).toMatchObject([{ card: "stunning-jailbreak", why: "impossible" }]);
    expect(play.told("play-lapsed", 1)).toEqual([]);
  });

  it("asks the others the same, whoever holds a jailbreak", () => {
    expect(scene("once").asked).toEqual(["0 feds-call", "1 feds-call"]);
    expect(scene("twice").asked).toEqual(scene("once").asked);
  });

  it("shows nobody else whether a jailbreak is held, or is on the sheet while that is sealed", () => {
    const worlds = [scene("once"), scene("once", 10, "midnight-extra")] as const;
    const prompts = worlds.map(({ stage }) => stage.prompt(0, "feds-call").id);
    expect(prompts[0]).not.toBe(prompts[1]);
    const refusalOf = ({ stage: { run } }: Play, seat: Seat, prompt: string) => {
      try {
        run.check({ kind: "answer", seat, prompt, value: "nothing", by: "player" });
        return "none";
      } catch (error) {
        return String(error);
      }
    };
    const known = (play: Play) =>
      ([1, 2, 3] as const).map((seat) => ({
        view: view(play.now, seat),
        prompts: play.stage.run.prompts(seat),
        told: play.stage.told(seat),
        waiting: play.stage.run.waiting(),
        refusals: [...prompts, "made-up"].map((prompt) => refusalOf(play, seat, prompt)),
      }));
    const [one, other] = worlds;
    expect(JSON.stringify(known(other))).toBe(JSON.stringify(known(one)));
    one.answers(0, outOf("eric-summerino", "racketeer"));
    other.answers(0, "nothing");
    expect(JSON.stringify(known(other))).toBe(JSON.stringify(known(one)));
    for (const play of worlds) play.answers(1, "nothing");
    expect(JSON.stringify(known(other))).not.toBe(JSON.stringify(known(one)));
  });
});

describe("appointing", () => {
  const board = {
    capo: { id: "mac-pheeto", on: { 0: 1 } },
    counselor: "ryan-dsturm",
    enforcer: { id: "ox-ottaviano", on: { 1: 1 } },
    racketeer: "brick-benedetto",
    "second-guy": "jim-redio",
    "third-guy": "leo-seyfarth",
  } as const;

  it("[NP 19] asks the controller of the appointing chair among the connected lower ones", () => {
    const play = set({ phase: { at: "family", chair: "underboss" }, board, ring: 3 });
    expect(play.asked).toEqual(["0 appoint"]);
    expect(play.open(0)).toEqual([g("ox-ottaviano"), g("brick-benedetto")]);
    const low = set({ phase: { at: "family", chair: "first-guy" }, board, ring: 3 });
    expect(low.asked).toEqual(["1 appoint"]);
    expect(low.open(1)).toEqual([g("jim-redio"), g("leo-seyfarth")]);
    const neutral = set({
      phase: { at: "family", chair: "first-guy" },
      board: { ...board, enforcer: { id: "ox-ottaviano", on: { 1: 1, n: 1 } } },
      ring: 3,
    });
    expect(neutral.asked).toEqual(["3 appoint"]);
  });

  it("[NP 20] fills the chairs from above, and nobody moves twice", () => {
    const play = set({
      phase: { at: "family", chair: "capo" },
      board: {
        counselor: { id: "ryan-dsturm", on: { 0: 1 } },
        enforcer: { id: "ox-ottaviano", on: { 1: 1 } },
        racketeer: { id: "brick-benedetto", on: { 2: 1 } },
        "bean-counter": { id: "eric-summerino", on: { 3: 1 } },
        "first-guy": "jim-redio",
        "second-guy": "leo-seyfarth",
        "third-guy": "mike-fitz",
        "associate-a": "tiny-tomasino",
        "associate-b": "knuckles-nardo",
        "associate-c": "mad-dog-pesce",
      },
      ring: 3,
    });
    expect(play.now.board.capo?.id).toBe("ryan-dsturm");
    play.answers(0, g("brick-benedetto"));
    expect(play.now.board.counselor?.id).toBe("eric-summerino");
    expect(play.now.board.enforcer?.id).toBe("ox-ottaviano");
    // The Enforcer stayed: the Racketeer and the Bean Counter are vacant.
    play.answers(3, g("jim-redio"));
    play.answers(3, g("leo-seyfarth"));
    expect(play.now.board.racketeer?.id).toBe("jim-redio");
    expect(play.now.board["bean-counter"]?.id).toBe("leo-seyfarth");
    expect(play.asked[0]).toContain("appoint");
  });
});

it("[NP 20] lets the cascade run on where the Enforcer rises", () => {
  const play = set({
    phase: { at: "family", chair: "capo" },
    board: {
      counselor: { id: "ryan-dsturm", on: { 0: 1 } },
      enforcer: { id: "ox-ottaviano", on: { 1: 1 } },
      racketeer: { id: "brick-benedetto", on: { 2: 1 } },
      "bean-counter": { id: "eric-summerino", on: { 3: 1 } },
      "first-guy": { id: "jim-redio", on: { 1: 1 } },
      "second-guy": { id: "leo-seyfarth", on: { 1: 1 } },
      "third-guy": "mike-fitz",
      "associate-a": "tiny-tomasino",
      "associate-b": "knuckles-nardo",
      "associate-c": "mad-dog-pesce",
    },
    ring: 3,
  });
  const seated = () =>
    Object.fromEntries(Object.entries(play.now.board).map(([chair, man]) => [chair, man.id]));
  // 7→9 by itself; 8: of {6, 5} the Capo's controller takes 6; 7: of {5, 4} the Underboss' controller 5.
  play.answers(0, g("ox-ottaviano"));
  expect(seated()["underboss"]).toBe("ox-ottaviano");
  play.answers(1, g("brick-benedetto"));
  expect(seated()["counselor"]).toBe("brick-benedetto");
  // 6: {3, 2}, by the Underboss' controller; 5: {3, 1} are left, by the Counselor's.
  expect(play.open(1)).toEqual([g("jim-redio"), g("leo-seyfarth")]);
  play.answers(1, g("leo-seyfarth"));
  expect(play.open(2)).toEqual([g("jim-redio"), g("mike-fitz")]);
  play.answers(2, g("jim-redio"));
  // 4 stayed; 3 and 2: of those who are left below, then associates, asked of the appointers; the last one moves.
  expect(seated()["bean-counter"]).toBe("eric-summerino");
  play.until("commission-turn");
  const names = Object.values(seated());
  expect(new Set(names).size).toBe(12);
  expect(play.told("appointed").map(({ gangster }) => gangster)).toHaveLength(
    new Set(play.told("appointed").map(({ gangster }) => gangster)).size,
  );
  expect(play.told("associate-dealt").length).toBeGreaterThan(0);
});

it("[NP 24] draws more for whoever controls less, and sells at $10", () => {
  const play = set({
    phase: { at: "draw" },
    board: {
      capo: { id: "mac-pheeto", on: { 2: 1 } },
      underboss: { id: "jim-redio", on: { 2: 1 } },
      counselor: { id: "ox-ottaviano", on: { 2: 1 } },
      enforcer: { id: "brick-benedetto", on: { 1: 1 } },
      racketeer: { id: "eric-summerino", on: { 3: 1 } },
      "bean-counter": { id: "mike-fitz", on: { 3: 1, 0: 1 } },
    },
    money: { 0: 0, 1: 0, 2: 0, 3: 27 },
  });
  expect(play.told("fence-count").map(({ cards }) => cards)).toEqual([4, 3, 2, 3]);
  play.misses(0).misses(1).misses(2);
  expect(play.asked).toEqual(["3 fence-buy"]);
  const [card] = play.open(3, "sell");
  expect(() => play.answers(3, { sell: [], count: 3 })).toThrow("match/illegal-answer");
  play.answers(3, { sell: [card ?? ""], count: 3 });
  expect([play.money(3), play.hand(3).length]).toEqual([5, 5]);
});

const finals = {
  phase: { at: "final-call" },
  round: 5,
  ring: 2,
  board: {
    capo: { id: "steve-averso", on: { 2: 1 } },
    underboss: { id: "jaws-rudmanilli", on: { 0: 1 } },
    counselor: { id: "mad-dog-pesce", on: { 1: 1 } },
    enforcer: { id: "brick-benedetto", on: { 0: 1, 3: 1 } },
    racketeer: { id: "jim-redio", on: { 1: 1 } },
    "bean-counter": { id: "ponies-paolo", on: { 0: 1, n: 2 } },
    "first-guy": { id: "long-odds-otto", on: { 0: 1 } },
    "second-guy": { id: "lullaby-luigi", on: { 3: 1 } },
    "third-guy": "dockside-dante",
  },
  respect: { 0: 21, 1: 16, 2: 14, 3: 20 },
  money: { 0: 17, 1: 26, 2: 3, 3: 9 },
  hands: {
    0: ["dock-strike", "dock-strike", "dock-strike"],
    1: ["shots-on-mulberry", "shots-on-mulberry", "shots-on-mulberry", "widow-swindled"],
    2: ["widow-swindled"],
  },
} as const;

it.each([
  ["seat:3", [27, 27, 23, 26], [1, 2, 4, 3]],
  ["seat:0", [32, 27, 23, 21], [1, 2, 3, 4]],
])("[NP 30] scores the worked example with the tie given to %s", (to, respect, places) => {
  const play = set(finals);
  play.misses(0).misses(1).misses(2);
  expect(play.asked).toEqual(["2 tie-final"]);
  play.answers(2, { enforcer: to });
  expect(play.now.families.map((family) => family.respect)).toEqual(respect);
  expect(play.stage.run.outcome?.placements).toEqual(places);
});

it("runs each test of a tie at the end over those alone who are still tied (8)", () => {
  const play = set({
    phase: { at: "end" },
    respect: { 0: 1, 1: 20, 2: 20, 3: 20 },
    money: { 1: 5, 2: 5, 3: 3 },
    board: { "associate-a": { id: "jim-redio", on: { 1: 2, 2: 1, 3: 4 } } },
  });
  expect(play.now.result?.map(({ seat }) => seat)).toEqual([1, 2, 3, 0]);
});
