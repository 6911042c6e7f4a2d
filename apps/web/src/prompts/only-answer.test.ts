import { describe, expect, it } from "vitest";
import { onlyAnswer } from "./only-answer.ts";

const pass = { id: "pass" };
const blocked = { id: "counter:finger", blocked: "finger-answers-lam" };

describe("the only answer", () => {
  it("is what is left when everything else is blocked", () => {
    expect(onlyAnswer({ question: { form: "one", options: [blocked, pass] } })).toBe("pass");
  });

  it("is none where there is a choice, or a further question", () => {
    const inner = { form: "one", options: [pass] } as const;
    expect(onlyAnswer({ question: { form: "one", options: [pass, { id: "draw" }] } })).toBeNull();
    expect(onlyAnswer({ question: { form: "one", options: [{ id: "hit", with: inner }] } })).toBeNull();
    expect(onlyAnswer({ question: { form: "some", options: [pass], min: 0, max: 1 } })).toBeNull();
  });
});
