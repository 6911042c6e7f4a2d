/**
 * When the people at a table are awake, all taken together: how many, not who. Where two sit, that is the other's
 * quiet hours, which the deadlines of the match show anyway. Days away are not in it.
 */

import { offsetAt } from "@consigliere/contract/local-time";
import type { WakingHours } from "@consigliere/contract/match";
import type { MatchMeta } from "@consigliere/store/matches";
import type { SeatRest } from "@consigliere/store/seat-rest";
import { peopleAt } from "./people.ts";

const DAY_MINUTES = 24 * 60;
const SLOT_MINUTES = 30;
const SLOTS = DAY_MINUTES / SLOT_MINUTES;

/** For a lobby; null where fewer than two people have said where they live. */
export function wakingHours(meta: MatchMeta, now: Date): WakingHours | null {
  return awakeTogether(
    peopleAt(meta).flatMap(({ seat }) => meta.seats[seat]?.rest ?? []),
    now,
  );
}

/** The same for people with these rests. */
export function awakeTogether(rests: readonly SeatRest[], now: Date): WakingHours | null {
  if (rests.length < 2) return null;
  const days = rests.map(({ zone, quiet }) => {
    const ahead = offsetAt(zone, now.getTime()) / 60_000;
    return (minutes: number) => isAwake(quiet, (minutes + ahead + DAY_MINUTES) % DAY_MINUTES);
  });
  const awake = Array.from(
    { length: SLOTS },
    (_, slot) => days.filter((isAwakeAt) => isAwakeAt(slot * SLOT_MINUTES)).length,
  );
  return { people: rests.length, awake };
}

/** At this many minutes past midnight by their own clock. */
function isAwake(quiet: SeatRest["quiet"], local: number): boolean {
  if (quiet === null) return true;
  const { from, until } = quiet;
  return from <= until ? local < from || local >= until : local >= until && local < from;
}
