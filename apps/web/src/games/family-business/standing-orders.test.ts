import type { StandingOrder } from "@consigliere/games/family-business/options";
import { settingsSchema } from "@consigliere/games/family-business/options";
import { describe, expect, it } from "vitest";
import {
  choiceOf,
  completeOrder,
  responsesAt,
  settingsOf,
  TRIGGERS,
  withResponse,
  withTrigger,
} from "./standing-orders.ts";

const order: StandingOrder = { trigger: "contract-on-me", response: "pass", onlyDuringWar: true };

describe("a standing order in the form", () => {
  it("offers both counters of a contract in either order of preference", () => {
    expect(responsesAt("contract-on-me")).toEqual([
      "pass",
      "ask",
      "use:mob-power,family-influence",
      "use:family-influence,mob-power",
      "use:mob-power",
      "use:family-influence",
    ]);
    expect(responsesAt("lam")).toEqual(["pass", "ask", "use:finger"]);
  });

  it.each(TRIGGERS.flatMap((trigger) => responsesAt(trigger).map((choice) => [trigger, choice] as const)))(
    "makes an order of %s with %s that the game accepts and the form reads back",
    (trigger, choice) => {
      const made = withResponse(withTrigger(order, trigger), choice);
      expect(choiceOf(made)).toBe(choice);
      expect(settingsSchema.safeParse({ standingOrders: [made], sacrificeOrder: [] }).success).toBe(true);
    },
  );

  it("keeps what else the order says", () => {
    expect(withResponse(order, "ask")).toEqual({ ...order, response: "ask" });
  });
});

describe("the order of sacrifice", () => {
  it("goes on with those left out, highest first", () => {
    expect(completeOrder([2, 9], ["capone-1", "capone-2", "capone-3"])).toEqual([2, 3, 1]);
  });
});

it("reads settings that were never stored as nothing ordered", () => {
  expect(settingsOf(null)).toEqual({ standingOrders: [], sacrificeOrder: [] });
});
