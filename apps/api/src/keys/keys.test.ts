import { createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  completeKeys,
  keySchema,
  newKeys,
  originKeys,
  partialKeySchema,
  rotateKeys,
  signingKey,
} from "./keys.ts";

const day = (n: number) => new Date(Date.parse("2026-11-21T10:00:00.000Z") + n * 86_400_000);
const minutes = (date: Date, n: number) => new Date(date.getTime() + n * 60_000);

describe("new keys", () => {
  it("are a whole document that signs at once", () => {
    const keys = newKeys(day(0));
    expect(keySchema.parse(JSON.parse(JSON.stringify(keys)))).toEqual(keys);
    expect(signingKey(keys.auth, day(0))).toBe(keys.auth[0]);
    expect(originKeys(keys)).toEqual([keys["origin1"]]);
    expect(keys.auth[0]?.value).not.toBe(keys.link[0]?.value);
  });

  it("hold a pair for push that belongs together, in the raw form of web push", () => {
    const [pair] = newKeys(day(0)).push;
    const point = Buffer.from(pair?.publicKey ?? "", "base64url");
    expect(point).toHaveLength(65);
    expect(point[0]).toBe(4);
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const priv = createPrivateKey({ key: { ...jwk, d: pair?.privateKey ?? "" }, format: "jwk" });
    const signature = sign("sha256", Buffer.from("push"), priv);
    const pub = createPublicKey({ key: jwk, format: "jwk" });
    expect(verify("sha256", Buffer.from("push"), pub, signature)).toBe(true);
  });
});

describe("completing", () => {
  it("changes nothing that is there", () => {
    const keys = newKeys(day(0));
    expect(completeKeys(keys, 1, day(9))).toEqual(keys);
    const { link: _, ...rest } = keys;
    const completed = completeKeys(rest, 1, day(9));
    expect(completed).toMatchObject(rest);
    expect(completed.link[0]?.from).toBe(day(9).toISOString());
  });

  it("adds the wanted origin key, keeps the one before it and forgets older ones", () => {
    const keys = completeKeys(completeKeys(newKeys(day(0)), 2, day(1)), 3, day(2));
    expect(
      Object.keys(keys)
        .filter((name) => name.startsWith("origin"))
        .sort(),
    ).toEqual(["origin2", "origin3"]);
    expect(originKeys(keys)).toHaveLength(2);
  });
});

describe("a rotation", () => {
  it("signs with the new key only after every process has read it", () => {
    const keys = rotateKeys(newKeys(day(0)), "auth", day(1));
    const [next, first] = keys.auth;
    expect(signingKey(keys.auth, minutes(day(1), 14))).toBe(first);
    expect(signingKey(keys.auth, minutes(day(1), 15))).toBe(next);
  });

  it("keeps a key until the last that it signed has expired", () => {
    let keys = rotateKeys(newKeys(day(0)), "link", day(100));
    keys = rotateKeys(keys, "link", day(129));
    expect(keys.link).toHaveLength(3);
    keys = rotateKeys(keys, "link", day(131));
    expect(keys.link.map((key) => key.from.slice(0, 10))).toEqual(["2027-04-01", "2027-03-30", "2027-03-01"]);
  });

  it("never drops a push key, and leaves the other rings alone", () => {
    const before = newKeys(day(0));
    const after = rotateKeys(rotateKeys(before, "push", day(500)), "push", day(1000));
    expect(after.push).toHaveLength(3);
    expect(after).toMatchObject({ auth: before.auth, link: before.link, origin1: before["origin1"] });
  });
});

it("a clock that is behind signs with the oldest key", () => {
  const keys = newKeys(day(1));
  expect(signingKey(keys.auth, day(0))).toBe(keys.auth[0]);
});

it.each([
  [{}],
  [{ ...newKeys(day(0)), auth: [] }],
  [{ ...newKeys(day(0)), origin0: "o".repeat(40) }],
  [{ ...newKeys(day(0)), password: "p".repeat(40) }],
])("a document of another shape is refused", (document) => {
  expect(keySchema.safeParse(document).success).toBe(false);
});

it("an empty document may still be completed", () => {
  expect(partialKeySchema.parse({})).toEqual({});
});
