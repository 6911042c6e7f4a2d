import { handle, type LambdaEvent } from "hono/aws-lambda";
import { createApp } from "../app.ts";
import { createBackend } from "../backend.ts";
import { handlerOf } from "../process.ts";

/** Answers requests of the HTTP API. */
export const handler = await handlerOf((config, keys, parts) => {
  const answer = handle(createApp(createBackend(config, keys, parts)));
  return (event: LambdaEvent) => answer(event);
});
