import { describe, expect, it } from "vitest";
import { ownBeacon } from "../testing/own-beacon.ts";
import { quicknet, roundAfter, roundForStart, timeOfRound } from "./beacon.ts";
import { randomnessOf } from "./beacon-signature.ts";

/** Round 123 of quicknet, as the League of Entropy published it. */
const SIGNATURE_123 =
  "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92";

describe("the rounds of a chain", () => {
  it("are published from the genesis on, one each period", () => {
    expect(timeOfRound(quicknet, 1)).toBe(1_692_803_367_000);
    expect(timeOfRound(quicknet, 101)).toBe(1_692_803_667_000);
  });

  it("are named before anybody knows them: the next one lies in the future, and the one before it does not", () => {
    for (const ms of [0, 1, 999, 1000, 2999, 3000, 3001, 77_777]) {
      const now = timeOfRound(quicknet, 1000) + ms;
      const next = roundAfter(quicknet, now);
      expect(timeOfRound(quicknet, next)).toBeGreaterThan(now);
      expect(timeOfRound(quicknet, next - 1)).toBeLessThanOrEqual(now);
    }
    expect(roundAfter(quicknet, 0)).toBe(1);
  });

  it("leave people who play together the time to see what is mixed in before one of them comes out", () => {
    const start = timeOfRound(quicknet, 1000);
    expect(timeOfRound(quicknet, roundForStart(quicknet, start, 1)) - start).toBeGreaterThan(1000);
    expect(timeOfRound(quicknet, roundForStart(quicknet, start, 2)) - start).toBeGreaterThan(10_000);
  });
});

describe("a round's signature", () => {
  it("of the League of Entropy is known for what it is, and its SHA-256 is the randomness", () => {
    expect(randomnessOf(quicknet, 123, SIGNATURE_123)).toBe(
      "fb8f7bc29bf24db51871ec8c79f3a1e4bd0557bc0dfcee9ed1d924e69d1c60dc",
    );
  });

  it("is good for no other round, and under no other key", () => {
    const own = ownBeacon("one");
    expect(randomnessOf(quicknet, 124, SIGNATURE_123)).toBeNull();
    expect(randomnessOf(own.chain, 123, SIGNATURE_123)).toBeNull();
    expect(randomnessOf(own.chain, 7, own.sign(7))).toMatch(/^[0-9a-f]{64}$/);
    expect(randomnessOf(ownBeacon("two").chain, 7, own.sign(7))).toBeNull();
  });

  it("is nothing when it is garbage, has a wrong length, or is the point that fits every message", () => {
    const infinity = `c0${"00".repeat(47)}`;
    const garbage = ["", "zz", "00".repeat(48), "ff".repeat(48), SIGNATURE_123.slice(2), infinity];
    for (const signature of garbage) expect(randomnessOf(quicknet, 123, signature)).toBeNull();
  });
});
