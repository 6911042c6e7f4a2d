/** A typed client over `fetch`, for the web app and for tests. It needs no schema at run time. */
import type { CallOf, Endpoint, ResponseOf } from "./endpoint.ts";
import type { Problem } from "./problems.ts";

export interface ClientSettings {
  /** Default: the page's own origin. */
  readonly baseUrl?: string;
  /** The language of the titles of problems. */
  readonly locale: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** A refusal by the service, with its problem. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.title}`);
    this.name = "ProblemError";
    this.problem = problem;
  }
}

/** The service was not reached, or something on the way answered in its place. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super("the service was not reached", { cause });
    this.name = "ConnectionError";
  }
}

/** The result of a conditional call: the new data with its tag, or the fact that nothing has changed. */
export type Fresh<T> =
  | { readonly changed: true; readonly data: T; readonly etag: string | null }
  | { readonly changed: false };

export interface Client {
  /** Calls the endpoint. Throws {@link ProblemError} for refusals, and {@link ConnectionError}. */
  call<E extends Endpoint>(endpoint: E, call: CallOf<E>): Promise<ResponseOf<E>>;
  /** The endpoint's address for a call, for resources that the browser loads on its own. */
  addressOf<E extends Endpoint>(endpoint: E, call: CallOf<E>): string;
  /** The same, unless the data still has the tag `etag`. */
  callIfChanged<E extends Endpoint>(
    endpoint: E,
    call: CallOf<E>,
    etag: string | null,
  ): Promise<Fresh<ResponseOf<E>>>;
}

/** A client for the service at `settings.baseUrl`. */
export function createClient(settings: ClientSettings): Client {
  const send = async (endpoint: Endpoint, call: CallParts, etag: string | null): Promise<Response> => {
    const url = urlOf(settings.baseUrl ?? "", endpoint, call);
    const init = {
      method: endpoint.method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        "accept-language": settings.locale,
        ...(call.body === undefined ? {} : { "content-type": "application/json" }),
        ...(etag === null ? {} : { "if-none-match": etag }),
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    } as const;
    const response = await reached(() => (settings.fetch ?? globalThis.fetch)(url, init));
    if (response.ok || response.status === 304) return response;
    throw await reached(() => problemOf(response));
  };
  return {
    call: async (endpoint, call) => {
      const response = await send(endpoint, call, null);
      const type = response.headers.get("content-type") ?? "application/json";
      const isJson = type.startsWith("application/json");
      return reached(async () => {
        // The page of a network that wants something first: the service sends none.
        if (type.startsWith("text/html")) throw new TypeError("a page in place of data");
        const text = await response.text();
        const data: unknown = text === "" ? undefined : isJson ? JSON.parse(text) : text;
        return data as ResponseOf<typeof endpoint>;
      });
    },
    addressOf: (endpoint, call) => urlOf(settings.baseUrl ?? "", endpoint, call),
    callIfChanged: async (endpoint, call, etag) => {
      const response = await send(endpoint, call, etag);
      if (response.status === 304) return { changed: false };
      const data = (await reached(() => response.json())) as ResponseOf<typeof endpoint>;
      return { changed: true, data, etag: response.headers.get("etag") };
    },
  };
}

/** Whatever fails between the page and the service is a fault of the connection: also a reply that is cut or no JSON. */
async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new ConnectionError(error);
  }
}

interface CallParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

function urlOf(baseUrl: string, endpoint: Endpoint, call: CallParts): string {
  const params = (call.params ?? {}) as Record<string, string | number>;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries((call.query ?? {}) as Record<string, unknown>).filter(
    ([, v]) => v !== undefined,
  );
  const search = new URLSearchParams(
    query.map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return `${baseUrl}${path}${search === "" ? "" : `?${search}`}`;
}

async function problemOf(response: Response): Promise<Error> {
  const isProblem = response.headers.get("content-type")?.startsWith("application/problem+json") === true;
  if (isProblem) return new ProblemError((await response.json()) as Problem);
  if (response.status === 429) return new ProblemError(flooded);
  return new ConnectionError(`the answer was ${response.status} without a problem`);
}

/** The firewall and throttle in front of the service refuse floods. They do not know our problem format. */
const flooded: Problem = {
  type: "about:blank",
  code: "request/too-many",
  status: 429,
  title: "refused before the service",
};
