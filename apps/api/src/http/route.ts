/** Turns an endpoint of the contract into a route: schema in, use case, JSON out. */
import { readDashboard } from "@consigliere/contract/dashboard";
import type { Endpoint, ResponseOf } from "@consigliere/contract/endpoint";
import { writeLetter } from "@consigliere/contract/talk";
import type { Locale } from "@consigliere/languages";
import type { Person } from "@consigliere/service/account/person";
import { profileOf } from "@consigliere/service/account/profile";
import { bearerIn, personByToken } from "@consigliere/service/account/token-holder";
import { complaintsOf, Refusal } from "@consigliere/service/refusal";
import type { Profile } from "@consigliere/store/profiles";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Backend } from "../backend.ts";
import { callerOf } from "./caller.ts";
import { etagOf, isUnchanged, knownTag } from "./etag.ts";
import { localeFrom } from "./locale.ts";
import { honoPath } from "./methods.ts";

type Parsed<E extends Endpoint, Part extends "params" | "query" | "body"> = E extends {
  readonly [P in Part]: infer S extends z.ZodType;
}
  ? z.output<S>
  : undefined;

/** A request that fits its endpoint. */
interface Call<E extends Endpoint> {
  readonly params: Parsed<E, "params">;
  readonly query: Parsed<E, "query">;
  readonly body: Parsed<E, "body">;
  readonly locale: Locale;
  readonly headers: Headers;
  /** Names the caller for rate limits. */
  readonly caller: string;
  /** The person behind the request. @throws Refusal `account/sign-in-first` */
  readonly who: () => Promise<Person>;
  readonly whoIfAny: () => Promise<Person | null>;
  /** The person's profile. @throws Refusal `account/sign-in-first` */
  readonly profile: () => Promise<Profile>;
  readonly setCookies: (cookies: readonly string[]) => void;
  /** The tag that the caller has; null: none. */
  readonly knownTag: string | null;
  /** Gives the response a tag that is known without its body. */
  readonly setTag: (tag: string | null) => void;
}

/** Replaces a response that the caller already has. */
export const UNCHANGED = Symbol("unchanged");

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E> | typeof UNCHANGED>;

/** Adds routes to an app. */
export type Router = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** A router for `app`. */
export function routerFor(app: Hono, backend: Backend): Router {
  return (endpoint, handler) => {
    app.on(endpoint.method, honoPath(endpoint.path), async (c) => {
      const cookies = new Map<string, string>();
      let tag: string | null = null;
      const setTag = (given: string | null) => {
        tag = given;
      };
      const call = { ...(await callFrom(c, backend, endpoint, cookies)), setTag };
      const result = await handler(call);
      for (const cookie of cookies.values()) c.header("set-cookie", cookie, { append: true });
      return result === UNCHANGED ? unchanged(c) : respond(c, endpoint, result, tag);
    });
  };
}

/** The match that a request is about. */
function matchIn(c: Context, { path }: Endpoint): string | undefined {
  return path.startsWith("/api/matches/{id}") ? c.req.param("id") : undefined;
}

interface Asked {
  readonly endpoint: Endpoint;
  readonly headers: Headers;
  readonly matchId: string | undefined;
  readonly setCookies: (cookies: readonly string[]) => void;
}

/**
 * Finds the caller: by an access token, whatever cookies come along; by their session; or, at a table that was opened
 * by somebody else's key, by that key. A token or key only lets them look and answer there. A key that no longer opens
 * anything does not keep out a caller with a session. A key for spectators does not keep somebody from sitting down.
 * @throws Refusal `token/invalid`, `token/out-of-scope`, `match/unknown`, `link/table-only`, `link/revoked`,
 * `link/withdrawn`, `link/ended`
 */
async function callerAt({ context, sessions, passes }: Backend, asked: Asked): Promise<Person | null> {
  const { endpoint, headers, matchId, setCookies } = asked;
  const bearer = endpoint.access === "anybody" ? null : bearerIn(headers);
  if (bearer !== null) {
    if (endpoint.access === "signed-in" || matchId === undefined) throw new Refusal("token/out-of-scope");
    return personByToken(context, bearer, matchId);
  }
  const { result: person, cookies } = await sessions.whoIs(headers, { isAnew: !isOften(endpoint) });
  setCookies(cookies);
  const pass = matchId === undefined || endpoint.access === "anybody" ? null : passes.at(matchId, headers);
  if (matchId === undefined || pass === null || pass.userId === person?.userId) return person;
  if (endpoint.access === "signed-in") {
    if (pass.isForSpectators && person !== null) return person;
    throw new Refusal("link/table-only");
  }
  try {
    return await passes.holderOf(pass, person);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (person !== null) setCookies([passes.closed(headers, matchId)]);
    else if (error.code !== "link/invalid") throw error;
    return person;
  }
}

/**
 * Requests that a page makes all the time. There, a session that was found a moment ago is good enough. Every other
 * request may make a profile or change an account, so its session must still be valid.
 */
function isOften({ area, path }: Endpoint): boolean {
  return area === "play" || path === readDashboard.path || path === writeLetter.path;
}

async function callFrom<E extends Endpoint>(
  c: Context,
  backend: Backend,
  endpoint: E,
  cookies: Map<string, string>,
): Promise<Omit<Call<E>, "setTag">> {
  const { context, origins } = backend;
  const headers = c.req.raw.headers;
  const locale = localeFrom(c.req.header("accept-language"));
  // If two cookies have one name, the later one counts: a session that was renewed may end in the same call.
  const setCookies = (more: readonly string[]) => {
    for (const cookie of more) cookies.set(cookie.slice(0, cookie.indexOf("=")), cookie);
  };
  let found: Promise<Person | null> | undefined;
  const whoIfAny = () => {
    found ??= callerAt(backend, { endpoint, headers, matchId: matchIn(c, endpoint), setCookies });
    return found;
  };
  const who = async () => {
    const person = await whoIfAny();
    if (person === null) throw new Refusal("account/sign-in-first");
    return person;
  };
  if (endpoint.access !== "anybody") await who();
  return {
    params: parsed(endpoint.params, c.req.param(), "params") as Parsed<E, "params">,
    query: parsed(endpoint.query, c.req.query(), "query") as Parsed<E, "query">,
    body: (endpoint.body === undefined ? undefined : parsed(endpoint.body, await json(c), "body")) as Parsed<
      E,
      "body"
    >,
    locale,
    headers,
    caller: callerOf(c, origins),
    who,
    whoIfAny,
    profile: async () => profileOf(context, await who(), locale),
    setCookies,
    knownTag: knownTag(c.req.header("if-none-match")),
  };
}

/** Nothing of ours is half as deep. Thousands of brackets would be too deep for the schemas. */
const DEEPEST_JSON = 50;

async function json(c: Context): Promise<unknown> {
  const value = jsonIn(await c.req.text());
  if (isDeeperThan(DEEPEST_JSON, value)) throw new Refusal("request/too-large");
  return value;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal("request/malformed-json", { cause });
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}

function parsed(schema: z.ZodType | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const path = part === "body" ? [] : [part];
  const { issues } = result.error;
  const isName = issues.every((issue) => issue.code === "custom" && issue.params?.["unfit"] !== undefined);
  const code = isName ? "request/unfit-name" : "request/invalid";
  throw new Refusal(code, { complaints: complaintsOf(issues, path) });
}

const KEPT_BY_ITS_READER = "private, no-cache";

/** The caller already has it, under the tag that the request names. */
function unchanged(c: Context): Response {
  c.header("cache-control", KEPT_BY_ITS_READER);
  c.header("etag", c.req.header("if-none-match"));
  return c.body(null, 304);
}

function respond(
  c: Context,
  { method, response, media, isLasting, status = 200 }: Endpoint,
  result: unknown,
  tag: string | null,
): Response {
  c.header("cache-control", KEPT_BY_ITS_READER);
  if (response === undefined) return c.body(null, status === 200 ? 204 : status);
  if (isLasting === true) c.header("cache-control", "private, max-age=604800, immutable");
  const body = media === undefined ? JSON.stringify(result) : String(result);
  const etag = tag === null ? etagOf(body) : `"${tag}"`;
  c.header("etag", etag);
  if (method === "GET" && isUnchanged(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("content-type", media ?? "application/json");
  return c.body(body, status);
}
