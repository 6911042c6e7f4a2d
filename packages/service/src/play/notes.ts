import { LONGEST_NOTES } from "@consigliere/contract/notes";
import type { Notes } from "@consigliere/store/notes";
import type { Context } from "../context.ts";
import { metaAt } from "../match/meta.ts";
import { Refusal } from "../refusal.ts";

const none: Notes = { text: "", edition: 0 };

/** A player's own notes at a table. @throws Refusal `match/unknown`, `match/not-yours` */
export async function readNotes(context: Context, userId: string, matchId: string): Promise<Notes> {
  await metaAt(context, matchId, userId, "looks");
  return (await context.store.notes.get(userId, matchId)) ?? none;
}

/**
 * Overwrites the edition that was read, and returns the new one.
 * @throws Refusal `match/unknown`, `match/not-yours`; `match/notes-changed` when another device wrote since
 */
export async function writeNotes(
  context: Context,
  userId: string,
  matchId: string,
  { text, edition }: Notes,
): Promise<Notes> {
  await metaAt(context, matchId, userId, "looks");
  const next = { text, edition: edition + 1 };
  if (await context.store.notes.write(userId, matchId, next, edition)) return next;
  const written = await context.store.notes.get(userId, matchId);
  // The same notes were sent before, and only the reply was lost.
  if (written?.text === text) return written;
  throw new Refusal("match/notes-changed");
}

/** Moves a guest's notes into an account, after the account's own notes. Safe to repeat. */
export async function moveNotes(
  { store }: Context,
  fromUserId: string,
  toUserId: string,
  matchId: string,
): Promise<void> {
  const notes = await store.notes.get(fromUserId, matchId);
  if (notes === undefined) return;
  const own = (await store.notes.get(toUserId, matchId)) ?? none;
  if (!own.text.includes(notes.text)) {
    const text = own.text === "" ? notes.text : `${own.text}\n\n${notes.text}`;
    const both = { text: text.slice(0, LONGEST_NOTES), edition: own.edition + 1 };
    await store.notes.write(toUserId, matchId, both, own.edition);
  }
  await store.notes.remove(fromUserId, matchId);
}
