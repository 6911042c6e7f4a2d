/** A ticket opens a socket for a page. It is signed, expires soon, and is valid for one person at one match. */
import type { LivePage } from "@consigliere/store/live";
import type { Context } from "../context.ts";

/** The data that a page brings along: who looks at which match, and how much of it has been seen. */
export type TicketHolder = Omit<LivePage, "id">;

/**
 * Seconds. A ticket is valid for one to two such spans. It is the same within one span, like the view that it comes
 * with.
 */
const SPAN = 600;

type Signing = Pick<Context, "links" | "clock">;

/** A ticket for the page that is given to its holder now. */
export function ticketFor({ links, clock }: Signing, { matchId, userId, revision }: TicketHolder): string {
  const until = (Math.floor(clock().getTime() / 1000 / SPAN) + 2) * SPAN;
  const body = Buffer.from(JSON.stringify([matchId, userId, revision, until])).toString("base64url");
  return `${body}.${links.sign(signed(body))}`;
}

/** The holder of the ticket; null if it is damaged, made up or too old. */
export function holderOf({ links, clock }: Signing, ticket: string): TicketHolder | null {
  const [body = "", signature = ""] = ticket.split(".");
  if (!links.verifies(signed(body), signature)) return null;
  const [matchId, userId, revision, until] = JSON.parse(Buffer.from(body, "base64url").toString()) as [
    ...[matchId: string, userId: string, revision: string, until: number],
  ];
  return until * 1000 < clock().getTime() ? null : { matchId, userId, revision };
}

/** The signed text for a body. The prefix prevents the use of signatures made for another purpose. */
const signed = (body: string) => `live ${body}`;
