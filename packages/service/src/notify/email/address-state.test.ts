import { type AddressState, unheardOf } from "@consigliere/store/addresses";
import { describe, expect, it } from "vitest";
import { afterFeedback, afterProof, type Feedback, isLost } from "./address-state.ts";

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString();

const told = (kind: Feedback["kind"], days: number, id = `${kind} ${days}`): Feedback => ({
  id,
  kind,
  at: day(days),
  reason: `${kind}/${days}`,
});

const having = (all: readonly Feedback[], from: AddressState = unheardOf) => all.reduce(afterFeedback, from);

/** Everything in every order. */
function orders<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((each, index) => orders(all.toSpliced(index, 1)).map((rest) => [each, ...rest]));
}

describe("an address", () => {
  it("is lost by one bounce for good, and by a complaint", () => {
    expect(having([told("lost", 1)])).toMatchObject({ status: "bounced", since: day(1), reason: "lost/1" });
    expect(having([told("complaint", 1)])).toMatchObject({ status: "complained", since: day(1) });
  });

  it("is lost by three bounces that may pass within seven days, not by fewer or slower ones", () => {
    expect(isLost(having([told("passing", 0), told("passing", 1)]))).toBe(false);
    expect(isLost(having([told("passing", 0), told("passing", 4), told("passing", 7.1)]))).toBe(false);
    const lost = having([told("passing", 0), told("passing", 4), told("passing", 7)]);
    expect(lost).toMatchObject({ status: "bounced", since: day(7) });
  });

  it("hears the same only once", () => {
    const once = having([told("passing", 1)]);
    expect(afterFeedback(once, told("passing", 1))).toBe(once);
    expect(isLost(having(Array.from({ length: 5 }, () => told("passing", 1))))).toBe(false);
  });

  it.each([
    [[told("lost", 1), told("lost", 3), told("complaint", 2)]],
    [[told("passing", 0), told("passing", 1), told("passing", 2), told("lost", 5)]],
    [[told("passing", 0), told("passing", 20), told("passing", 21), told("passing", 22)]],
    [[told("complaint", 1), told("complaint", 2), told("passing", 2)]],
  ])("ends the same in whatever order it is heard: case %#", (all) => {
    const ends = orders(all).map((order) => {
      const { status, since, passingBounces } = having(order);
      return { status, since, passingBounces };
    });
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
  });

  it("is good again once it has proven to work, and old bounces that come late change nothing", () => {
    const proven = afterProof(having([told("lost", 1)]), day(2));
    expect(proven).toMatchObject({ status: "ok", reason: "", provenAt: day(2) });
    expect(isLost(having([told("lost", 1.5), told("passing", 1), told("passing", 1.2)], proven))).toBe(false);
    expect(isLost(afterFeedback(proven, told("lost", 3)))).toBe(true);
  });

  it("starts to count anew once it has proven to work", () => {
    const proven = afterProof(having([told("passing", 1), told("passing", 2)]), day(2.5));
    expect(isLost(afterFeedback(proven, told("passing", 3)))).toBe(false);
  });

  it("is lost by a complaint that comes late, but not by one that was taken back already", () => {
    const complained = having([told("complaint", 1)]);
    const proven = afterProof(complained, day(2));
    expect(afterFeedback(proven, told("complaint", 1))).toBe(proven);
    expect(afterFeedback(proven, told("complaint", 1.5)).status).toBe("complained");
  });
});
