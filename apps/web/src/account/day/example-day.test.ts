import { usualQuietHours } from "@consigliere/contract/clock-rules";
import { usualMessagesADay } from "@consigliere/contract/preferences";
import { describe, expect, it } from "vitest";
import { type DaySettings, minutesAt, type Notice, noticesOn, vacationAt } from "./example-day.ts";

const NOW = Date.parse("2026-07-14T12:00:00Z");

const usual: DaySettings = {
  timeZone: "Europe/Berlin",
  quietHours: usualQuietHours,
  vacations: [],
  messagesADay: usualMessagesADay,
  digestHours: null,
  replacesUnanswered: false,
  preferences: { yourTurn: ["email"], matchStart: ["email"], matchEnd: ["email"] },
  devices: [],
  email: "ann@mob.test",
  emailState: "ok",
};

const clock = (at: number | null) => {
  if (at === null) return null;
  const minutes = minutesAt(usual.timeZone, at);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};
const day = (change: Partial<DaySettings> = {}): Record<Notice["name"], [string | null, Notice["hold"]]> =>
  Object.fromEntries(
    noticesOn({ ...usual, ...change }, NOW).map(({ name, at, hold }) => [name, [clock(at), hold]]),
  ) as Record<Notice["name"], [string | null, Notice["hold"]]>;
const messagesIn = (change: Partial<DaySettings>) =>
  new Set(noticesOn({ ...usual, ...change }, NOW).flatMap(({ at }) => at ?? [])).size;

describe("a full day", () => {
  it("with the usual settings tells nothing at night, and keeps the last message for what runs out", () => {
    expect(day()).toEqual({
      night: ["8:00", "rest"],
      morning: ["9:12", null],
      newer: [null, "another"],
      start: ["19:42", "most"],
      end: ["19:42", "most"],
      reminder: ["19:42", null],
      evening: ["8:00", "most"],
    });
  });

  it("without a limit tells everything minutes after it happens", () => {
    const all = day({ messagesADay: null, quietHours: null, replacesUnanswered: true });
    expect(all).toMatchObject({ night: ["2:22", null], newer: ["11:32", null], end: ["15:42", null] });
  });

  it("with hours of its reader's choice tells all of it then, but for what runs out before", () => {
    const all = day({ digestHours: [9, 18] });
    expect(all).toMatchObject({
      night: ["9:00", "digest"],
      morning: ["18:00", "digest"],
      reminder: ["19:42", null],
    });
  });

  it("tells nothing that no channel brings, which is no message of the day", () => {
    const noEnds = { ...usual.preferences, matchEnd: [] };
    expect(day({ preferences: noEnds, messagesADay: null }).end).toEqual([null, "unwanted"]);
    expect(messagesIn({ emailState: "bounced" })).toBe(0);
  });

  it("is of days of its reader's zone, on those too on which the clocks change", () => {
    for (const date of ["2026-03-29", "2026-10-25"]) {
      const notices = noticesOn(usual, Date.parse(`${date}T12:00:00Z`));
      expect(notices.map(({ at }) => clock(at))).toEqual(Object.values(day()).map(([at]) => at));
    }
  });
});

describe("a day of vacation", () => {
  it("is each from the first to the last, by the reader's own calendar", () => {
    const vacation = { from: "2026-07-14", until: "2026-07-15" };
    const onVacation = (at: string) => vacationAt({ ...usual, vacations: [vacation] }, Date.parse(at));
    expect(onVacation("2026-07-13T21:59:00Z")).toBeUndefined();
    expect(onVacation("2026-07-13T22:00:00Z")).toBe(vacation);
    expect(onVacation("2026-07-15T21:59:00Z")).toBe(vacation);
    expect(onVacation("2026-07-15T22:00:00Z")).toBeUndefined();
  });
});
