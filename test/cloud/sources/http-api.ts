/** The HTTP API of the template: writes a request as an event of payload format 2.0, and reads the answer. */
import { eventFrom } from "@consigliere/local/http/event";
import { failureFrom, responseFrom } from "@consigliere/local/http/result";

/** The function that answers the requests of one route; its name is API Gateway's. */
export interface Route {
  readonly key: string;
  readonly invoke: (event: unknown) => Promise<unknown>;
}

/** Calls the function of the route with the request as it arrived at the API, whoever sent it. */
export async function askApi(
  request: Request,
  sourceIp: string,
  routes: readonly Route[],
): Promise<Response> {
  const { host } = new URL(request.url);
  const event = await eventFrom(request, { viewer: sourceIp, originKey: "" });
  // The request as it came, without anything that only the edge may add.
  const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== "cookie"));
  event.headers = { "x-forwarded-for": sourceIp, "x-forwarded-proto": "https", ...headers, host };
  const { key: routeKey, invoke } = routeOf(event.requestContext.http, routes);
  event.routeKey = routeKey;
  event.requestContext = { ...event.requestContext, domainName: host, routeKey };
  try {
    return responseFrom(await invoke(event));
  } catch (error) {
    return failureFrom(error);
  }
}

/** The one that names method and path; else the default. */
function routeOf({ method, path }: { method: string; path: string }, routes: readonly Route[]): Route {
  const named = routes.find(({ key }) => {
    const [offered = "", pattern = ""] = key.split(" ");
    const form = pattern.replaceAll(/\{\w+\}/g, "[^/]+").replace(/\{\w+\+\}/, ".+");
    const isPath = new RegExp(`^${form}$`).test(path);
    return (offered === "ANY" || offered === method) && isPath;
  });
  const found = named ?? routes.find(({ key }) => key === "$default");
  if (!found) throw new Error(`No route leads on from ${method} ${path}.`);
  return found;
}
