import { describe, expect, it } from "vitest";
import { offsetAt } from "./local-time.ts";
import { type Rest, ranBetween, runOut, type Span } from "./rest.ts";

const HOUR = 3_600_000;
const ZONES = ["Asia/Tokyo", "Europe/Berlin", "America/Los_Angeles"] as const;
const night = { from: 22 * 60 + 30, until: 8 * 60 };
const restIn = (zone: string, more: Partial<Rest> = {}): Rest => ({
  zone,
  quiet: night,
  weekends: false,
  ...more,
});
const ms = (iso: string) => Date.parse(iso);
const iso = (at: number) => new Date(at).toISOString();
/** Minutes since midnight by the clocks on the wall. */
const shownAt = (zone: string, at: number) => ((at + offsetAt(zone, at)) / 60_000) % 1440;
const isAsleep = (zone: string, at: number) => {
  const minutes = shownAt(zone, at);
  return minutes >= night.from || minutes < night.until;
};

describe("a clock that rests", () => {
  it("runs on after the night", () => {
    const berlin = restIn("Europe/Berlin");
    expect(iso(runOut(berlin, ms("2026-07-14T18:00:00Z"), 12 * HOUR))).toBe("2026-07-15T15:30:00.000Z");
    expect(iso(runOut(berlin, ms("2026-07-14T22:00:00Z"), HOUR))).toBe("2026-07-15T07:00:00.000Z");
    expect(iso(runOut(restIn("UTC", { quiet: null }), 0, HOUR))).toBe(iso(HOUR));
  });

  it("never runs out while its player sleeps, in three zones, over a year and both changes of the clocks", () => {
    for (const zone of ZONES) {
      const rest = restIn(zone);
      for (let start = ms("2026-01-01T00:00:00Z"); start < ms("2027-01-01T00:00:00Z"); start += 31 * HOUR) {
        for (const hours of [1, 13.5, 24]) {
          const end = runOut(rest, start, hours * HOUR);
          expect(isAsleep(zone, end), `${zone} ${iso(start)} + ${hours} h = ${iso(end)}`).toBe(false);
          expect(ranBetween(rest, start, end)).toBe(hours * HOUR);
        }
      }
    }
  });

  it("gives an hour less of the night in spring, and one more in autumn", () => {
    const berlin = restIn("Europe/Berlin");
    const from = (day: string) => runOut(berlin, ms(`${day}T20:00:00Z`), 2 * HOUR);
    // 21:00 by winter time: half past ten is an hour and a half off, the rest is for after eight.
    expect(iso(from("2026-03-28"))).toBe("2026-03-29T06:30:00.000Z");
    // 22:00 by summer time, and eight by winter time.
    expect(iso(from("2026-10-24"))).toBe("2026-10-25T08:30:00.000Z");
  });

  it("rests on weekends where that is agreed, by the clocks of its player", () => {
    const tokyo = restIn("Asia/Tokyo", { weekends: true });
    // Friday 22:00 in Tokyo: half an hour, then Monday from eight on.
    expect(iso(runOut(tokyo, ms("2026-07-17T13:00:00Z"), HOUR))).toBe("2026-07-19T23:30:00.000Z");
    const sleepless = restIn("America/Los_Angeles", { quiet: null, weekends: true });
    expect(iso(runOut(sleepless, ms("2026-07-18T06:00:00Z"), 2 * HOUR))).toBe("2026-07-20T08:00:00.000Z");
  });

  it("rests in given spans, whether they overlap a night or each other", () => {
    const berlin = restIn("Europe/Berlin");
    const start = ms("2026-07-14T08:00:00Z");
    const away: Span = [ms("2026-07-14T10:00:00Z"), ms("2026-07-20T22:00:00Z")];
    const within: Span = [ms("2026-07-15T10:00:00Z"), ms("2026-07-16T10:00:00Z")];
    const end = runOut(berlin, start, 4 * HOUR, [within, away]);
    expect(iso(end)).toBe("2026-07-21T08:00:00.000Z");
    expect(ranBetween(berlin, start, end, [within, away])).toBe(4 * HOUR);
  });

  it("is bounded whatever rests: twelve hours of every day, and all weekends", () => {
    const most = restIn("Europe/Berlin", { quiet: { from: 20 * 60, until: 8 * 60 }, weekends: true });
    const start = ms("2026-07-13T06:00:00Z");
    expect(runOut(most, start, 168 * HOUR) - start).toBeLessThan(22 * 24 * HOUR);
    const always: Rest = { ...most, quiet: { from: 1, until: 0 } };
    expect(runOut(always, start, 168 * HOUR) - start).toBeLessThan(130 * 24 * HOUR);
  });
});
