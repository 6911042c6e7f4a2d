import { LONGEST_NOTES } from "@consigliere/contract/notes";
import type { Seat } from "@consigliere/engine/seat";
import type { Notes } from "@consigliere/store/notes";
import type { Context } from "../context.ts";
import { openTableFor } from "../match/load.ts";
import { metaAt } from "../match/meta.ts";
import { mySeat, ownersAt } from "../match/people.ts";
import { Refusal } from "../refusal.ts";
import { checkOpened } from "./chair.ts";

const none: Notes = { text: "", edition: 0 };

/** The text of the notes, and the edition that was read. */
type Written = Pick<Notes, "text" | "edition">;

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
  { text, edition }: Written,
): Promise<Notes> {
  await metaAt(context, matchId, userId, "looks");
  const before = await context.store.notes.get(userId, matchId);
  const next = { ...published(before), text, edition: edition + 1 };
  if (await context.store.notes.write(userId, matchId, next, edition)) return next;
  const written = await context.store.notes.get(userId, matchId);
  // The same notes were sent before, and only the reply was lost.
  if (written?.text === text) return written;
  throw new Refusal("match/notes-changed");
}

/** The part that stays when the text changes. An edition that nobody has overwritten is as published as when it was read. */
function published(notes: Notes | undefined): Pick<Notes, "published"> {
  return notes?.published === true ? { published: true } : {};
}

/**
 * Shows the notes of a seat's owner to whoever may look from that chair, or takes them back.
 * @throws Refusal `match/notes-changed` when the notes were written at the same time; as {@link openTableFor},
 *   {@link checkOpened} and {@link mySeat}
 */
export async function publishNotes(
  context: Context,
  userId: string,
  matchId: string,
  isPublished: boolean,
): Promise<Notes> {
  const table = await openTableFor(context, matchId, userId);
  mySeat(table.caller, "owns");
  checkOpened(table);
  const { notes } = context.store;
  const { text, edition } = (await notes.get(userId, matchId)) ?? none;
  const next: Notes = { text, edition: edition + 1, ...(isPublished && { published: true }) };
  if (await notes.write(userId, matchId, next, edition)) return next;
  throw new Refusal("match/notes-changed");
}

/**
 * The published notes of a match by seat, for those who may look from every chair. Notes without words are none.
 * @throws Refusal as {@link openTableFor} and {@link checkOpened}
 */
export async function readPublishedNotes(
  context: Context,
  userId: string,
  matchId: string,
): Promise<{ notes: { seat: Seat; text: string }[] }> {
  const table = await openTableFor(context, matchId, userId);
  checkOpened(table);
  const found = await Promise.all(
    ownersAt(table.meta).map(async ({ seat, userId: owner }) => ({
      seat,
      notes: await context.store.notes.get(owner, matchId),
    })),
  );
  const notes = found.flatMap(({ seat, notes: one }) =>
    one?.published === true && one.text.trim() !== "" ? [{ seat, text: one.text }] : [],
  );
  return { notes };
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
    // Words that were only the account's own are not published with the guest's, nor taken back with them.
    const isPublished = own.text === "" ? notes.published === true : own.published === true;
    const kept = isPublished ? ({ published: true } as const) : {};
    const both = { ...kept, text: text.slice(0, LONGEST_NOTES), edition: own.edition + 1 };
    await store.notes.write(toUserId, matchId, both, own.edition);
  }
  await store.notes.remove(fromUserId, matchId);
}
