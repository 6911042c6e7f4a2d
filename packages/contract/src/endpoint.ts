/** What an endpoint is: the server routes by it, the client calls by it, the reference page shows it. */
import * as z from "zod";
import { type EndpointName, type PlaceOf, placeOf } from "./places.ts";
import type { ProblemCode } from "./problems.ts";

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the origin, with `{name}` for parameters. */
  readonly path: `/api/${string}`;
  readonly area: "account" | "games" | "lobby" | "clubs" | "play" | "talk" | "links";
  readonly summary: string;
  /**
   * Who may call: anybody; somebody with a session (guests included); or also who has opened the match by a key, and
   * a script with an access token that names the match.
   */
  readonly access: "anybody" | "signed-in" | "at-table";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Absent: 204 without a body. */
  readonly response?: z.ZodType;
  /** What the response is, where it is a text of that type and not JSON. */
  readonly media?: "image/svg+xml" | "text/calendar; charset=utf-8";
  /** Its address names what it shows, so that it may be kept for good. */
  readonly isLasting?: true;
  readonly status?: 200 | 201 | 202;
  /** The codes that are particular to it; `request/…`, `server/…` and those of `access` go without saying. */
  readonly problems: readonly ProblemCode[];
}

/** What an endpoint says to those who have no access. */
export function problemsOfAccess({ access, path }: Endpoint): readonly ProblemCode[] {
  if (access === "anybody") return [];
  const atLinks = ["link/revoked", "link/withdrawn", "link/ended", "match/lent"] as const;
  if (access === "at-table") return ["account/sign-in-first", "token/invalid", ...atLinks];
  return path.startsWith("/api/matches/{id}")
    ? ["account/sign-in-first", "token/out-of-scope", "link/table-only", "match/lent"]
    : ["account/sign-in-first", "token/out-of-scope"];
}

/** The endpoint of that name, at its place, with the description's exact type. */
export function endpoint<Name extends EndpointName, const D extends Omit<Endpoint, "method" | "path">>(
  name: Name,
  description: D,
): PlaceOf<Name> & D {
  return { ...placeOf(name), ...description };
}

type PartOf<E extends Endpoint, Part extends "params" | "query" | "body"> = E extends {
  readonly [P in Part]: infer S extends z.ZodType;
}
  ? { readonly [P in Part]: z.input<S> }
  : { readonly [P in Part]?: never };

/** A query may be left out where everything in it may. */
type QueryOf<E extends Endpoint> =
  Record<"query", Record<never, never>> extends PartOf<E, "query">
    ? Partial<PartOf<E, "query">>
    : PartOf<E, "query">;

/** What a caller passes. */
export type CallOf<E extends Endpoint> = PartOf<E, "params"> & QueryOf<E> & PartOf<E, "body">;

/** What a caller gets. */
export type ResponseOf<E extends Endpoint> = E extends { readonly response: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** `{id}` alone. */
export const matchParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
