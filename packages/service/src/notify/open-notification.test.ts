import type { Profile } from "@consigliere/store/profiles";
import { expect, it } from "vitest";
import { type OpenNotification, wantedBy } from "./open-notification.ts";

const reader = { preferences: {} } as unknown as Profile;
const about = (matchId: string, kind: string, deadline?: string) =>
  ({ matchId, kind, key: kind, row: { deadline } }) as unknown as OpenNotification;

it("tells of several tables the most urgent first, and last what has no deadline", () => {
  const all = [
    about("none", "your-turn"),
    about("over", "match-end"),
    about("late", "your-turn", "2026-03-03T00:00:00.000Z"),
    about("soon", "your-turn", "2026-03-01T15:00:00.000Z"),
  ];
  const told = wantedBy(reader, "email", all).map(({ matchId }) => matchId);
  expect(told).toEqual(["soon", "late", "none", "over"]);
});
