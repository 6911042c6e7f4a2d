import { optionId } from "@consigliere/games/crooks/option-ids";
import { sceneState } from "@consigliere/games/crooks/scene";
import { view } from "@consigliere/games/crooks/view";
import { describe, expect, it } from "vitest";
import type { BoardProps } from "../game-ui.ts";
import { standAfter } from "./drafted.ts";

const rows = {
  0: { 9: ["southpaw-shea↑"], 4: ["lullaby-lou↑"] },
  1: { 9: ["velvet-vito↑"], 4: ["leaky-luca↓"] },
} as const;

/** The board of seat 0 in a question, with what is chosen so far, outermost first. */
function board(topic: string, about: unknown, chosen: readonly string[]) {
  const draft = chosen.reduceRight<unknown>((further, id) => ({ form: "one", chosen: id, further }), null);
  const prompt = { topic, about };
  const asked = { prompt, draft } as unknown as BoardProps["draft"];
  return { view: view(sceneState({ rows }), 0), viewer: 0, draft: asked };
}

const tilly = optionId("crook", "turncoat-tilly");

describe("before a press the board of Crooks knows how it would stand", () => {
  it("with the crook that is kept, at a free place and on its own people", () => {
    const keep = board("keep", null, [tilly]);
    expect(standAfter(keep, optionId("up", "target-3"), "target-3")).toMatchObject({
      target: "target-3",
      mine: 4,
    });
    expect(standAfter(keep, optionId("down", "target-3"), "target-3")).toMatchObject({ verdict: "alone" });
    expect(standAfter(keep, optionId("join", "target-9"), "target-9")).toMatchObject({
      mine: 10,
      verdict: "leads",
    });
    expect(standAfter(keep, optionId("switch", "target-9"), "target-9")).toMatchObject({
      mine: 4,
      verdict: "behind",
    });
  });

  it("at the place to which those move who make room", () => {
    const moving = board("keep", null, [tilly, optionId("switch", "target-9")]);
    expect(standAfter(moving, optionId("target", "target-2"), "target-2")).toMatchObject({
      target: "target-2",
      mine: 6,
    });
  });

  it("at the target of a Killer, without his victim", () => {
    const killer = board("killer", { play: 2, target: "target-4" }, []);
    expect(standAfter(killer, optionId("seat", 1), "target-4")).toMatchObject({
      mine: 1,
      dark: 0,
      verdict: "alone",
    });
  });

  it("and foretells nothing while no crook is chosen, or of a look", () => {
    expect(standAfter(board("keep", null, []), optionId("up", "target-3"), "target-3")).toBeNull();
    expect(standAfter(board("spy", { play: 2 }, []), optionId("target", "target-4"), "target-4")).toBeNull();
  });
});
