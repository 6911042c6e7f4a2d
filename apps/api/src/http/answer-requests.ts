import { keepingTables } from "@consigliere/service/match/kept-tables";
import type { Hono } from "hono";
import { handle, type LambdaEvent } from "hono/aws-lambda";
import type { Config } from "../config.ts";
import type { Parts } from "../context.ts";
import type { Keys } from "../keys/keys.ts";
import { handlerOf } from "../process.ts";
import { isWordKnown } from "./edge.ts";
import { carriedMethod } from "./methods.ts";

/** API Gateway's event, among all that the adapter accepts. */
type HttpEvent = Extract<LambdaEvent, { readonly rawPath: string }>;

/** The handler of a function that answers requests of the HTTP API with an app. */
export function answerRequests(appOf: (config: Config, keys: Keys, parts: Partial<Parts>) => Hono) {
  return handlerOf(
    (config, keys, parts) => {
      const answer = handle(appOf(config, keys, parts));
      return (event: HttpEvent) => keepingTables(() => answer(carried(event)));
    },
    ({ headers }, keys) => isWordKnown(headers, keys),
  );
}

function carried(event: HttpEvent): HttpEvent {
  const { http } = event.requestContext;
  const method = carriedMethod(http.method);
  return { ...event, requestContext: { ...event.requestContext, http: { ...http, method } } };
}
