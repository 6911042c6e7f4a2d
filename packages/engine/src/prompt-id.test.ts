import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { auctionHouse } from "../testing/auction-house.ts";
import { seededKey } from "../testing/seeded-key.ts";
import type { Game } from "./game.ts";
import { canonicalJson } from "./json.ts";
import { Run } from "./kernel.ts";

const setup = (key: string) => ({ seatCount: 3, options: {}, key: seededKey(key) });
const begin = (key: string) => Run.begin(auctionHouse as Game, setup(key)).run;
const promptOf = (run: Run, seat: number, topic: string) => {
  const prompt = run.prompts(seat).find((p) => p.topic === topic);
  if (prompt === undefined) throw new Error(`seat ${seat} is not asked ${topic}`);
  return prompt;
};
const answer = (seat: number, prompt: string, value: unknown) =>
  ({ kind: "answer", seat, prompt, value, by: "player" }) as never;
/** The id that anybody could compute who guesses the question. */
const guessed = (seat: number, topic: string, question: unknown) =>
  bytesToHex(sha256(utf8ToBytes(canonicalJson([0, seat, 0, topic, null, question])))).slice(0, 16);

describe("the id of a prompt", () => {
  it("follows from the match's key: the same question has another one in another match", () => {
    const ids = ["one", "one", "other"].map((key) => promptOf(begin(key), 0, "offer").id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it("cannot be computed from the question", () => {
    const run = begin("one");
    const { id, question } = promptOf(run, 0, "offer");
    const forged = guessed(0, "offer", question);
    expect(id).not.toContain(forged);
    const value = { choose: "lot:29", with: { reserve: 0 } };
    expect(() => run.check(answer(0, forged, value))).toThrow("match/stale-prompt");
    run.check(answer(0, id, value));
  });

  it("tells nobody whether it is another seat's, one that was, or made up", () => {
    const run = begin("one");
    const { id } = promptOf(run, 0, "offer");
    const refusals = [id, "gone", "", "f".repeat(24)].map((prompt) => {
      try {
        run.check(answer(1, prompt, "tip"));
        return "taken";
      } catch (error) {
        return JSON.stringify([error, (error as Error).message]);
      }
    });
    expect(new Set(refusals).size).toBe(1);
  });
});
