import { expect, it } from "vitest";
import type { LogRecord } from "./contents.ts";
import { eventsFor } from "./told.ts";

const at = "2026-01-01T00:00:00.000Z";
const record = {
  at,
  told: { seats: [7, 6], spectator: 6 },
  events: [
    { everyone: { type: "drawn" }, seats: { 0: { type: "drawn", card: "tommy-gun" } } },
    { everyone: null, seats: { 0: { type: "peeked", card: "rat" } } },
    { everyone: { type: "passed" } },
  ],
} as unknown as LogRecord;

it("says of an event that not everybody was told of it, and of no other", () => {
  expect(eventsFor(record, 0)).toEqual([
    { n: 5, at, event: { type: "drawn", card: "tommy-gun" } },
    { n: 6, at, event: { type: "peeked", card: "rat" }, own: true },
    { n: 7, at, event: { type: "passed" } },
  ]);
  expect(eventsFor(record, 1)).toEqual([
    { n: 5, at, event: { type: "drawn" } },
    { n: 6, at, event: { type: "passed" } },
  ]);
});
