/** What goes through a socket: that there is another revision, and nothing of what it shows. */
import type { LiveNews } from "@consigliere/contract/live";

/** A page at `revision` has nothing to ask for; `null`: it has to look anew, and to come with another ticket. */
export function newsOf(revision: string | null): string {
  return JSON.stringify({ revision } satisfies LiveNews);
}
