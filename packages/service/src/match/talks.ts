import { talkOf } from "@consigliere/store/letters";

/** The talks at a match in which who sits in `seat` may have written: with all, and with each of the others. */
export function talksOf(
  { id, seats }: { readonly id: string; readonly seats: readonly unknown[] },
  seat: number | null,
): string[] {
  if (seat === null) return [talkOf(id)];
  const others = seats.map((_, other) => other).filter((other) => other !== seat);
  return [talkOf(id), ...others.map((other) => talkOf(id, [seat, other]))];
}
