import type { View } from "@consigliere/games/nothing-personal/view";

/** The respect of each seat. */
export function standing(view: unknown): readonly number[] {
  return (view as View).families.map(({ respect }) => respect);
}
