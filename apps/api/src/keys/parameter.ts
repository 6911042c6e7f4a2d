import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Sha256 } from "@smithy/core/checksum";
import { HttpRequest } from "@smithy/core/transport";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { SignatureV4 } from "@smithy/signature-v4";

/** A parameter of Systems Manager, encrypted with the account's own key for parameters, which costs nothing. */
export interface Parameter {
  /** Its content; null if there is none. */
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

/** An error of Systems Manager. Its name says which, and its message reveals nothing of the content. */
class ParameterError extends Error {
  constructor(name: string) {
    super("Systems Manager refused.");
    this.name = name;
  }
}

interface Answer {
  readonly Parameter?: { readonly Value?: string };
  readonly __type?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const REQUEST_MS = 10_000;
const TRIES = 4;

/**
 * The parameter with this name, read with the credentials that Lambda puts into the environment. It is asked with the
 * parts of the SDK that every start loads for DynamoDB anyway: the SDK's client of the service, and Node's fetch, would
 * each make a start longer.
 */
export function parameterNamed(Name: string, region: string, env: Environment = process.env): Parameter {
  const call = async (action: string, input: object): Promise<Answer> => {
    const url = new URL(env["AWS_ENDPOINT_URL_SSM"] ?? `https://ssm.${region}.amazonaws.com`);
    const request = new HttpRequest({
      method: "POST",
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port !== "" && { port: Number(url.port) }),
      headers: {
        host: url.host,
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AmazonSSM.${action}`,
      },
      body: JSON.stringify({ Name, ...input }),
    });
    for (let tries = 1; ; tries++) {
      const { status, answer } = await sent(request, region, env);
      if (status < 400) return answer;
      const isBusy = status === 429 || status >= 500;
      if (!isBusy || tries === TRIES)
        throw new ParameterError(answer.__type?.split("#").at(-1) ?? `Status${status}`);
      await sleep(Math.random() * 50 * 2 ** tries);
    }
  };
  const unlessMissing = async <T>(asked: Promise<T>): Promise<T | null> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof ParameterError && error.name === "ParameterNotFound") return null;
      throw error;
    }
  };
  return {
    read: async () =>
      (await unlessMissing(call("GetParameter", { WithDecryption: true })))?.Parameter?.Value ?? null,
    write: async (Value) => {
      // After ten years, rings may outgrow the free tier. Only then does it cost five cents a month.
      await call("PutParameter", {
        Value,
        Type: "SecureString",
        Tier: "Intelligent-Tiering",
        Overwrite: true,
      });
    },
    remove: async () => void (await unlessMissing(call("DeleteParameter", {}))),
  };
}

async function sent(request: HttpRequest, region: string, env: Environment) {
  const { AWS_ACCESS_KEY_ID = "", AWS_SECRET_ACCESS_KEY = "", AWS_SESSION_TOKEN } = env;
  const credentials = {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN === undefined ? {} : { sessionToken: AWS_SESSION_TOKEN }),
  };
  const signer = new SignatureV4({ service: "ssm", region, credentials, sha256: Sha256 });
  const handler = new NodeHttpHandler({ requestTimeout: REQUEST_MS, throwOnRequestTimeout: true });
  try {
    const { response } = await handler.handle(HttpRequest.clone(await signer.sign(request)));
    const { statusCode: status, body } = response;
    return { status, answer: status < 500 ? ((await json(body)) as Answer) : {} };
  } finally {
    handler.destroy();
  }
}
