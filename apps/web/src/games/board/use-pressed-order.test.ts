import { expect, it } from "vitest";
import { pressed } from "./use-pressed-order.ts";

const all = ["a", "b", "c", "d"];

it.each([
  ["the first press takes number one", [], "c", ["c"], ["c", "a", "b", "d"]],
  ["the next takes the next", ["c"], "a", ["c", "a"], ["c", "a", "b", "d"]],
  [
    "one pressed again steps back, and those behind it move up",
    ["c", "a", "d"],
    "c",
    ["a", "d"],
    ["a", "d", "b", "c"],
  ],
  ["the last may be pressed as well", ["c", "a", "d"], "b", ["c", "a", "d", "b"], ["c", "a", "d", "b"]],
])("%s", (_, before, id, numbered, order) => {
  expect(pressed(before, id, all)).toEqual({ numbered, order });
});
