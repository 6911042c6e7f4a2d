/** The HTTP API of the template: writes a request as an event of payload format 2.0, and reads the answer. */
import { eventFrom } from "@consigliere/local/http/event";
import { failureFrom, responseFrom } from "@consigliere/local/http/result";

/** API Gateway's limit. */
const largestBody = 10 * 1024 * 1024;

/** Calls the function with the request as it arrived at the API, whoever sent it. */
export async function askApi(
  request: Request,
  sourceIp: string,
  invoke: (event: unknown) => Promise<unknown>,
): Promise<Response> {
  if (Number(request.headers.get("content-length") ?? 0) > largestBody) {
    return Response.json({ message: "Request Too Long" }, { status: 413 });
  }
  const { host } = new URL(request.url);
  const event = await eventFrom(request, { viewer: sourceIp, originKey: "" });
  // What came, and nothing that only the edge may add.
  const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== "cookie"));
  event.headers = { "x-forwarded-for": sourceIp, "x-forwarded-proto": "https", ...headers, host };
  event.requestContext = { ...event.requestContext, domainName: host };
  try {
    return responseFrom(await invoke(event));
  } catch (error) {
    return failureFrom(error);
  }
}
