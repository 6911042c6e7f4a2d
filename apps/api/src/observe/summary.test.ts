import { RefusedError, RulesError } from "@consigliere/engine/errors";
import { describe, expect, it } from "vitest";
import { summaryOf } from "./summary.ts";

const logged = (error: unknown) => JSON.stringify(summaryOf(error));

describe("what is logged of an error", () => {
  it("is its name, its message, where it was thrown, and the same of its causes", () => {
    const summary = summaryOf(new TypeError("no such thing", { cause: new Error("deeper") }));
    expect(summary?.stack[0]).toMatch(/^at .*summary\.test\.ts/);
    expect(summary).toMatchObject({
      name: "TypeError",
      message: "no such thing",
      cause: { message: "deeper" },
    });
  });

  it("holds no hand: not the answers of a fault in the rules, nor what the rules themselves said", () => {
    const thrown = new Error("seat 2 does not hold card:hit-7");
    const rules = new RulesError("rules/broken", thrown.message, { inputs: ["card:hit-7"] }, thrown);
    const refused = new RefusedError("match/illegal-answer", { path: ["card:hit-7"] });
    for (const error of [rules, refused, new Error("a match could not be projected", { cause: rules })]) {
      expect(logged(error)).not.toContain("hit-7");
    }
    expect(summaryOf(rules)?.message).toBe("rules/broken");
    expect(summaryOf(rules)?.cause?.stack[0]).toContain("summary.test.ts");
  });

  it.each([
    ["Email address is not verified: friend@example.org", "Email address is not verified: (address)"],
    ["550 5.1.1 <o'friend+x@mail.example.org>: unknown user", "550 5.1.1 <(address)>: unknown user"],
    ["not authorized on arn:aws:ses:eu-west-1:1:identity/friend@example.org", "not authorized on (address)"],
    ["no such path: /v2/email/identities/friend%40example.org", "no such path: (address)"],
    ["Cannot find package '@scope/thing'", "Cannot find package '@scope/thing'"],
  ])("holds no mail address: %s", (message, told) => {
    expect(summaryOf(new Error("outer", { cause: new Error(message) }))?.cause?.message).toBe(told);
  });

  it("is found in a long text as well, however much there looks like an address", () => {
    const long = `${"0".repeat(20_000)}..${"%404".repeat(20_000)}.`;
    expect(summaryOf(new Error(`${long} friend@example.org`))?.message).toMatch(/ \(address\)$/);
  });

  it("holds no request and no item that an error carries with it", () => {
    const error = Object.assign(new Error("ConditionalCheckFailed"), { Item: { token: "hush" } });
    expect(logged(error)).not.toContain("hush");
    expect(logged({ token: "hush" })).not.toContain("hush");
    expect(summaryOf(undefined)).toBeUndefined();
  });
});
