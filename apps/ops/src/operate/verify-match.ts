import { keepsCommitment, mixtureOf } from "@consigliere/engine/fairness";
import { canonicalJson } from "@consigliere/engine/json";
import type { Context } from "@consigliere/service/context";
import { gameOf } from "@consigliere/service/games";
import { mixedRound } from "@consigliere/service/match/beacon-round";
import { setupOf } from "@consigliere/service/match/open-table";
import { inOrderOfJoining } from "@consigliere/service/match/seats";
import { damageIn } from "@consigliere/service/match/stored-match";
import { type ProjectionFault, projectionFaults } from "./match-projection.ts";
import { type Difference, type RecordFault, type RecordsVerdict, verifyRecords } from "./verify-records.ts";
import { readWholeMatch, type WholeMatch } from "./whole-match.ts";

export type MatchFault = RecordFault | "secret-lost" | "commitment" | "contributions" | "link" | "state";

export interface MatchVerdict extends Omit<RecordsVerdict, "difference"> {
  readonly matchId: string;
  readonly game: string;
  /** The rules it was run under. */
  readonly rules: string;
  readonly records: number;
  /** The first difference; null if everything that can be checked agrees. */
  readonly difference: Difference<MatchFault> | null;
  readonly projections: readonly ProjectionFault[];
}

/**
 * Checks a match from its commitment to its dashboards. Changes nothing. Contributions are compared with those of the
 * players. For records made by other rules, only their order is checked.
 * @throws Refusal `match/unknown`, `game/unknown`
 */
export async function verifyMatch(context: Context, matchId: string): Promise<MatchVerdict> {
  const whole = await readWholeMatch(context, matchId);
  const { meta, secret, records } = whole;
  const game = await gameOf(context, meta.game);
  const dealing = await dealingFault(whole);
  const verdict: RecordsVerdict =
    dealing !== null || secret === null
      ? { agreed: 0, underOtherRules: 0, restarts: [], difference: null }
      : verifyRecords(game, setupOf(game, meta, secret), records);
  return {
    matchId,
    game: meta.game,
    rules: game.meta.version,
    records: records.length,
    ...verdict,
    difference: dealing ?? verdict.difference ?? chainFault(whole),
    projections: await projectionFaults(context, meta, records.at(-1) ?? null),
  };
}

/** A fault in the chain over the records. */
function chainFault({ meta, secret, salt, records }: WholeMatch): Difference<MatchFault> | null {
  const found = damageIn({ meta, secret: { secret: secret ?? "", salt: salt ?? "" } }, records);
  return found && { seq: found.seq, what: found.damage, expected: null, found: null };
}

/** A fault in the secret or in the mixture. */
async function dealingFault({ meta, secret }: WholeMatch): Promise<Difference<MatchFault> | null> {
  const fault = (what: MatchFault, expected: unknown, found: unknown) => ({
    seq: null,
    what,
    expected,
    found,
  });
  if (secret === null) return fault("secret-lost", "a secret", null);
  if (!keepsCommitment(secret, meta.commitment)) return fault("commitment", meta.commitment, null);
  if (meta.contributions === undefined) return null;
  const brought = inOrderOfJoining(meta.seats).map((seat) => seat.contribution ?? null);
  const expected = mixtureOf(brought, meta.beacon == null ? null : await mixedRound(meta.beacon));
  const isSame = canonicalJson(meta.contributions) === canonicalJson(expected);
  return isSame ? null : fault("contributions", expected, meta.contributions);
}
