import type { Bot, Game } from "@consigliere/engine/game";
import type { AnswerInput } from "@consigliere/engine/input";
import type { Json } from "@consigliere/engine/json";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { winsOfRegular } from "../../testing/bot-wins.ts";
import { regular } from "../bot.ts";
import { crooks } from "../game.ts";
import type { State } from "../state.ts";
import { wholeTurn } from "../whole-turn.ts";
import { fullRow, type Play, set } from "./scene.ts";

const choice = (play: Play) => {
  const [prompt] = play.stage.run.prompts(play.active);
  if (prompt === undefined) throw new Error("not asked");
  return regular.choose(play.sees(play.active), prompt, seededRandom("bot"));
};

describe("the bot", () => {
  it.each([
    [2, 9],
    [3, 8],
    [4, 8],
  ])(
    "beats random players clearly: among %i it wins more than %i of 10 matches",
    (seatCount, least) => {
      expect(winsOfRegular(crooks, seatCount, 10)).toBeGreaterThan(least);
    },
    60_000,
  );

  it("leaves orders for whole turns, which are taken and mostly carried out", () => {
    const left = new Set<string>();
    const { inputs } = playOut(crooks as unknown as Game, {
      seatCount: 3,
      seed: "whole turns",
      bots: seatsOf(3).map(() => regular as Bot),
      interrupt: (run) => {
        for (const seat of seatsOf(3)) {
          const view = crooks.view(run.state as State, seat);
          const name = `${seat} ${view.nextOwnTurn}`;
          const orders = view.phase === "play" ? wholeTurn(view, seat) : [];
          if (orders.length === 0 || left.has(name)) continue;
          left.add(name);
          return { kind: "settings", seat, settings: { orders: orders as unknown as Json } };
        }
        return null;
      },
    });
    const answers = inputs.filter(({ kind }) => kind === "answer") as AnswerInput[];
    const ordered = answers.filter(({ by }) => by === "standing-order");
    expect(ordered.length / answers.length).toBeGreaterThan(0.8);
    expect(ordered.some(({ value }) => typeof value === "object")).toBe(true);
  });

  it("takes the Kingpin for a dollar when it knows where he is, and puts him where it pays", () => {
    const play = set({
      seats: 2,
      hideouts: { B: ["big-august", "clover-kid"], C: ["leaky-luca", "sticky-stan"] },
    });
    play.takes("B", "clover-kid").up(2).takes("C", "sticky-stan").down(3);
    expect(choice(play)).toBe("hire:hideout-b");
    play.takes("B", "big-august");
    expect(choice(play)).toBe("up:target-9");
  });

  it("sends a saboteur where somebody else is winning", () => {
    const rows = { 1: { 9: ["iron-hand-ilsa↑", "sidecar-syd↑"] } } as const;
    const row = fullRow({ 9: [], 2: [] });
    const play = set({ rows: { 0: row, ...rows }, hideouts: { A: ["match-head-moe"], B: ["velvet-vito"] } });
    expect(String(choice(play.takes("A", "match-head-moe")))).toMatch(/:target-9$/);
  });

  it("kills whoever is winning a dear target, and nobody for nothing", () => {
    const hideouts = { A: ["quiet-quentin"], B: ["velvet-vito"] } as const;
    const dear = set({ rows: { 1: { 9: ["iron-hand-ilsa↑"] }, 2: { 9: ["clover-kid↑"] } }, hideouts });
    expect(choice(dear.takes("A", "quiet-quentin").up(9))).toBe("seat:1");
    const cheap = set({ rows: { 1: { 2: ["light-finger-lil↑"] } }, hideouts });
    expect(choice(cheap.takes("A", "quiet-quentin").up(2))).toBe("decline");
  });

  it("spies on the fullest hideout that it can pay for", () => {
    const hideouts = {
      A: ["keyhole-kate"],
      B: ["velvet-vito"],
      C: ["leaky-luca", "sticky-stan", "clover-kid"],
    } as const;
    expect(choice(set({ hideouts }).takes("A", "keyhole-kate").up(9))).toBe("hideout:hideout-c");
    const poor = set({ hideouts, money: { 0: 1 }, rows: { 1: { 7: ["velvet-vito↓"] } } });
    expect(choice(poor.takes("A", "keyhole-kate").up(9))).toBe("target:target-7");
  });

  it("passes with a full row when it knows of nobody to layer", () => {
    expect(choice(set({ rows: { 0: fullRow() }, hideouts: { A: ["sidecar-syd"] } }))).toBe("pass");
  });
});
