import { seatOrderOf } from "../fairness.ts";
import { chachaStream, randomFrom } from "../random.ts";
import { type Finding, finding } from "./finding.ts";
import type { Proof, ProofRecord } from "./proof.ts";

/** Checks that everybody sits where the key says. */
export function checkSeats({ seatOrder, joined }: Proof, key: Uint8Array): Finding {
  const places = joined.map((_, seat) => joined.findIndex((one) => one.seat === seat));
  if (places.includes(-1)) return finding("seats/differ");
  if (seatOrder === "chosen") return finding("seats/chosen");
  const drawn = seatOrderOf(key, joined.length);
  return finding(drawn.every((place, seat) => place === places[seat]) ? "seats/drawn" : "seats/differ");
}

/**
 * Checks that every draw of the match comes from the key's stream, one after the other, with none left out. This needs
 * no rules and no answers.
 */
export function checkDraws({ records }: Proof, key: Uint8Array): Finding[] {
  const moved: Finding[] = [];
  let random = streamFrom(key, 0);
  let count = 0;
  let mayMove = false;
  for (const [index, record] of records.entries()) {
    const { seq, draws } = record;
    mayMove ||= isOfOtherRules(record, records[index - 1]);
    for (const [at, bound, value] of draws) {
      if (at !== random.position() && mayMove) {
        moved.push(finding("draws/moved", { seq, at }));
        random = streamFrom(key, at);
      }
      mayMove = false;
      if (at !== random.position() || random.below(bound) !== value) {
        return [...moved, finding("draws/differ", { seq, at })];
      }
      count += 1;
    }
  }
  return [...moved, count > 0 ? finding("draws/follow", { draws: count }) : finding("draws/none")];
}

/** Other rules may draw at other positions of an unfinished step. */
function isOfOtherRules({ rules }: ProofRecord, before: ProofRecord | undefined): boolean {
  return before !== undefined && before.rules !== rules;
}

function streamFrom(key: Uint8Array, at: number) {
  const stream = chachaStream(key, at);
  const { below } = randomFrom(stream);
  return { position: () => stream.position, below };
}
