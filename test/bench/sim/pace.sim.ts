/**
 * `npm run sim:pace <game>` (`.` for all of them): four people in three zones play the same ten matches by each set of
 * rules: one looks often, one never at weekends, one once a day, and one leaves messages for two days. Prints how many
 * days a match took, how often somebody came to decide, for each own turn, how many messages they got, and how often the
 * clock answered. `PACE_MATCHES=3` plays fewer; `-- --project "by the book*"` plays one way alone.
 */
import { catalogue } from "@consigliere/games/catalogue";
import { describe, expect, it } from "vitest";
import { HABITS } from "./readers.ts";
import { servedMatch } from "./served-match.ts";
import { WAYS } from "./ways.ts";

const SEATS = 4;
/** The goal: nobody gets more than this on any of their days. */
const MOST_A_DAY = 3;

const way = WAYS.find(({ name }) => name === process.env["PACE_WAY"]) ?? expect.fail("no such way");
const match = Number(process.env["PACE_MATCH"]);

describe.each(catalogue.map(({ meta }) => meta.id))("%s", (game) => {
  it(`${way.name}, match ${match}`, async ({ task }) => {
    const figures = await servedMatch(game, way, SEATS, match, HABITS);
    task.meta.pace = { game, way: way.name, figures };
    expect(Math.max(...figures.messages)).toBeLessThanOrEqual(MOST_A_DAY);
    expect(figures.byTheClockAsleep).toBe(0);
  });
});
