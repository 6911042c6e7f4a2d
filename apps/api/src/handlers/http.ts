import { handle } from "hono/aws-lambda";
import { createApp } from "../app.ts";
import { sharedBackend } from "../backend.ts";

/** Answers requests of the HTTP API. */
export const handler = handle(createApp(sharedBackend()));
