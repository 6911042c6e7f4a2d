import type { Inputs } from "./inputs.ts";
import { limitsOf, matchesAt } from "./limits.ts";
import { aligned } from "./table.ts";

/** The numbers of running matches. */
export const houses = [1_000, 10_000, 100_000] as const;

/** The limits in Markdown: how much of each is used in the busiest hour, and from how many matches on it is too little. */
export function scaleTable(inputs: Inputs): string {
  const whole = (value: number) => Number(value.toPrecision(2)).toLocaleString("en");
  const rows = limitsOf(inputs).map((limit) => [
    limit.name,
    ...houses.map((matches) => `${whole(limit.used(matches) * 100)} %`),
    whole(matchesAt(limit)),
    limit.raisedBy,
  ]);
  const head = ["limit", ...houses.map((matches) => `${matches.toLocaleString("en")} matches`)];
  return aligned([...head, "is reached at", "raised by"], rows, [0, head.length + 1]);
}
