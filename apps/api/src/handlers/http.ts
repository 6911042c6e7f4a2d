import { handle, type LambdaEvent } from "hono/aws-lambda";
import { createApp } from "../app.ts";
import { createBackend } from "../backend.ts";
import { isWordKnown } from "../http/edge.ts";
import { carriedMethod } from "../http/methods.ts";
import { handlerOf } from "../process.ts";

/** API Gateway's, of all that the adapter takes. */
type HttpEvent = Extract<LambdaEvent, { readonly rawPath: string }>;

/** Answers requests of the HTTP API. */
export const handler = await handlerOf(
  (config, keys, parts) => {
    const answer = handle(createApp(createBackend(config, keys, parts)));
    return (event: HttpEvent) => answer(carried(event));
  },
  ({ headers }, keys) => isWordKnown(headers, keys),
);

function carried(event: HttpEvent): HttpEvent {
  const { http } = event.requestContext;
  const method = carriedMethod(http.method);
  return { ...event, requestContext: { ...event.requestContext, http: { ...http, method } } };
}
