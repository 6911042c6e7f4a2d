/** A tag that lets a page learn cheaply that its view is unchanged. */
import { toldTo } from "@consigliere/engine/event";
import type { Viewer } from "@consigliere/engine/seat";
import type { Revision } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { revisionAt, viewHashAt } from "../live/revision.ts";
import { type CallersTable, revisionIn } from "../match/open-table.ts";

type Signing = Pick<Context, "links">;

/**
 * The tag of the caller's view of the table; null if only seeing it would tell. It is the revision that their page knows,
 * signed for one person. Nobody can make up a tag for another chair, or for a possible content. `fromSeen`: the view
 * comes with the events that they have not looked at, and so changes with their look.
 */
export function tagOf({ links }: Signing, table: CallersTable, fromSeen: boolean): string | null {
  const { meta, run, caller, membership } = table;
  const { userId, viewer } = caller;
  const told = toldTo(run.told, viewer);
  const text = signedText({ userId, matchId: meta.id, viewer, told }, revisionIn(table));
  if (text === null) return null;
  return `${viewer}.${told}.${links.sign(text)}${fromSeen ? `.${membership?.seenEvents ?? 0}` : ""}`;
}

/**
 * How many events `userId` has been told, if their view still has this tag; null if it has changed. It takes one read,
 * and no rules.
 */
export async function toldStill(
  { links, store }: Pick<Context, "links" | "store">,
  { userId, matchId, tag }: { readonly userId: string; readonly matchId: string; readonly tag: string },
): Promise<number | null> {
  const [, chair, told, signature] =
    /^(\d{1,2}|spectator)\.(\d{1,9})\.([\w-]{43})(?:\.\d{1,9})?$/.exec(tag) ?? [];
  if (chair === undefined || signature === undefined) return null;
  const now = await store.matches.revision(matchId);
  if (now === null) return null;
  const viewer = chair === "spectator" ? chair : Number(chair);
  const text = signedText({ userId, matchId, viewer, told: Number(told) }, now);
  return text !== null && links.verifies(text, signature) ? Number(told) : null;
}

interface Look {
  readonly userId: string;
  readonly matchId: string;
  readonly viewer: Viewer;
  readonly told: number;
}

function signedText({ userId, matchId, viewer, told }: Look, now: Revision): string | null {
  if (viewHashAt(now, viewer) === null) return null;
  return `look ${JSON.stringify([userId, matchId, viewer, told, revisionAt(now, viewer)])}`;
}
