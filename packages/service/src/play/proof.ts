import { type Proof, type ProofRecord, printed, RECIPE } from "@consigliere/engine/proof";
import type { Snapshot } from "@consigliere/engine/snapshot";
import type { BeaconRound, MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import type { LogRecord } from "../match/contents.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { closedIn } from "../match/link.ts";
import { openTableFor } from "../match/load.ts";
import { plainOutcome } from "../match/public-form.ts";
import { snapshotIn } from "../match/record.ts";
import { dealtTo, inOrderOfJoining } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { newestFirst } from "./log.ts";

/**
 * Everything needed to check the dealing of a match that is over. People who did not sit there get only the draws, and
 * so does everybody if the match does not open at its end. Draws reveal no answer of any player.
 * @throws Refusal `match/unknown`, `match/not-over`
 */
export async function readProof(context: Context, userId: string, matchId: string): Promise<Proof> {
  const { meta, secret, salt, run, caller } = await openTableFor(context, matchId, userId);
  const { outcome } = run;
  if (outcome === null) throw new Refusal("match/not-over");
  const isOpen = houseRulesOf(meta).openAtEnd && caller.owns !== null;
  const records: LogRecord[] = [];
  for await (const record of newestFirst(context, matchId)) records.push(record);
  records.reverse();
  return printed({
    format: "consigliere-proof/2",
    recipe: RECIPE,
    match: meta.id,
    game: meta.game,
    options: meta.options,
    openAtEnd: houseRulesOf(meta).openAtEnd,
    secret,
    commitment: meta.commitment,
    startedAt: meta.startedAt ?? meta.createdAt,
    seatOrder: houseRulesOf(meta).seatOrder,
    joined: joinedIn(meta),
    beacon: meta.beacon == null ? null : beaconIn(meta.beacon),
    ...(isOpen && { salt }),
    records: isOpen
      ? await openRecords(context, matchId, records)
      : records.map((record) => closed(record, salt)),
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
  return { seq, rules: rulesVersion, draws: draws.map((d) => [...d]) };
}

/** The answers stay hidden. The hash that represents them in the chain does not reveal them. */
function closed(record: LogRecord, salt: string): ProofRecord {
  return { ...drawsOf(record), closed: closedIn(record, salt) };
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
      input: record.input,
      events: [...record.events],
      ...(record.link.state !== undefined && { state: record.link.state }),
      ...(snapshot !== undefined && { snapshot }),
    };
  });
}

/** The state from which records of other rules continued, by the record that contains it. */
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
  return new Map(stretches.map(([base]) => [base?.seq ?? 0, snapshotIn(base)]));
}
