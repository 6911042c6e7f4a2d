import { beginningWith } from "@consigliere/engine/input";
import { Run } from "@consigliere/engine/kernel";
import type { Context } from "../context.ts";
import { gameOf } from "../games.ts";
import { isStoreError } from "../store-error.ts";
import { guarded, movedOn, type Opened } from "./append.ts";
import type { LoadedMatch } from "./contents.ts";
import { setupOf } from "./open-table.ts";
import { seatedByKey } from "./seating.ts";

/** The table with its first cards; none while its beacon is awaited, or if somebody else has just drawn the seats. */
export async function dealFrom(
  context: Context,
  loaded: LoadedMatch,
): Promise<Opened | "awaited" | "overtaken"> {
  if (loaded.meta.contributions !== undefined) return begin(context, loaded);
  const seated = await seatedByKey(context, loaded);
  if (seated === null) return "awaited";
  try {
    return await begin(context, { ...loaded, meta: await context.store.matches.saveMeta(seated) });
  } catch (error) {
    if (isStoreError(error, "store/conflict")) return "overtaken";
    throw error;
  }
}

async function begin(context: Context, loaded: LoadedMatch): Promise<Opened> {
  const game = await gameOf(context, loaded.meta.game);
  const setup = setupOf(game, loaded.meta, loaded.secret.secret);
  const { run, opening } = guarded(context, loaded.meta, () => Run.begin(game, setup));
  const record = { input: beginningWith(run.corrections), applied: opening, randomAt: 0 };
  return movedOn(context, loaded, { game, key: setup.key, run }, record);
}
