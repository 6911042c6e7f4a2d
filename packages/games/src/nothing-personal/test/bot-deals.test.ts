import { seededRandom } from "@consigliere/engine/random";
import { describe, expect, it } from "vitest";
import { regular } from "../bot.ts";
import type { Pledge, PromiseEntry, PromiseStatus } from "../terms.ts";
import { view } from "../view.ts";
import { chairTurn, g, set, w } from "./scene.ts";

const board = {
  capo: { id: "mac-pheeto", on: { 0: 1 } },
  underboss: { id: "ox-ottaviano", on: { 1: 1 } },
  "third-guy": { id: "jim-redio", on: { 2: 1 } },
} as const;

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

/** Seat 1's reply to an offer of seat 0, with these lines in the ledger. */
function reply(parts: object, ledger: readonly PromiseStatus[] = []) {
  const play = set({
    board,
    hands: { 0: ["dock-strike"], 1: ["dock-strike"] },
    money: { 0: 20, 1: 20 },
  } as never);
  play.does(0, "deal", "seat:1").does(0, "talk", w("offer", { ...NOTHING, ...parts }));
  const [prompt] = play.stage.run.prompts(1);
  if (prompt?.topic !== "offer") throw new Error("not asked");
  const seen = view(play.now, 1);
  const promise: Pledge = { kind: "pass-commission" };
  const promises = ledger.map(
    (status, id): PromiseEntry => ({
      id,
      deal: id,
      by: 0,
      to: 2,
      promise,
      round: 1,
      paid: 0,
      due: 0,
      status,
    }),
  );
  return regular.choose({ ...seen, promises }, prompt, seededRandom("deal"));
}

describe("the bot prices a deal", () => {
  const peace = { "want-money": 1, promises: [w("no-whack", g("ox-ottaviano"))] };

  it("and takes money for a promise that costs it less", () => {
    expect(reply({ money: 9, asks: [w("no-whack", g("mac-pheeto"))] })).toBe("accept");
    expect(reply({ money: 1, asks: [w("do-whack", g("ox-ottaviano"))] })).toBe("decline");
  });

  it("and pays a little for peace, but not to somebody who breaks promises", () => {
    expect(reply(peace)).toBe("accept");
    expect(reply(peace, ["broken", "broken"])).toBe("decline");
  });
});

it("the bot does not whack whom it has promised to spare", () => {
  const scene = {
    phase: chairTurn("third-guy"),
    board: {
      ...board,
      "third-guy": { id: "eric-summerino", on: { 1: 1 } },
      capo: { id: "mac-pheeto", on: { 0: 3 } },
    },
    money: { 1: 60 },
  };
  const play = set(scene as never);
  const prompt = play.stage.run.prompts(1).find(({ topic }) => topic === "crew-action");
  if (prompt === undefined) throw new Error("not asked");
  const seen = view(play.now, 1);
  const said = (promises: readonly PromiseEntry[]) =>
    JSON.stringify(regular.choose({ ...seen, promises }, prompt, seededRandom("word")));
  const free = said([]);
  const target = seen.board.find(({ id }) => free.includes(id) && id !== "eric-summerino")?.id;
  if (target === undefined) throw new Error(`nobody is aimed at: ${free}`);
  const promise: Pledge = { kind: "no-whack", gangster: target };
  const entry = {
    id: 1,
    deal: 1,
    by: 1,
    to: 0,
    promise,
    round: seen.round,
    paid: 0,
    due: 0,
    status: "open",
  } as const;
  expect(said([entry])).not.toContain(target);
});
