import { describe, expect, it } from "vitest";
import { dayNamed, nameOfDay, timeOf } from "./local-time.ts";

const at = (zone: string, date: string, hour: number, minute = 0) =>
  new Date(timeOf(zone, dayNamed(date), hour * 60 + minute)).toISOString();

describe("local time", () => {
  it("is found in zones on both sides of the date line", () => {
    expect(at("Asia/Tokyo", "2026-07-14", 8)).toBe("2026-07-13T23:00:00.000Z");
    expect(at("America/Los_Angeles", "2026-07-14", 22, 30)).toBe("2026-07-15T05:30:00.000Z");
    expect(at("Pacific/Kiritimati", "2026-01-01", 0)).toBe("2025-12-31T10:00:00.000Z");
    expect(at("Pacific/Pago_Pago", "2026-01-01", 0)).toBe("2026-01-01T11:00:00.000Z");
    expect(at("Asia/Kathmandu", "2026-01-01", 12)).toBe("2026-01-01T06:15:00.000Z");
    expect(at("UTC", "2026-01-01", 12)).toBe("2026-01-01T12:00:00.000Z");
  });

  it("goes with the clocks in spring: what they skip is as long after the change", () => {
    expect(at("Europe/Berlin", "2026-03-28", 8)).toBe("2026-03-28T07:00:00.000Z");
    expect(at("Europe/Berlin", "2026-03-29", 1, 59)).toBe("2026-03-29T00:59:00.000Z");
    expect(at("Europe/Berlin", "2026-03-29", 2, 30)).toBe("2026-03-29T01:30:00.000Z");
    expect(at("Europe/Berlin", "2026-03-29", 8)).toBe("2026-03-29T06:00:00.000Z");
    expect(at("America/Los_Angeles", "2026-03-08", 2, 30)).toBe("2026-03-08T10:30:00.000Z");
  });

  it("goes with the clocks in autumn: what they show twice is the first time", () => {
    expect(at("Europe/Berlin", "2026-10-25", 1, 59)).toBe("2026-10-24T23:59:00.000Z");
    expect(at("Europe/Berlin", "2026-10-25", 2, 30)).toBe("2026-10-25T00:30:00.000Z");
    expect(at("Europe/Berlin", "2026-10-25", 3)).toBe("2026-10-25T02:00:00.000Z");
    expect(at("Australia/Lord_Howe", "2026-04-05", 1, 45)).toBe("2026-04-04T14:45:00.000Z");
  });

  it("writes days as they were read", () => {
    expect(nameOfDay(dayNamed("2026-02-28") + 1)).toBe("2026-03-01");
    expect(nameOfDay(dayNamed("1969-12-31"))).toBe("1969-12-31");
  });
});
