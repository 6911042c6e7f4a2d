import { randomBytes } from "node:crypto";
import type { FunctionSpec } from "./functions.ts";

/** The credentials with which a role's functions sign their requests. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

export function makeCredentials(): Credentials {
  return {
    accessKeyId: `ASIA${randomBytes(8).toString("hex").toUpperCase()}`,
    secretAccessKey: randomBytes(30).toString("base64url"),
    sessionToken: randomBytes(96).toString("base64url"),
  };
}

/** Variables that Lambda itself sets in a function's environment; only the endpoints are the harness's. */
export function lambdaVariables(
  spec: FunctionSpec,
  credentials: Credentials,
  endpoints: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    AWS_REGION: spec.region,
    AWS_DEFAULT_REGION: spec.region,
    AWS_LAMBDA_FUNCTION_NAME: spec.name,
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(spec.memoryMegabytes),
    AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${spec.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: "2026/01/01/[$LATEST]0",
    AWS_EXECUTION_ENV: `AWS_Lambda_${spec.runtime}`,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    LAMBDA_TASK_ROOT: spec.code,
    _HANDLER: spec.handler,
    LANG: "en_US.UTF-8",
    PATH: "/usr/local/bin:/usr/bin:/bin",
    TZ: ":UTC",
    ...endpoints,
  };
}
