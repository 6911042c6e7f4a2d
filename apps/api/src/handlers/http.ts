import { createApp } from "../app.ts";
import { createBackend } from "../backend.ts";
import { answerRequests } from "../http/answer-requests.ts";

/** Answers requests of the HTTP API, except those that let people in or out. */
export const handler = await answerRequests((config, keys, parts) =>
  createApp(createBackend(config, keys, parts)),
);
