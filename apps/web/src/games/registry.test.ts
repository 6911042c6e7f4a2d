import { allGames } from "@consigliere/games/catalogue";
import { expect, it } from "vitest";
import { hasLessons } from "./registry.ts";

it.each(allGames)("pages lead to the lessons of $meta.id if there are any", ({ meta, course }) => {
  expect(hasLessons(meta.id)).toBe(course !== undefined);
});
