import { describe, expect, it } from "vitest";
import { nextToken, withToken } from "./tokens.ts";

const AS_IT_STANDS = ["event", "enforcer", "police", "whiskey"] as const;

describe("the tokens of a bid", () => {
  it("change places with whatever lay there", () => {
    const first = withToken(AS_IT_STANDS, 1, "police");
    expect(first).toEqual(["police", "enforcer", "event", "whiskey"]);
    expect(withToken(first, 4, "police")).toEqual(["whiskey", "enforcer", "event", "police"]);
    expect(withToken(AS_IT_STANDS, 2, "enforcer")).toEqual(AS_IT_STANDS);
  });

  it("are taken up one after another", () => {
    expect(nextToken(AS_IT_STANDS, [])).toBe(1);
    expect(nextToken(AS_IT_STANDS, ["event", "police"])).toBe(2);
    expect(nextToken(AS_IT_STANDS, AS_IT_STANDS)).toBeNull();
  });
});
