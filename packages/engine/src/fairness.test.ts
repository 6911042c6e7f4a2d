import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { seededKey } from "../testing/seeded-key.ts";
import { botRandom, commitmentOf, keepsCommitment, matchKey, mixtureOf, seatOrderOf } from "./fairness.ts";

const secret = "00112233445566778899aabbccddeeff".repeat(2);
const mine = "ab".repeat(32);
const round = { chain: "52db", round: 123, randomness: "fb8f" };

describe("a commitment", () => {
  it("is the SHA-256 of the secret's bytes", () => {
    expect(commitmentOf("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(keepsCommitment("616263", commitmentOf("616263"))).toBe(true);
    expect(keepsCommitment("616264", commitmentOf("616263"))).toBe(false);
  });
});

describe("a mixture", () => {
  it("has the contributions in the order of joining, and the beacon's round last", () => {
    expect(mixtureOf([mine, null], null)).toEqual([mine, ""]);
    expect(mixtureOf([null, mine], round)).toEqual(["", mine, "beacon:52db:123:fb8f"]);
  });

  it("makes another key with whatever is changed in it", () => {
    const mixtures = [
      mixtureOf([mine, null], null),
      mixtureOf([null, mine], null),
      mixtureOf([mine], null),
      mixtureOf([mine, null], round),
      mixtureOf([mine, null], { ...round, round: 124 }),
      mixtureOf([mine, null], { ...round, chain: "52dc" }),
      mixtureOf([mine, null], { ...round, randomness: "fb8e" }),
    ];
    const keys = mixtures.map((mixture) => bytesToHex(matchKey(secret, mixture)));
    keys.push(bytesToHex(matchKey(secret.replace("00", "01"), mixtureOf([mine, null], null))));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("makes the key that the recipe says: HMAC-SHA256 of the list as JSON under the secret's bytes", () => {
    const key = bytesToHex(matchKey(secret, mixtureOf([mine, null], round)));
    expect(key).toBe("260446b5606d4ecea43a9a8b871fb81b035390930aad062d9131e0f89bd661e3");
  });
});

describe("the order of the seats", () => {
  it("follows from the key alone, and seats everybody once", () => {
    const order = seatOrderOf(seededKey("a"), 6);
    expect(order).toEqual(seatOrderOf(seededKey("a"), 6));
    expect(order.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    const orders = Array.from({ length: 200 }, (_, i) => seatOrderOf(seededKey(`order ${i}`), 3).join());
    expect(new Set(orders).size).toBe(6);
  });
});

describe("a bot's draws", () => {
  const draws = (seat: number, prompt: string) => {
    const random = botRandom(seededKey("bots"), seat, prompt);
    return Array.from({ length: 8 }, () => random.below(1000)).join();
  };

  it("are the same whenever it thinks about the same prompt, and others for every other", () => {
    expect(draws(0, "p1")).toBe(draws(0, "p1"));
    expect(new Set([draws(0, "p1"), draws(1, "p1"), draws(0, "p2")]).size).toBe(3);
  });

  it("are not those of the seats or of the match", () => {
    const key = seededKey("bots");
    expect(botRandom(key, 0, "p1").shuffled([0, 1, 2, 3, 4, 5, 6, 7])).not.toEqual(seatOrderOf(key, 8));
  });
});
