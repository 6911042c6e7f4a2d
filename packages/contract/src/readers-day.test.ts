import { describe, expect, it } from "vitest";
import { type ReadersDay, type ToTell, waitsUntil } from "./readers-day.ts";

const ms = (iso: string) => Date.parse(iso);
const night = { from: 22 * 60 + 30, until: 8 * 60 };
const dayIn = (zone: string, digestHours: readonly number[] | null, isAsleepAtNight = true): ReadersDay => ({
  zone,
  rest: isAsleepAtNight ? { zone, quiet: night } : undefined,
  messagesADay: 3,
  digestHours,
});
const asked = (since: string, deadline?: string): ToTell => ({
  since: ms(since),
  deadline: deadline === undefined ? undefined : ms(deadline),
  isDecision: true,
});
/** The time when something is told if no other news brings it along. */
const toldAt = (day: ReadersDay, what: ToTell, told: readonly string[] = []) => {
  const until = waitsUntil(day, told.map(ms), [what], what.since);
  return new Date(until ?? what.since).toISOString();
};

describe("who is told at hours of their choice", () => {
  const berlin = dayIn("Europe/Berlin", [9, 20]);

  it("is told at the next of them, at the end of the night where it falls into it", () => {
    expect(toldAt(berlin, asked("2026-07-14T10:00:00Z"))).toBe("2026-07-14T18:00:00.000Z");
    expect(toldAt(berlin, asked("2026-07-14T18:00:01Z"))).toBe("2026-07-15T07:00:00.000Z");
    const early = dayIn("Europe/Berlin", [3]);
    expect(toldAt(early, asked("2026-07-14T10:00:00Z"))).toBe("2026-07-15T06:00:00.000Z");
  });

  it("goes by the clocks on their wall when those change", () => {
    // Spring: 02:00 is 03:00; autumn: 02:00 comes twice, and the digest once.
    const owl = dayIn("Europe/Berlin", [2], false);
    expect(toldAt(owl, asked("2026-03-28T12:00:00Z"))).toBe("2026-03-29T01:00:00.000Z");
    expect(toldAt(owl, asked("2026-03-29T12:00:00Z"))).toBe("2026-03-30T00:00:00.000Z");
    expect(toldAt(owl, asked("2026-10-24T12:00:00Z"))).toBe("2026-10-25T00:00:00.000Z");
    expect(toldAt(owl, asked("2026-10-25T00:30:00Z"))).toBe("2026-10-26T01:00:00.000Z");
    expect(toldAt(dayIn("Europe/Berlin", [9]), asked("2026-03-28T12:00:00Z"))).toBe(
      "2026-03-29T07:00:00.000Z",
    );
    // In autumn there is one more hour until the next digest. Decisions that run out in that time are told at once.
    const evening = dayIn("America/Los_Angeles", [20]);
    const runsOut = asked("2026-11-01T04:30:00Z", "2026-11-02T04:30:00Z");
    expect(toldAt(evening, runsOut)).toBe("2026-11-01T04:30:00.000Z");
  });

  it("hears at once of what leaves less than an hour after the next", () => {
    const since = "2026-07-14T10:00:00Z";
    expect(toldAt(berlin, asked(since, "2026-07-14T18:59:59Z"))).toBe("2026-07-14T10:00:00.000Z");
    expect(toldAt(berlin, asked(since, "2026-07-14T19:00:00Z"))).toBe("2026-07-14T18:00:00.000Z");
    const reminder = { ...asked(since, "2026-07-14T17:00:00Z"), isDecision: false };
    expect(toldAt(berlin, reminder)).toBe("2026-07-14T10:00:00.000Z");
  });

  it("hears late of what could not be told at the hour, and once of an hour", () => {
    const late = ms("2026-07-14T19:30:00Z");
    const waiting = [asked("2026-07-14T10:00:00Z")];
    expect(waitsUntil(berlin, [], waiting, late)).toBeNull();
    expect(waitsUntil(berlin, [ms("2026-07-14T18:00:00Z")], waiting, late)).toBe(ms("2026-07-15T07:00:00Z"));
  });

  it("is not limited by a number", () => {
    const busy = { ...dayIn("UTC", [9, 12, 15, 18]), messagesADay: 1 };
    const told = ["2026-07-14T09:00:00Z", "2026-07-14T12:00:00Z"];
    expect(toldAt(busy, asked("2026-07-14T12:10:00Z"), told)).toBe("2026-07-14T15:00:00.000Z");
  });
});

it("who has had the messages of the day hears tomorrow, or at once of what would leave them no hour then", () => {
  const day = dayIn("Asia/Tokyo", null);
  const told = ["2026-07-14T01:00:00Z", "2026-07-14T02:00:00Z", "2026-07-14T03:00:00Z"];
  const since = "2026-07-14T04:00:00Z";
  expect(toldAt(day, asked(since, "2026-07-15T00:00:00Z"), told)).toBe("2026-07-14T23:00:00.000Z");
  expect(toldAt(day, asked(since, "2026-07-14T23:59:59Z"), told)).toBe("2026-07-14T04:00:00.000Z");
});
