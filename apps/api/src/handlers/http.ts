import { catalogue } from "@consigliere/games/catalogue";
import { createApp } from "../app.ts";
import { createBackend } from "../backend.ts";
import { answerRequests } from "../http/answer-requests.ts";

const games = catalogue.map(({ meta, table }) => ({ meta, rules: table }));

/**
 * Answers requests of the HTTP API, except those that let people in or out. Nobody asks a bot here: the functions that
 * follow up an answer do.
 */
export const handler = await answerRequests((config, keys, parts) =>
  createApp(createBackend(config, keys, { ...parts, games })),
);
