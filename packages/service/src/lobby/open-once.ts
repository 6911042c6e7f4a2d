import { createHash } from "node:crypto";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { isStoreError } from "../store-error.ts";

/**
 * The match for a purpose that was not called off; `open` opens one under the given id if there is none. The id follows
 * from the purpose, so two people who ask at the same moment get the same match. Null only if `open` says so.
 */
export async function openOnce<Opened extends MatchMeta | null>(
  context: Context,
  purpose: string,
  open: (id: string) => Promise<Opened>,
): Promise<MatchMeta | Opened> {
  for (let count = 1; ; count++) {
    const id = idFor(count === 1 ? purpose : `${purpose} ${count}`);
    const match = (await context.store.matches.meta(id)) ?? (await openedOrFound(context, id, open));
    if (match?.status !== "cancelled") return match;
  }
}

function idFor(purpose: string): string {
  return createHash("sha256").update(purpose).digest("base64url").slice(0, 16);
}

/** Somebody else may have opened it meanwhile. */
async function openedOrFound<Opened extends MatchMeta | null>(
  { store }: Context,
  id: string,
  open: (id: string) => Promise<Opened>,
): Promise<MatchMeta | Opened> {
  try {
    return await open(id);
  } catch (error) {
    const found = isStoreError(error, "store/exists") ? await store.matches.meta(id) : undefined;
    if (found === undefined) throw error;
    return found;
  }
}
