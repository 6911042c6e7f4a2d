/** The half hours of a day in which people are awake. */

/** Half hours in which everybody is awake that an evening's match needs. */
export const ENOUGH_FOR_AN_EVENING = 6;

const SLOT_MS = 1_800_000;

/** Half hours of a day in UTC as those of clocks that are `ahead` of it by milliseconds. */
export function locally(awake: readonly number[], ahead: number): number[] {
  const shift = Math.round(ahead / SLOT_MS);
  const count = awake.length;
  return awake.map((_, slot) => awake[(((slot - shift) % count) + count) % count] ?? 0);
}

/** The longest time in which all of the `people` are awake, which may span midnight; null: there is none. */
export function longestTogether(
  awake: readonly number[],
  people: number,
): { readonly from: number; readonly slots: number } | null {
  const count = awake.length;
  let best = { from: 0, slots: 0 };
  for (let from = 0; from < count; from++) {
    let slots = 0;
    while (slots < count && awake[(from + slots) % count] === people) slots++;
    if (slots > best.slots) best = { from, slots };
  }
  return best.slots === 0 ? null : best;
}
