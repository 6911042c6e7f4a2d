import { ConnectionError, ProblemError } from "@consigliere/contract/client";

/**
 * The kinds of things that go wrong: the service refused, it was not reached, this page is older than the service and a
 * part of it is gone, or the page itself is broken. Asking again helps with the first two, loading the page anew with
 * the others.
 */
export type TroubleKind = "refused" | "connection" | "updated" | "broken";

/** The words of browsers and of the bundler for a script that is not to be had. */
const NOT_LOADED = /chunk|dynamically imported module|importing a module script/i;

export function troubleKind(error: unknown): TroubleKind {
  if (error instanceof ProblemError) return "refused";
  if (error instanceof ConnectionError) return "connection";
  if (!(error instanceof Error) || !NOT_LOADED.test(`${error.name} ${error.message}`)) return "broken";
  return navigator.onLine ? "updated" : "connection";
}
