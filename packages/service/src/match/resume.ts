import { RefusedError, RulesError } from "@consigliere/engine/errors";
import { canonicalJson } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import type { Context } from "../context.ts";
import { gameOf } from "../games.ts";
import { broken, guarded, movedOn, type Opened, secretsOf } from "./append.ts";
import type { LoadedMatch, MatchRecord } from "./contents.ts";
import type { KeptTable } from "./kept-tables.ts";
import { newestOf, setupOf } from "./open-table.ts";
import { inputsOf, snapshotIn } from "./record.ts";
import { checkStored, damaged, damageIn } from "./stored-match.ts";

/**
 * The table of a match whose first cards are dealt. If the answers of an unfinished step no longer fit corrected rules,
 * asks the step again.
 */
export async function resume(context: Context, loaded: LoadedMatch): Promise<Opened> {
  const { meta, secret, tail } = loaded;
  const game = await gameOf(context, meta.game);
  const setup = setupOf(game, meta, secret.secret);
  const { key } = setup;
  const newest = newestOf(tail);
  const [snapshot, inputs] = [snapshotIn(tail[0]), inputsOf(tail.slice(1))];
  try {
    const run = Run.resume(game, setup, { snapshot, inputs });
    const position = newest.waiting;
    const earlier = () => loaded.earlier;
    return {
      table: { meta, ...secretsOf(secret), key, game, run, tail, earlier, position },
      unwritten: null,
    };
  } catch (error) {
    if (!(error instanceof RulesError) || error.code !== "rules/misfit") throw broken(context, meta, error);
    // The rules that wrote the newest record had entered all of them.
    if (newest.rulesVersion === game.meta.version) {
      throw damaged(context, meta.id, "misfit", newest.seq, error);
    }
    context.report({ what: "step asked again under corrected rules", where: { matchId: meta.id }, error });
  }
  const { randomAt, rulesVersion: from } = newest;
  const saved = { snapshot, inputs, from, randomAt, told: newest.told };
  const { run, input, applied } = guarded(context, meta, () => Run.restart(game, setup, saved));
  return movedOn(context, loaded, { game, key, run }, { input, applied, randomAt });
}

/**
 * A kept table with what was recorded since. The newest record that it has must be the one that is stored now, with its
 * head and its times: a backup may have been brought back. Otherwise it is given up, and the match must be loaded whole.
 */
export async function moveUp(
  context: Context,
  before: KeptTable,
  loaded: LoadedMatch,
): Promise<Opened | "overtaken"> {
  const { meta } = loaded;
  const newest = newestOf(before.tail);
  const [first, ...later] = loaded.tail;
  if (loaded.secret.secret !== before.secret) return "overtaken";
  if (first !== undefined && first.seq > newest.seq && first.snapshot !== undefined) {
    checkStored(context, loaded);
    return resume(context, loaded);
  }
  const { version } = before.game.meta;
  const isSame = first !== undefined && isSameRecord(first, newest);
  if (!isSame || later.some(({ rulesVersion }) => rulesVersion !== version)) return "overtaken";
  if (damageIn(loaded, later, newest) !== null) return "overtaken";
  try {
    for (const input of inputsOf(later)) before.run.apply(input);
  } catch (error) {
    if (error instanceof RefusedError || error instanceof RulesError) return "overtaken";
    throw error;
  }
  const tail = [...before.tail, ...later];
  return { table: { ...before, meta, tail, position: newestOf(tail).waiting }, unwritten: null };
}

/** Whether two records are the same, times included. */
function isSameRecord(one: MatchRecord, other: MatchRecord): boolean {
  const namesOf = ({ seq, at, link, waiting }: MatchRecord) => canonicalJson([seq, at, link.head, waiting]);
  return namesOf(one) === namesOf(other);
}
