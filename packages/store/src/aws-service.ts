/**
 * A service of AWS that speaks JSON, such as DynamoDB. Of the time that a request takes in AWS's own client, most goes
 * into layers that these services do not need. So this is a signature, a connection that stays open, and another try.
 */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { isDeepStrictEqual } from "node:util";
import { pause } from "./pause.ts";
import { type Credentials, type Signer, signerFor } from "./signature.ts";

export interface ServiceSettings {
  /** As its address begins: `dynamodb`, `ssm`. */
  readonly name: string;
  /** The prefix of its actions in the header `x-amz-target`: `DynamoDB_20120810`. */
  readonly target: string;
  /** The version of AWS's JSON that it speaks. */
  readonly json: "1.0" | "1.1";
  readonly region: string;
  /** Absent: `AWS_ENDPOINT_URL_…` or `AWS_ENDPOINT_URL` of the environment, or the service's address in the region. */
  readonly endpoint?: string | undefined;
  /** Asked once for each try. Absent: those that Lambda puts into the environment. */
  readonly credentials?: () => Promise<Credentials>;
  /** Milliseconds without a byte after which a try fails. Absent: none. */
  readonly silenceMs?: number;
}

export interface AwsService {
  /**
   * Asks for an action until it is done or refused, five times at most, with growing pauses.
   * @throws AwsError when it is refused, or still fails at the last try
   */
  call(action: string, input: object): Promise<Answer>;
  /** Asks once. */
  ask(action: string, body: string): Promise<Reply>;
  /** Closes its connections. */
  destroy(): void;
}

interface Reply {
  readonly status: number;
  readonly body: string;
  /** The time at the other side. */
  readonly date?: string | undefined;
}

interface Answer {
  readonly output: Readonly<Record<string, unknown>>;
  readonly tries: number;
}

/** A refusal. `name` is the code that the service gives, `details` all that it says, `tries` how often it was asked. */
export class AwsError extends Error {
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  readonly tries: number;

  constructor(reply: Reply, tries: number) {
    const details = detailsOf(reply.body);
    super(String(details["message"] ?? details["Message"] ?? `status ${reply.status}`));
    this.name = codeIn(details) ?? `Status${reply.status}`;
    this.status = reply.status;
    this.details = details;
    this.tries = tries;
  }
}

const TRIES = 5;
const MOST_CONNECTIONS = 50;

/** Codes of refusals that another try may end. */
const BUSY: ReadonlySet<string> = new Set([
  "LimitExceededException",
  "ProvisionedThroughputExceededException",
  "RequestLimitExceeded",
  "RequestTimeout",
  "RequestTimeoutException",
  "ThrottledException",
  "ThrottlingException",
  "TooManyRequestsException",
  "TransactionInProgressException",
]);

/** Codes of refusals whose reason may be a clock that is wrong. */
const SKEWED: ReadonlySet<string> = new Set([
  "InvalidSignatureException",
  "RequestExpired",
  "RequestInTheFuture",
  "RequestTimeTooSkewed",
  "SignatureDoesNotMatch",
]);

/** A clock further off than this many milliseconds can be the reason. */
const SKEW_MS = 60_000;

export function awsService(settings: ServiceSettings): AwsService {
  const { name, target, json, region, credentials = ofEnvironment, silenceMs = 0 } = settings;
  const url = new URL(settings.endpoint ?? addressOf(name, region));
  const isSecure = url.protocol === "https:";
  const pool = { keepAlive: true, maxSockets: MOST_CONNECTIONS };
  const agent = isSecure ? new HttpsAgent(pool) : new HttpAgent(pool);
  const request = isSecure ? httpsRequest : httpRequest;
  const place = { protocol: url.protocol, host: url.hostname, port: url.port || undefined, agent };
  /** Milliseconds by which the other side's clock is ahead of this one. */
  let ahead = 0;

  const scope = { service: name, region, host: url.host, contentType: `application/x-amz-json-${json}` };
  let signer: { readonly of: Credentials; readonly sign: Signer } | undefined;

  /** Credentials that stay the same have one signer, which keeps its key. */
  async function signerNow() {
    const given = await credentials();
    if (signer === undefined || !isDeepStrictEqual(signer.of, given))
      signer = { of: given, sign: signerFor(scope, given) };
    return signer.sign;
  }

  async function ask(action: string, body: string): Promise<Reply> {
    const headers = (await signerNow())({
      body,
      target: `${target}.${action}`,
      time: new Date(Date.now() + ahead),
    });
    return new Promise((resolve, reject) => {
      const asked = request({ ...place, method: "POST", path: "/", headers, timeout: silenceMs }, (reply) =>
        read(reply, resolve, reject),
      );
      asked.on("error", reject);
      asked.on("timeout", () => asked.destroy(new Error(`${name} is silent`)));
      asked.end(body);
    });
  }

  async function call(action: string, input: object): Promise<Answer> {
    const body = JSON.stringify(input);
    for (let tries = 1; ; tries++) {
      const reply = await service.ask(action, body).catch((error: Error) => error);
      if (reply instanceof Error) {
        if (tries === TRIES) throw reply;
      } else {
        if (reply.status < 300) return { output: JSON.parse(reply.body), tries };
        const error = new AwsError(reply, tries);
        if (tries === TRIES || !isPassing(error, reply)) throw error;
      }
      await pause(tries + 1);
    }
  }

  /** Whether another try may end it: then a clock that was wrong is set. */
  function isPassing({ name: code, status }: AwsError, { date }: Reply): boolean {
    if (status >= 500 || status === 429 || BUSY.has(code)) return true;
    if (!SKEWED.has(code) || date === undefined) return false;
    const off = Date.parse(date) - Date.now();
    if (Math.abs(off - ahead) < SKEW_MS) return false;
    ahead = off;
    return true;
  }

  const service: AwsService = { call, ask, destroy: () => agent.destroy() };
  return service;
}

function addressOf(name: string, region: string): string {
  const partition = region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
  const { AWS_ENDPOINT_URL, [`AWS_ENDPOINT_URL_${name.toUpperCase()}`]: own } = process.env;
  return own ?? AWS_ENDPOINT_URL ?? `https://${name}.${region}.${partition}`;
}

function read(reply: IncomingMessage, resolve: (reply: Reply) => void, reject: (error: Error) => void): void {
  const parts: Buffer[] = [];
  reply.on("data", (part: Buffer) => parts.push(part));
  // Cut off, it has no end.
  reply.on("error", reject);
  reply.on("end", () => {
    const { statusCode: status = 0, headers } = reply;
    resolve({ status, body: Buffer.concat(parts).toString(), date: headers.date });
  });
}

function detailsOf(body: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

const codeIn = ({ __type: type }: Readonly<Record<string, unknown>>) =>
  typeof type === "string" ? type.split("#").at(-1) : undefined;

/** Those of a function stay the same for as long as it lives. */
async function ofEnvironment(): Promise<Credentials> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  return {
    accessKeyId: AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? "",
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
}
