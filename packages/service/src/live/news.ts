/**
 * The messages through a socket: that there is a new revision or letter, and who is looking. They never contain the
 * content.
 */
import type { LiveNews } from "@consigliere/contract/live";

/** A page at `revision` has nothing to ask for. `null`: it must look again, and connect with another ticket. */
export function newsOf(revision: string | null, present?: readonly number[]): string {
  return JSON.stringify({ revision, ...(present && { present }) } satisfies LiveNews);
}

/** Says that there is something new among the letters. */
export function letterNews(): string {
  return JSON.stringify({ letters: true } satisfies LiveNews);
}

/** Says who is looking at the table. */
export function presenceNews(present: readonly number[]): string {
  return JSON.stringify({ present } satisfies LiveNews);
}
