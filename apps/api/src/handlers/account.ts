import { createAccountApp } from "../account-app.ts";
import { createAccountBackend } from "../account-backend.ts";
import { answerRequests } from "../http/answer-requests.ts";
import { createMailer } from "../mailer.ts";
import { createPusher } from "../pusher.ts";
import { createTelegram } from "../telegram.ts";

/** Answers requests of the HTTP API that let people in or out. */
export const handler = await answerRequests((config, keys, parts) =>
  createAccountApp(
    createAccountBackend(config, keys, {
      ...parts,
      mailer: createMailer(config),
      pusher: createPusher(config, keys),
      telegram: createTelegram(config, keys),
    }),
  ),
);
