import { seededRandom } from "@consigliere/engine/random";
import { describe, expect, it } from "vitest";
import { winsOfRegular } from "../../testing/bot-wins.ts";
import { regular } from "../bot.ts";
import { familyBusiness } from "../game.ts";
import { view } from "../view.ts";
import { m, mob, ms, type Play, set } from "./scene.ts";

const choice = (play: Play, seat: number) => {
  const [prompt] = play.stage.run.prompts(seat);
  if (prompt === undefined) throw new Error("not asked");
  return regular.choose(view(play.now, seat), prompt, seededRandom("bot"));
};
const dull = ["contract-no-counter", "finger", "finger"] as const;

describe("the bot", () => {
  it("beats random players clearly: more than 6 of 8 matches among four", () => {
    expect(winsOfRegular(familyBusiness, 4, 8)).toBeGreaterThan(6);
  });

  it("wipes out a rival when it can", () => {
    const living = [...mob("capone", 1, 9), "new-york-1", ...mob("purple", 1, 9)] as const;
    const play = set({ living, hands: { 0: ["contract", "hit"] } });
    expect(choice(play, 0)).toEqual({
      choose: "play:hit-01",
      with: { target: m("new-york-1"), own: "sacrifice-order" },
    });
  });

  it("saves an own mobster in danger rather than attacking", () => {
    const hitList = ["purple-1", "capone-1", "purple-2"] as const;
    const play = set({ war: 1, hitList, hands: { 0: ["contract", "police-protection"] } });
    expect(choice(play, 0)).toEqual({ choose: "play:police-protection-01", with: m("capone-1") });
  });

  it("discards what it can best do without when nothing is worth playing", () => {
    const play = set({
      deckTop: ["truce"],
      hands: { 0: ["mob-power", "mob-power", "finger", "intrigue", "safe-house"] },
    });
    expect(choice(play, 0)).toBe("discard:finger-01");
  });

  it("counters for its own mob only, with Mob Power rather than Family Influence", () => {
    const hands = { 0: ["contract"], 2: ["family-influence", "mob-power", ...dull] } as const;
    expect(choice(set({ hands }).plays("contract", m("purple-1")), 2)).toBe("counter:mob-power");
    expect(choice(set({ hands }).plays("contract", m("new-york-1")), 2)).toBe("pass");
  });

  it("does not waste Family Influence on a Double Contract aimed at one", () => {
    const living = [...mob("capone", 1, 9), ...mob("new-york", 1, 9), "purple-1"] as const;
    const play = set({ living, hands: { 0: ["double-contract"], 2: ["family-influence"] } });
    play.plays("double-contract", { choose: "seat:2", with: ms("purple-1") });
    expect(choice(play, 2)).toBe("pass");
  });

  it("fingers whoever runs, unless it is one of its own", () => {
    const hitList = ["capone-1", "new-york-1"] as const;
    const scene = { hitList, hands: { 0: ["take-it-on-the-lam"], 1: ["finger"] } } as const;
    expect(choice(set(scene).plays("take-it-on-the-lam", m("capone-1")), 1)).toBe("counter:finger");
    expect(choice(set(scene).plays("take-it-on-the-lam", m("new-york-1")), 1)).toBe("pass");
  });

  it("always hides from a Vendetta", () => {
    const play = set({ hands: { 0: ["vendetta"], 1: ["safe-house"] } });
    play.plays("vendetta", ms("new-york-1", "new-york-2", "purple-1", "purple-2"));
    expect(choice(play, 1)).toBe("counter:safe-house");
  });
});
