/** What this checkout's rules would change of the matches that are running: nothing is written. */
import { RulesError } from "@consigliere/engine/errors";
import { Run } from "@consigliere/engine/kernel";
import type { Context } from "@consigliere/service/context";
import { gameOf } from "@consigliere/service/games";
import { newTo } from "@consigliere/service/match/corrections";
import { setupOf } from "@consigliere/service/match/open-table";
import { inputsOf, snapshotIn } from "@consigliere/service/match/record";
import { viewHashesOf } from "@consigliere/service/match/view-hash";
import type { Operations } from "@consigliere/store/operations";

/**
 * `same`: everybody goes on to see what they see now. `differs`: somebody would see something else. `asked-again`: the
 * unfinished step would be asked again, because its answers no longer fit. `broken`: the rules cannot go on.
 */
export type Change = "same" | "differs" | "asked-again" | "broken";

export interface RuleChange {
  readonly id: string;
  readonly game: string;
  /** The versions of the rules that made its newest record, and of those here. */
  readonly from: string;
  readonly to: string;
  readonly change: Change;
  /** The corrections that it lacks, about which its players would be asked. */
  readonly asks: readonly string[];
}

/**
 * Replays the unfinished step of every running match whose newest record other rules have made, or whose game lists
 * corrections that it lacks.
 */
export async function ruleChanges(context: Context, operations: Operations): Promise<RuleChange[]> {
  const changes: RuleChange[] = [];
  for await (const id of operations.matches.listIds()) {
    const loaded = await context.store.matches.load(id);
    const newest = loaded?.tail.at(-1);
    if (loaded === undefined || newest === undefined || loaded.meta.status !== "playing") continue;
    const { meta, secret, tail } = loaded;
    const game = await gameOf(context, meta.game);
    const { rulesVersion: from, waiting: position } = newest;
    const to = game.meta.version;
    const lacks = newTo(meta, position, game.meta.corrections ?? []);
    if (from === to && lacks.length === 0) continue;
    const concerned = new Set(lacks);
    const replayed = (): Change => {
      const saved = { snapshot: snapshotIn(tail[0]), inputs: inputsOf(tail.slice(1)) };
      const run = Run.resume(game, setupOf(game, meta, secret.secret), saved);
      const view = game.view(run.state, "spectator");
      for (const name of lacks) if (game.concerns?.(name, view) === false) concerned.delete(name);
      const seen = viewHashesOf({ meta, game, run, position });
      return seen.every((hash, at) => hash === newest.viewHashes[at]) ? "same" : "differs";
    };
    const change = changeOf(replayed);
    changes.push({ id, game: meta.game, from, to, change, asks: [...concerned] });
  }
  return changes;
}

function changeOf(replayed: () => Change): Change {
  try {
    return replayed();
  } catch (error) {
    return error instanceof RulesError && error.code === "rules/misfit" ? "asked-again" : "broken";
  }
}
