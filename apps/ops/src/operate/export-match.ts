import { fingerprint } from "@consigliere/engine/fingerprint";
import type { Game } from "@consigliere/engine/game";
import { Run, type Saved } from "@consigliere/engine/kernel";
import type { MatchFile } from "@consigliere/engine/match-file";
import { savedBefore } from "@consigliere/engine/replay-records";
import type { Context } from "@consigliere/service/context";
import { gameOf } from "@consigliere/service/games";
import type { MatchRecord } from "@consigliere/service/match/contents";
import { setupOf } from "@consigliere/service/match/open-table";
import { correctionsAt, inputsOf } from "@consigliere/service/match/record";
import { Refusal } from "@consigliere/service/refusal";
import type { MatchMeta } from "@consigliere/store/matches";
import { played } from "./verify-records.ts";
import { readWholeMatch } from "./whole-match.ts";

export interface Exported {
  readonly file: MatchFile;
  /** Versions of the rules that made its records. With more than one, or a restart, no replay can run to the end. */
  readonly versions: readonly string[];
  readonly restarts: number;
}

/**
 * A match as a file for `replay`. Its secret and inputs show every hand, so a match in progress is refused unless
 * `spoil` says that this is wanted.
 * @throws Refusal `match/unknown`, `match/not-started`, `match/not-over`
 */
export async function exportMatch(
  context: Context,
  matchId: string,
  { spoil }: { readonly spoil: boolean },
): Promise<Exported> {
  const { meta, secret, records } = await readWholeMatch(context, matchId);
  const newest = records.at(-1);
  if (newest === undefined || secret === null) throw new Refusal("match/not-started");
  if (newest.waiting.outcome === null && !spoil) throw new Refusal("match/not-over");
  const game = await gameOf(context, meta.game);
  const inputs = inputsOf(records);
  const corrections = records.slice(0, 1).flatMap(correctionsAt);
  return {
    file: {
      format: "consigliere-match/1",
      game: meta.game,
      rules: newest.rulesVersion,
      seatCount: meta.seats.length,
      options: meta.options,
      secret,
      commitment: meta.commitment,
      contributions: [...(meta.contributions ?? [])],
      ...(corrections.length > 0 && { corrections }),
      inputs,
      events: fingerprint(records.flatMap((record) => record.events)),
      state: fingerprint(stateOf(game, { meta, secret, records })),
    },
    versions: [...new Set(records.map((record) => record.rulesVersion))],
    restarts: inputs.filter((input) => input.kind === "restart").length,
  };
}

interface Started {
  readonly meta: MatchMeta;
  readonly secret: string;
  readonly records: readonly MatchRecord[];
}

/** The state at the current prompts of the match. @throws RulesError when the newest answers no longer fit */
function stateOf(game: Game, { meta, secret, records }: Started): unknown {
  return Run.resume(game, setupOf(game, meta, secret), savedBefore(played(records), records.length) as Saved)
    .state;
}

/**
 * The hidden state of a match, for callers who may see spoilers; null before the start. @throws Refusal `match/unknown`
 */
export async function readState(context: Context, matchId: string): Promise<unknown> {
  const { meta, secret, records } = await readWholeMatch(context, matchId);
  if (records.length === 0 || secret === null) return null;
  return stateOf(await gameOf(context, meta.game), { meta, secret, records });
}
