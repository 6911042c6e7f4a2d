/** The life of an open page, as reported by its socket. */
import type { Context } from "../context.ts";
import { newsOf } from "./news.ts";
import { holderOf } from "./ticket.ts";

type Doorway = Pick<Context, "store" | "links" | "clock">;

/** `refused`: no valid ticket; `full`: the person already has the most pages at this match that can hear of changes. */
export type Admission = "open" | "refused" | "full";

/** Lets a page hear of changes at its match through a socket. */
export async function openPage(context: Doorway, socket: string, ticket: string): Promise<Admission> {
  const holder = holderOf(context, ticket);
  if (holder === null) return "refused";
  return (await context.store.live.open({ id: socket, ...holder })) ? "open" : "full";
}

/**
 * The page has given a sign of life. Returns the answer: the last news for the page, or nothing if the page is unknown.
 */
export async function hearPage({ store }: Pick<Doorway, "store">, socket: string): Promise<string> {
  const page = await store.live.find(socket);
  if (page === undefined) return newsOf(null);
  await store.live.prolong(page);
  return newsOf(page.revision, page.present);
}

/** The page is gone. */
export async function closePage({ store }: Pick<Doorway, "store">, socket: string): Promise<void> {
  const page = await store.live.find(socket);
  if (page !== undefined) await store.live.forget(page);
}
