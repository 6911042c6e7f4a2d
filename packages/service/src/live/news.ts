/** What goes through a socket: that there is another revision or letter, and who looks, but nothing of what it shows. */
import type { LiveNews } from "@consigliere/contract/live";

/** A page at `revision` has nothing to ask for; `null`: it has to look anew, and to come with another ticket. */
export function newsOf(revision: string | null, present?: readonly number[]): string {
  return JSON.stringify({ revision, ...(present && { present }) } satisfies LiveNews);
}

/** That there is something new among the letters. */
export function letterNews(): string {
  return JSON.stringify({ letters: true } satisfies LiveNews);
}

/** Who looks at the table. */
export function presenceNews(present: readonly number[]): string {
  return JSON.stringify({ present } satisfies LiveNews);
}
