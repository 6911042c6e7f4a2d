/** What an endpoint is: the server routes by it, the client calls by it, the reference page shows it. */
import * as z from "zod";
import type { ProblemCode } from "./problems.ts";

export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the origin, with `{name}` for parameters. */
  readonly path: `/api/${string}`;
  readonly area: "account" | "games" | "lobby" | "play" | "links";
  readonly summary: string;
  /** Who may call: anybody, or somebody with a session (guests included). */
  readonly access: "anybody" | "signed-in";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Absent: 204 without a body. */
  readonly response?: z.ZodType;
  /** What the response is, where it is a text of that type and not JSON: kept for good under its address. */
  readonly media?: "image/svg+xml";
  readonly status?: 200 | 201 | 202;
  /** The codes that are particular to it; `request/…`, `account/sign-in-first` and `server/…` go without saying. */
  readonly problems: readonly ProblemCode[];
}

/** Checks the description and keeps its exact type. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
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
