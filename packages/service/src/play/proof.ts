import { type Proof, type ProofRecord, printed } from "@consigliere/engine/proof";
import type { Snapshot } from "@consigliere/engine/snapshot";
import type { BeaconRound, LogRecord, MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { ownSeatOf } from "../match/loans.ts";
import { openTable } from "../match/open.ts";
import { opensAtEnd, plainOutcome } from "../match/public-form.ts";
import { dealtTo, inOrderOfJoining } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { newestFirst } from "./log.ts";

/**
 * Everything that it takes to check the dealing of a match that is over. Who did not sit there, and everybody where a
 * match does not open at its end, gets the draws alone: they show no answer that was somebody's own.
 * @throws Refusal `match/unknown`, `match/not-over`
 */
export async function readProof(context: Context, userId: string, matchId: string): Promise<Proof> {
  const { meta, secret, run } = await openTable(context, matchId, userId);
  const { outcome } = run;
  if (outcome === null) throw new Refusal("match/not-over");
  const isOpen = opensAtEnd(meta) && ownSeatOf(meta, userId) !== null;
  const records: LogRecord[] = [];
  for await (const record of newestFirst(context, matchId)) records.push(record);
  records.reverse();
  return printed({
    format: "consigliere-proof/1",
    recipe: meta.beacon === undefined ? 1 : 2,
    match: meta.id,
    game: meta.game,
    options: meta.options,
    openAtEnd: opensAtEnd(meta),
    secret,
    commitment: meta.commitment,
    startedAt: meta.startedAt ?? meta.createdAt,
    seatOrder: meta.seatOrder,
    joined: joinedIn(meta),
    beacon: meta.beacon == null ? null : beaconIn(meta.beacon),
    records: isOpen ? await openRecords(context, matchId, records) : records.map(drawsOf),
    ...(isOpen && { outcome: plainOutcome(outcome) }),
  });
}

function joinedIn({ seats }: MatchMeta): Proof["joined"] {
  return inOrderOfJoining(seats).map((seat) => ({
    seat: seats.indexOf(seat),
    player: dealtTo(seat),
    contribution: seat.contribution ?? null,
  }));
}

/** A round that was announced and never mixed in was missed, whatever the reason. */
function beaconIn({ signature, missed: _, ...round }: BeaconRound): Proof["beacon"] {
  return signature === undefined ? { ...round, missed: true } : { ...round, signature };
}

function drawsOf({ seq, rulesVersion, draws }: LogRecord): ProofRecord {
  return { seq, rules: rulesVersion, ...(draws !== undefined && { draws: draws.map((d) => [...d]) }) };
}

async function openRecords(
  context: Context,
  matchId: string,
  records: readonly LogRecord[],
): Promise<ProofRecord[]> {
  const snapshots = await snapshotsBetweenRules(context, matchId, records);
  return records.map((record) => {
    const snapshot = snapshots.get(record.seq);
    return {
      ...drawsOf(record),
      input: record.input as unknown as NonNullable<ProofRecord["input"]>,
      events: record.events as unknown as NonNullable<ProofRecord["events"]>,
      ...(snapshot !== undefined && { snapshot }),
    };
  });
}

/** From where records of other rules went on, by the record that holds it. */
async function snapshotsBetweenRules(
  context: Context,
  matchId: string,
  records: readonly LogRecord[],
): Promise<ReadonlyMap<number, Snapshot>> {
  const ends = records.filter(({ rulesVersion }, index) => {
    const next = records[index + 1];
    return next !== undefined && next.rulesVersion !== rulesVersion;
  });
  const stretches = await Promise.all(ends.map(({ seq }) => context.store.matches.stretch(matchId, seq)));
  return new Map(stretches.map(([base]) => [base?.seq ?? 0, base?.snapshot as unknown as Snapshot]));
}
