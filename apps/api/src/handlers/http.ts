import { tables } from "@consigliere/games/tables";
import { createApp } from "../app.ts";
import { createBackend } from "../backend.ts";
import { answerRequests } from "../http/answer-requests.ts";

/**
 * Answers requests of the HTTP API, except those that let people in or out. Nobody asks a bot here: the functions that
 * follow up an answer do.
 */
export const handler = await answerRequests((config, keys, parts) =>
  createApp(createBackend(config, keys, { ...parts, games: tables })),
);
