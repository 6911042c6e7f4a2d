/** A report that a letter should not be there. */
import type { Context } from "../context.ts";
import { type LetterAt, letterAt } from "../talk/letters.ts";

/** The kind of notification by which the host is told of it. */
export const REPORT = "report";

const REPORTED = "report@";

/** The id of the letter that a notification of that kind is about, by its key. */
export const reportedIn = (key: string) => key.slice(REPORTED.length);

/**
 * Tells the host of a letter, once, however often and by whomever it is reported. If the host wrote it or may not read
 * it, the maintainers are told: the letter's place, and not a word of it.
 * @throws Refusal as {@link letterAt}
 */
export async function reportLetter(context: Context, userId: string, at: LetterAt): Promise<void> {
  const { store, clock, settings } = context;
  const { matchId, letter: id } = at;
  const { meta, talk, letter } = await letterAt(context, userId, at);
  if (letter.userId === meta.host || at.other !== undefined) {
    context.report({ what: "a letter was reported", where: { talk, letter: id } });
    return;
  }
  const now = clock();
  const dueAt = new Date(now.getTime() + settings.graceSeconds * 1000).toISOString();
  const notification = {
    userId: meta.host,
    kind: REPORT,
    matchId,
    key: REPORTED + id,
    at: now.toISOString(),
  };
  const row = await store.memberships.get(meta.host, matchId);
  if (row?.notifiedPrompts.includes(notification.key) === true) return;
  await store.memberships.project([], [{ notification, dueAt }]);
}
