import type { LogRecord } from "@consigliere/service/match/contents";
import type { MatchMeta } from "@consigliere/store/matches";
import { expect, it } from "vitest";
import { standstill } from "./stuck.ts";

const meta = {
  id: "m",
  status: "playing",
  startedAt: "2026-03-01T10:00:00.000Z",
  seats: [
    { player: { userId: "ann" }, name: "Ann" },
    { player: { bot: "dull" }, name: "Lou" },
    { player: { userId: "bob" }, name: "Bob" },
  ],
} as unknown as MatchMeta;

interface Decision {
  readonly seat: number;
  readonly isStanding?: boolean;
}

/** A record of 12:00 that waits since 11:00, until 20:00. */
function record(awaited: readonly Decision[], outcome: unknown = null): LogRecord {
  const times = { since: "2026-03-01T11:00:00.000Z", deadline: "2026-03-01T20:00:00.000Z" };
  const waiting = {
    awaited: awaited.map((decision) => ({ isStanding: false, ...times, ...decision })),
    modes: ["player", "player"],
    outcome,
  };
  return { at: "2026-03-01T12:00:00.000Z", waiting } as unknown as LogRecord;
}

it.each([
  ["a person who has time", record([{ seat: 0 }]), "19:00", null],
  ["a person whose time is over", record([{ seat: 0 }]), "21:00", "deadline-passed"],
  ["a bot that has just sat down", record([{ seat: 1 }]), "11:30", null],
  ["a bot", record([{ seat: 1 }]), "12:30", "automatic-answer-missing"],
  [
    "an answer given in advance",
    record([{ seat: 0, isStanding: true }]),
    "12:30",
    "automatic-answer-missing",
  ],
  ["nobody", record([]), "12:30", "waits-for-nobody"],
  ["its ending", record([], { reason: "won" }), "12:30", "not-closed"],
  ["the first card", null, "10:30", "not-dealt"],
] as const)("a match that waits for %s", (_, newest, time, expected) => {
  expect(standstill(meta, newest, new Date(`2026-03-01T${time}:00.000Z`))).toBe(expected);
});

it("a match that is over stands still and is not stuck", () => {
  expect(standstill({ ...meta, status: "over" }, null, new Date())).toBeNull();
});
