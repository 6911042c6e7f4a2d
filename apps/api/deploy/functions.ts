import { accountEndpoints, places } from "@consigliere/contract/places";

/**
 * The functions as they are deployed. infra makes Lambda functions of them; apps/local runs http, account, stream,
 * tick and live in the same way.
 */
export const functions = {
  http: { entry: "src/handlers/http.ts", timeoutSeconds: 15, memoryMegabytes: 1024 },
  /**
   * Lets people in or out: invitations, guests, keys by mail, leaving for good; clubs; calendars, for programs with
   * their address; and documents about the API.
   */
  account: { entry: "src/handlers/account.ts", timeoutSeconds: 15, memoryMegabytes: 1024 },
  stream: { entry: "src/handlers/stream.ts", timeoutSeconds: 60, memoryMegabytes: 1024 },
  /**
   * A whole core, because it draws pictures for mails. One begins in each minute. One that has much to do goes on beside
   * the next ones, so where much is due several of them share it.
   */
  tick: { entry: "src/handlers/tick.ts", timeoutSeconds: 250, memoryMegabytes: 1769 },
  /** Keeps the pages that are open at matches, as their sockets come and go. */
  live: { entry: "src/handlers/live.ts", timeoutSeconds: 10, memoryMegabytes: 512 },
  /** Hears from SES which mails bounced or were unwanted. */
  feedback: { entry: "src/handlers/feedback.ts", timeoutSeconds: 30, memoryMegabytes: 512 },
  /** Makes the keys while the stacks are deployed, and hands the edge its proof. */
  keys: { entry: "src/handlers/keys.ts", timeoutSeconds: 60, memoryMegabytes: 256 },
} as const;

export type FunctionName = keyof typeof functions;

export const functionNames = Object.keys(functions) as readonly FunctionName[];

/** How the table's stream reaches the stream function. */
export const streamSource = {
  batchSize: 50,
  /** A batch that fails as a whole is halved until the culprit is alone. */
  bisectOnError: true,
  /** How often a batch is retried before it is put aside. */
  retryAttempts: 8,
  maxRecordAgeHours: 22,
  /**
   * The number of batches of one shard that are handled at the same time, 1 to 10. Above 1, only the order of each item
   * is kept.
   */
  parallelization: 1,
} as const;

/** How often the tick function looks for due work. */
export const tickMinutes = 1;

/** The requests that the account function answers, as API Gateway names them; http answers all others. */
export const accountRoutes: readonly string[] = [
  "ANY /i/{token+}",
  "ANY /api/openapi.json",
  "ANY /api/reference",
  ...accountEndpoints.map((name) => places[name]),
];

const accountPatterns = accountRoutes.map((route) => {
  const [offered = "", pattern = ""] = route.split(" ");
  const source = pattern.replaceAll(/\{\w+\}/g, "[^/]+").replace(/\{\w+\+\}/, ".+");
  return { offered, path: new RegExp(`^${source}$`) };
});

/** The function that answers a request. */
export function answering(method: string, path: string): "http" | "account" {
  const leadsThere = accountPatterns.some(
    ({ offered, path: pattern }) => (offered === "ANY" || offered === method) && pattern.test(path),
  );
  return leadsThere ? "account" : "http";
}
