import type { Game } from "@consigliere/engine/game";
import { planIn } from "@consigliere/engine/plan";
import { expect, it } from "vitest";
import type { LessonPosition } from "../../lessons/course.ts";
import { deedOf } from "../../lessons/deed.ts";
import { Practice } from "../../lessons/practice.ts";
import { coached } from "../../testing/lessons.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { familyBusiness } from "../game.ts";
import { course } from "../lessons/over-days.ts";
import { conserved } from "./conserved.ts";

coached(familyBusiness, course, conserved);

it("tells of the night what the coach says of it: two counters, a plan carried out, nobody lost", () => {
  const practice = new Practice(familyBusiness as unknown as Game, course.positions[0] as LessonPosition);
  while (practice.step !== undefined) practice.do(deedOf(practice.step, practice.table.settings));
  const night = practice.frames.slice(practice.slept ?? 0).map(({ event }) => event as FamilyBusinessEvent);
  const count = (isIt: (event: FamilyBusinessEvent) => boolean) => night.filter(isIt).length;
  expect(count((event) => event.type === "counter-played" && event.seat === 0)).toBe(2);
  expect(count((event) => event.type === "card-played" && event.seat === 0)).toBe(2);
  expect(count((event) => event.type === "mobster-listed" && event.seat !== 0)).toBe(2);
  expect(count((event) => "mobster" in event && event.seat === 0 && event.type !== "mobster-saved")).toBe(0);
  expect(planIn(practice.table.settings)).toMatchObject({ done: 2, void: null });
});

it("lets the clock go through the night", () => {
  const practice = new Practice(familyBusiness as unknown as Game, course.positions[0] as LessonPosition);
  while (practice.step !== undefined) practice.do(deedOf(practice.step, practice.table.settings));
  const minutes = practice.frames.map(({ minute }) => minute);
  expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  expect(minutes[(practice.slept ?? 0) - 1]).toBe(0);
  expect(minutes.at(-1)).toBeGreaterThan(180);
});
