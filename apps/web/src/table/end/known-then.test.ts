import type { LoggedEvent } from "@consigliere/contract/play";
import { expect, it } from "vitest";
import { knownThen } from "./known-then.ts";

type Event = Record<string, unknown> & { readonly type: string };

/** A log of events: those in an array are told to everybody as the first, and to a seat as the second. */
function logOf(...events: (Event | readonly [Event | null, number, Event])[]): LoggedEvent[] {
  return events.map((one, index): LoggedEvent => {
    const common = { n: index + 1, at: "2030-01-01T00:00:00Z" };
    if (!("length" in one)) return { ...common, event: one as Event };
    const [everyone, seat, event] = one as readonly [Event | null, number, Event];
    return { ...common, event: everyone ?? event, apart: { everyone, seats: { [seat]: event } } };
  });
}

const at = (viewer: number | null, count = 3) => ({ viewer, count });
const drawn = (seat: number, card: string) =>
  [{ type: "drawn", seat }, seat, { type: "drawn", seat, card }] as const;
const played = (seat: number, card: string) => ({ type: "played", seat, card });

it("finds what those whom a moment concerns knew alone of what it is about, the latest first", () => {
  const log = logOf(drawn(0, "gun"), drawn(1, "gun"), drawn(0, "rope"), drawn(0, "gun"), played(0, "gun"));
  const point = log[4] as LoggedEvent;
  expect(knownThen(log, point, at(1))).toEqual([
    { seats: [0], event: { type: "drawn", seat: 0, card: "gun" } },
  ]);
});

it("counts nothing that everybody had learnt before, and nothing that comes later", () => {
  const log = logOf(drawn(0, "gun"), { type: "shown", card: "gun" }, played(0, "gun"), drawn(0, "gun"));
  expect(knownThen(log, log[2] as LoggedEvent, at(1))).toEqual([]);
});

it("names all who were told the same, and what a moment itself hid", () => {
  const given: Event = { type: "given", from: 0, to: 1, card: "gun" };
  const [hidden] = logOf([{ type: "given", from: 0, to: 1 }, 0, given]) as [LoggedEvent];
  const both = {
    ...hidden,
    apart: { everyone: { type: "given", from: 0, to: 1 }, seats: { 0: given, 1: given } },
  };
  expect(knownThen([both], both, at(null))).toEqual([{ seats: [0, 1], event: given }]);
  // Of two players, both are everybody.
  expect(knownThen([both], both, at(0, 2))).toEqual([]);
});

it("is one's own knowledge alone in the log of a closed match", () => {
  const [seen, point] = logOf({ type: "seen", seat: 0, card: "gun" }, played(0, "gun")) as [
    LoggedEvent,
    LoggedEvent,
  ];
  const own: LoggedEvent = { ...seen, own: true };
  expect(knownThen([own, point], point, at(0))).toEqual([{ seats: [0], event: own.event }]);
  expect(knownThen([seen, point], point, at(0))).toEqual([]);
});
