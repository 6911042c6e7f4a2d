import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { elapsed, noteServerDate, onClockChange, serverNow, stamp } from "./server-clock.ts";

const HOUSE = Date.parse("2027-03-02T12:00:00Z");
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([0, 45 * HOUR, -5 * HOUR])("tells the time of the house on a device that is %i ms off", (off) => {
  vi.setSystemTime(HOUSE + off);
  const changed = vi.fn();
  const end = onClockChange(changed);
  noteServerDate(new Date(HOUSE).toUTCString());
  expect(serverNow()).toBe(HOUSE);
  vi.advanceTimersByTime(HOUR);
  expect(serverNow()).toBe(HOUSE + HOUR);
  changed.mockClear();
  // A reply that took a second is no reason to put the clock right, and one without a date tells nothing.
  noteServerDate(new Date(HOUSE + HOUR - 1_000).toUTCString());
  noteServerDate(null);
  noteServerDate("soon");
  expect(changed).not.toHaveBeenCalled();
  end();
});

it("measures by the device alone, and takes a clock that was turned back for a long time", () => {
  vi.setSystemTime(HOUSE);
  const since = stamp();
  noteServerDate(new Date(HOUSE + HOUR).toUTCString());
  vi.advanceTimersByTime(500);
  expect(elapsed(since)).toBe(500);
  vi.setSystemTime(HOUSE - HOUR);
  expect(elapsed(since)).toBe(Number.POSITIVE_INFINITY);
});

it("is the only place that asks the device for the time", () => {
  const src = fileURLToPath(new URL("../", import.meta.url));
  // A receipt says what its device saw, and when by the device's own clock: the service has no part in it.
  const own = ["device/server-clock.ts", "fairness/receipts.ts"];
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((file) => !file.includes(".test."));
  const asking = files.filter((file) => /\bDate\.now\b|new Date\(\)/.test(readFileSync(src + file, "utf8")));
  expect(asking.sort()).toEqual(own);
});
