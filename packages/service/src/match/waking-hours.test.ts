import type { MatchMeta } from "@consigliere/store/matches";
import type { SeatRest } from "@consigliere/store/seat-rest";
import { expect, it } from "vitest";
import { wakingHours } from "./waking-hours.ts";

const NIGHT = { from: 22 * 60, until: 8 * 60 };
const winter = new Date("2026-01-15T12:00:00Z");

function table(...rests: (SeatRest | undefined)[]): MatchMeta {
  const seats = rests.map((rest, seat) => ({
    player: { userId: `user ${seat}` },
    name: `Player ${seat}`,
    ...(rest && { rest }),
  }));
  return { seats } as unknown as MatchMeta;
}

const slot = (hours: number) => hours * 2;

it("counts who is awake in each half hour, by their own clocks", () => {
  const hours = wakingHours(
    table({ zone: "Europe/London", quiet: NIGHT }, { zone: "Asia/Tokyo", quiet: NIGHT }),
    winter,
  );
  // London sleeps from 22 to 8, Tokyo from 13 to 23.
  expect(hours?.people).toBe(2);
  expect(hours?.awake[slot(10)]).toBe(2);
  expect(hours?.awake[slot(13)]).toBe(1);
  expect(hours?.awake[slot(22)]).toBe(0);
  expect(hours?.awake[slot(23)]).toBe(1);
  expect(hours?.awake[slot(8) - 1]).toBe(1);
});

it("leaves out those who have not said where they live, and says nothing of one person alone", () => {
  const london = { zone: "Europe/London", quiet: NIGHT };
  expect(wakingHours(table(london, undefined), winter)).toBeNull();
  expect(wakingHours(table(london, undefined, { zone: "Asia/Tokyo", quiet: null }), winter)?.people).toBe(2);
});

it("names nobody, and no zone", () => {
  const text = JSON.stringify(
    wakingHours(
      table({ zone: "Europe/London", quiet: NIGHT }, { zone: "Asia/Kolkata", quiet: NIGHT }),
      winter,
    ),
  );
  expect(text).not.toMatch(/Player|user|London|Kolkata/);
});
