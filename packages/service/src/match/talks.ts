import { talkOf } from "@consigliere/store/letters";
import type { MatchMeta } from "@consigliere/store/matches";
import { ownersAt } from "./people.ts";

/** Letters to everybody at a table or between two seats, and by seat the last of them that was read there. */
export interface TalkRead {
  readonly talk: string;
  readonly read: Readonly<Record<number, string>>;
}

/** The talks at a match in which the player in `seat` may have written: with all, and with each of the others. */
export function talksOf(
  { id, seats }: { readonly id: string; readonly seats: readonly unknown[] },
  seat: number | null,
): string[] {
  if (seat === null) return [talkOf(id)];
  const others = seats.map((_, other) => other).filter((other) => other !== seat);
  return [talkOf(id), ...others.map((other) => talkOf(id, [seat, other]))];
}

/** The user ids of those who may read the letters between two seats, or, null, those to everybody at the table. */
export function readersAmong(meta: MatchMeta, between: readonly number[] | null): string[] {
  const readers = ownersAt(meta).filter(({ seat }) => between === null || between.includes(seat));
  return readers.map(({ userId }) => userId);
}
