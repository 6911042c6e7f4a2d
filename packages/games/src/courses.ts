/** All courses: one for each game that has lessons, and the one about playing over days. */
import { catalogue } from "./catalogue.ts";
import type { Course } from "./lessons/course.ts";

/** The name in addresses of the course about playing over days. */
export const OVER_DAYS = "over-days";

export interface CourseEntry {
  /** The course's name in addresses: its game, or {@link OVER_DAYS}. */
  readonly id: string;
  /** The game at whose table it is taught. */
  readonly game: string;
  readonly course: () => Promise<Course>;
}

export const courses: readonly CourseEntry[] = catalogue.flatMap(
  ({ meta: { id: game }, course, daysCourse }) => [
    ...(course === undefined ? [] : [{ id: game, game, course }]),
    ...(daysCourse === undefined ? [] : [{ id: OVER_DAYS, game, course: daysCourse }]),
  ],
);

export function courseNamed(id: string): CourseEntry | undefined {
  return courses.find((course) => course.id === id);
}
