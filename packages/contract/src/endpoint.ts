/** The description of an endpoint. The server routes by it, the client calls by it, the reference page shows it. */
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
   * The permitted callers: anybody; people with a session (guests included); or, in addition, people who have opened
   * the match by a key, and scripts with an access token that names the match.
   */
  readonly access: "anybody" | "signed-in" | "at-table";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Absent: 204 without a body. */
  readonly response?: z.ZodType;
  /** The response's type, if it is a text of that type and not JSON. */
  readonly media?: "image/svg+xml" | "text/calendar; charset=utf-8";
  /** Its address names its content, so it may be cached for good. */
  readonly isLasting?: true;
  readonly status?: 200 | 201 | 202;
  /** The codes that are particular to it. It may always answer with `request/…`, `server/…` and those of `access`. */
  readonly problems: readonly ProblemCode[];
}

/** The problems that an endpoint reports to callers without access. */
export function problemsOfAccess({ access, path }: Endpoint): readonly ProblemCode[] {
  if (access === "anybody") return [];
  const atLinks = ["link/revoked", "link/withdrawn", "link/ended", "match/lent"] as const;
  if (access === "at-table") return ["account/sign-in-first", "token/invalid", ...atLinks];
  return path.startsWith("/api/matches/{id}")
    ? ["account/sign-in-first", "token/out-of-scope", "link/table-only", "match/lent"]
    : ["account/sign-in-first", "token/out-of-scope"];
}

/** The endpoint with that name, at its place, with the description's exact type. */
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

/** A query may be left out if everything in it may. */
type QueryOf<E extends Endpoint> =
  Record<"query", Record<never, never>> extends PartOf<E, "query">
    ? Partial<PartOf<E, "query">>
    : PartOf<E, "query">;

/** The arguments of a call. */
export type CallOf<E extends Endpoint> = PartOf<E, "params"> & QueryOf<E> & PartOf<E, "body">;

/** The result of a call. */
export type ResponseOf<E extends Endpoint> = E extends { readonly response: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** `{id}` alone. */
export const matchParams = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
