/** What opens a socket for a page: signed, soon too old, and good for one person at one match. */
import type { LivePage } from "@consigliere/store/live";
import type { Context } from "../context.ts";

/** What a page brings along: who looks at which match, and what has been seen of it. */
export type TicketHolder = Omit<LivePage, "id">;

/** Seconds. A ticket is good for one to two such spans, and the same within one, as the view is that it comes with. */
const SPAN = 600;

type Signing = Pick<Context, "links" | "clock">;

/** A ticket for the page that is given to its holder now. */
export function ticketFor({ links, clock }: Signing, { matchId, userId, revision }: TicketHolder): string {
  const until = (Math.floor(clock().getTime() / 1000 / SPAN) + 2) * SPAN;
  const body = Buffer.from(JSON.stringify([matchId, userId, revision, until])).toString("base64url");
  return `${body}.${links.sign(signed(body))}`;
}

/** Who holds the ticket; null when it is damaged, made up or too old. */
export function holderOf({ links, clock }: Signing, ticket: string): TicketHolder | null {
  const [body = "", signature = ""] = ticket.split(".");
  if (!links.verifies(signed(body), signature)) return null;
  const [matchId, userId, revision, until] = JSON.parse(Buffer.from(body, "base64url").toString()) as [
    ...[matchId: string, userId: string, revision: string, until: number],
  ];
  return until * 1000 < clock().getTime() ? null : { matchId, userId, revision };
}

/** What is signed for a body; a signature under something else is none for this. */
const signed = (body: string) => `live ${body}`;
