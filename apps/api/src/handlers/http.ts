import { handle, type LambdaEvent } from "hono/aws-lambda";
import { createApp } from "../app.ts";
import { handlerOf } from "../process.ts";

/** Answers requests of the HTTP API. */
export const handler = await handlerOf((backend) => {
  const answer = handle(createApp(backend));
  return (event: LambdaEvent) => answer(event);
});
