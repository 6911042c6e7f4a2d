import { bytesToHex } from "@noble/hashes/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chachaStream, randomFrom, seededRandom } from "./random.ts";

const bytes = (key: Uint8Array, from: number, count: number) => {
  const stream = chachaStream(key, from);
  return Uint8Array.from({ length: count }, () => stream.next());
};

describe("the key stream", () => {
  it("is ChaCha20: test vector 1 of RFC 8439, appendix A.1", () => {
    const start = "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7";
    expect(bytesToHex(bytes(new Uint8Array(32), 0, 32))).toBe(start);
  });

  it("goes on at any position as if it had never stopped", () => {
    const key = new Uint8Array(32).fill(7);
    fc.assert(
      fc.property(fc.nat(300), fc.nat(100), (from, count) => {
        const whole = bytes(key, 0, from + count);
        expect(bytesToHex(bytes(key, from, count))).toBe(bytesToHex(whole.slice(from)));
      }),
      { seed: 3, numRuns: 100 },
    );
  });
});

describe("draws", () => {
  it("are even: every side of a die comes up about as often", () => {
    const random = seededRandom("dice");
    const sides = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const side = random.below(6);
      sides[side] = (sides[side] ?? 0) + 1;
    }
    const chi = sides.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(30);
  });

  it("throw away values that would favour some: the top of the range is drawn again", () => {
    const given = [0xff, 0xff, 0xff, 0xff, 0, 0, 0, 5];
    let position = 0;
    const random = randomFrom({
      get position() {
        return position;
      },
      next: () => given[position++] ?? 0,
    });
    expect(random.below(6)).toBe(5);
    expect(position).toBe(8);
  });

  it("shuffle to permutations and leave the original alone", () => {
    const original = [1, 2, 3, 4, 5];
    const shuffled = seededRandom("cards").shuffled(original);
    expect([...shuffled].sort()).toEqual(original);
    expect(original).toEqual([1, 2, 3, 4, 5]);
  });

  it("refuse ranges that make no sense", () => {
    const random = seededRandom("x");
    for (const bound of [0, -1, 1.5, Number.NaN]) expect(() => random.below(bound)).toThrow(RangeError);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
